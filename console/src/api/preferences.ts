import { firstChoice, firstSettings, preferences, Settings, type ListChoice } from '@takt/contract/preferences.ts'
import { call } from './call.ts'
import { useSession } from './session.ts'

const place = 'takt.settings'

/** As this browser last had them: the login page and the first picture look like the rest, before anybody has said who they are. */
function readSettings(): Settings {
  try {
    return { ...firstSettings, ...Settings.partial().parse(JSON.parse(localStorage.getItem(place) ?? '{}')) }
  } catch {
    return firstSettings // of an older version, or not ours
  }
}
let last = readSettings()
export const lastSettings = () => last

/** How this person wants the console. */
export const useSettings = (): Settings => useSession(({ info }) => info?.settings ?? last)

export function keepSettings(settings: Settings) {
  last = settings
  localStorage.setItem(place, JSON.stringify(settings))
}

/** Acts at once and is then kept on the server; refused, it falls back and the caller is told. */
export async function saveSettings(patch: Partial<Settings>): Promise<void> {
  const before = useSession.getState().info?.settings
  if (!before) return
  show({ ...before, ...patch })
  try {
    show(await call(preferences.saveSettings, patch))
  } catch (error) {
    show(before)
    throw error
  }
}
function show(settings: Settings) {
  keepSettings(settings)
  useSession.setState(({ info }) => ({ info: info && { ...info, settings } }))
}

/** What this person made of a list's columns. */
export const useListChoice = (list: string): ListChoice => useSession(({ info }) => info?.lists[list] ?? firstChoice)

const pause = 600
const waiting = new Map<string, ReturnType<typeof setTimeout>>()

/** Shown at once; sent when the dragging has paused. Null: as the page itself has it. `lost` hears why it could not be kept. */
export function saveListChoice(list: string, choice: ListChoice | null, lost: (error: unknown) => void) {
  useSession.setState(({ info }) => {
    if (!info) return {}
    const { [list]: _, ...others } = info.lists
    return { info: { ...info, lists: choice ? { ...others, [list]: choice } : others } }
  })
  clearTimeout(waiting.get(list))
  waiting.set(list, setTimeout(() => void call(preferences.saveList, { list, choice }).catch(lost), pause))
}
