import {
  firstChoice,
  firstSettings,
  preferences,
  Settings,
  sizes,
  type ListChoice,
} from '@takt/contract/preferences.ts'
import { call } from './call.ts'
import { useSession } from './session.ts'
import { readCookie } from './stored.ts'

const place = 'takt.settings'

/** As this browser last had them: the login page and the first picture look like the rest, before anybody has logged in. */
function readSettings(): Settings {
  const size = sizes.find((size) => size === readCookie('size')) ?? firstSettings.size
  try {
    return {
      ...firstSettings,
      size,
      ...Settings.partial().parse(JSON.parse(localStorage.getItem(place) ?? '{}')),
    }
  } catch {
    return { ...firstSettings, size } // of an older version, or not ours
  }
}
let last = readSettings()
export const lastSettings = () => last

/** How this person sets up the console. */
export const useSettings = (): Settings => useSession(({ info }) => info?.settings ?? last)

export function keepSettings(settings: Settings) {
  last = settings
  localStorage.setItem(place, JSON.stringify(settings))
}

/** Acts at once and is then kept on the server; refused, it falls back and the caller gets the refusal. */
export async function saveSettings(patch: Partial<Settings>): Promise<void> {
  const before = useSession.getState().info?.settings
  if (!before) return
  show(patch)
  try {
    await call(preferences.saveSettings, patch)
  } catch (error) {
    // Only what this call changed: another one may be on its way.
    show(Object.fromEntries(Object.keys(patch).map((name) => [name, before[name as keyof Settings]]))) // its own keys
    throw error
  }
}
function show(patch: Partial<Settings>) {
  const { info } = useSession.getState()
  if (!info) return
  const recent = { ...info.settings.recent, ...patch.recent }
  const settings = { ...info.settings, ...patch, recent }
  keepSettings(settings)
  useSession.setState({ info: { ...info, settings } })
}

/** What this person made of a list's columns. */
export const useListChoice = (list: string): ListChoice =>
  useSession(({ info }) => info?.lists[list] ?? firstChoice)

const pause = 600
const waiting = new Map<string, ReturnType<typeof setTimeout>>()

/** Shown at once; sent when the dragging has paused. Null: as the page itself has it. `lost` gets the reason why it could not be kept. */
export function saveListChoice(list: string, choice: ListChoice | null, lost: (error: unknown) => void) {
  useSession.setState(({ info }) => {
    if (!info) return {}
    const { [list]: _, ...otherLists } = info.lists
    return { info: { ...info, lists: choice ? { ...otherLists, [list]: choice } : otherLists } }
  })
  clearTimeout(waiting.get(list))
  waiting.set(
    list,
    setTimeout(() => void call(preferences.saveList, { list, choice }).catch(lost), pause),
  )
}
