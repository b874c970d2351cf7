import type { Endpoint } from '@takt/contract/endpoint.ts'
import { refuse } from '@takt/contract/errors.ts'
import { features } from '@takt/contract/features.ts'
import {
  firstChoice,
  firstSettings,
  ListChoice,
  type Preferences,
  type SavedView,
  Settings,
} from '@takt/contract/preferences.ts'
import { recordChange } from '../../platform/audit/audit.ts'
import { maySee, type PlantCall } from '../../platform/db/call.ts'
import { inOneGo } from '../../platform/db/connect.ts'
import { mayCall } from '../../platform/db/rights.ts'
import type { Db } from '../../platform/db/tables.ts'
import {
  countViews,
  findPreferences,
  forgetList,
  insertView,
  lockView,
  mergeList,
  mergeSettings,
  nameTaken,
  removeView,
  settingsOf,
  updateView,
  viewsFor,
} from './preferences.queries.ts'

const mostLists = 200
const mostViews = 200

/** What is stored may be of an older version: what is no longer a setting falls back to the first. */
function settingsFrom(stored: object): Settings {
  const valid = Object.entries(stored).filter(
    ([name, value]) => Settings.partial().safeParse({ [name]: value }).success,
  )
  return { ...firstSettings, ...Object.fromEntries(valid) }
}

export async function preferencesOf(db: Db, userName: string): Promise<Preferences> {
  const { settings, lists } = (await findPreferences(db, userName)) ?? { settings: {}, lists: {} }
  const validLists = Object.entries(lists).flatMap(([list, choice]) =>
    ListChoice.safeParse(choice).success ? [[list, choice] as const] : [],
  )
  return { settings: settingsFrom(settings), lists: Object.fromEntries(validLists) }
}

/** People without a choice are not among them: their browser decides, which is not known here. */
export async function languagesOf(db: Db, userNames: readonly string[]) {
  const chosen = (await settingsOf(db, userNames)).map(
    ({ userName, settings }) => [userName, settingsFrom(settings).language] as const,
  )
  return new Map(chosen.flatMap(([userName, language]) => (language ? [[userName, language] as const] : [])))
}

export async function saveSettings({ db, user }: PlantCall, patch: Partial<Settings>): Promise<Settings> {
  return settingsFrom((await mergeSettings(db, user.userName, patch)).settings)
}

export async function saveList(
  { db, user }: PlantCall,
  { list, choice }: { list: string; choice: ListChoice | null },
): Promise<ListChoice> {
  if (!choice) {
    await forgetList(db, user.userName, list)
    return firstChoice
  }
  const { lists } = await preferencesOf(db, user.userName)
  if (!(list in lists) && Object.keys(lists).length >= mostLists)
    refuse('preferences.too_many', { most: mostLists })
  await mergeList(db, user.userName, list, choice)
  return choice
}

const endpoints = new Map(
  Object.values(features)
    .flatMap((feature) => Object.values<Endpoint>(feature))
    .map((endpoint) => [endpoint.name, endpoint]),
)

/** One's own; and those others share, where this person may open the list and look at the lines the view names. */
export async function viewsOf({ db, user }: PlantCall, list: string): Promise<SavedView[]> {
  const endpoint = endpoints.get(list)
  const mayOpen = endpoint !== undefined && mayCall(user, endpoint)
  return (await viewsFor(db, user.userName, list)).filter(
    ({ userName, search }) =>
      userName === user.userName || (mayOpen && linesIn(search).every((line) => maySee(user, line))),
  )
}

const linesIn = (search: string) =>
  [...new URLSearchParams(search)].flatMap(([name, value]) =>
    name === 'lineNumber' || name === 'lines' ? [value] : [],
  )

type Draft = Omit<SavedView, 'id' | 'revision' | 'userName'> & {
  id?: number | undefined
  revision?: number | undefined
}

export function saveView(call: PlantCall, { id, revision, ...draft }: Draft): Promise<SavedView> {
  return inOneGo(call.db, async (db) => {
    const view = { ...draft, userName: call.user.userName }
    const taken = () => refuse('record.code_taken', { code: view.viewName }, 'viewName')
    const before = id === undefined ? null : await ownView(db, call, id)
    if (before && before.revision !== revision) refuse('record.changed')
    if (before && (await nameTaken(db, before.id, view))) taken()
    if (!before && (await countViews(db, view.userName)) >= mostViews)
      refuse('preferences.too_many', { most: mostViews })
    const after = before ? await updateView(db, before.id, view) : ((await insertView(db, view)) ?? taken())
    await recordChange(db, call, {
      entity: 'view',
      key: after.id,
      action: before ? 'update' : 'create',
      before,
      after,
    })
    return after
  })
}

export function deleteView(call: PlantCall, { id }: { id: number }): Promise<SavedView> {
  return inOneGo(call.db, async (db) => {
    const before = await ownView(db, call, id)
    await removeView(db, id)
    await recordChange(db, call, { entity: 'view', key: id, action: 'delete', before })
    return before
  })
}

/** Somebody else's view is answered like a missing one: nobody learns what others keep for themselves. */
async function ownView(db: Db, { user }: PlantCall, id: number): Promise<SavedView> {
  const view = await lockView(db, id)
  return view && view.userName === user.userName ? view : refuse('record.unknown')
}
