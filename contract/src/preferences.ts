import { z } from 'zod'
import { feature, plantCommand, plantQuery } from './endpoint.ts'
import { code, count, flag, id, name } from './fields.ts'
import { languages } from './languages.ts'
import { pageNames } from './pages.ts'

export const sizes = ['default', 'medium', 'small', 'mini'] as const
export type Size = (typeof sizes)[number]
export const modes = ['light', 'dark', 'system'] as const
export type Mode = (typeof modes)[number]
export const mostFavourites = 7

/** No control character and no half letter: no database keeps them. */
const text = (most: number) =>
  z
    .string()
    .max(most)
    .regex(/^[^\p{Cc}\p{Cs}]*$/u)

/** Pages that show nothing until something is chosen: they offer what this person chose last. */
const recentPlaces = ['genealogy', 'parameters', 'pivot', 'distribution'] as const
export type RecentPlace = (typeof recentPlaces)[number]
export const mostRecent = 6
/** What was chosen, its label and its form in the address, and on which line. */
export const RecentChoice = z.strictObject({ label: text(200), search: text(1000), lineNumber: code() })
export type RecentChoice = z.infer<typeof RecentChoice>
const recentOf = z.array(RecentChoice).max(mostRecent).optional()

/** How one person sets up the console; the names are the specification's where it has one. */
export const Settings = z.strictObject({
  theme: z.string().regex(/^#[\da-f]{6}$/i),
  mode: z.enum(modes),
  size: z.enum(sizes),
  tagsView: flag(),
  fixedHeader: flag(),
  sidebarLogo: flag(),
  pinyinSearch: flag(),
  /** Null: as the browser is set. */
  language: z.enum(languages).nullable(),
  /** The line a new browser starts with. Null: the first one. */
  lineNumber: code().nullable(),
  /** Pages at the head of the menu, in the order they were chosen. */
  favourites: z
    .array(z.enum(pageNames))
    .max(mostFavourites)
    .refine((names) => new Set(names).size === names.length),
  recent: z.strictObject({
    genealogy: recentOf,
    parameters: recentOf,
    pivot: recentOf,
    distribution: recentOf,
  } satisfies Record<RecentPlace, typeof recentOf>),
})
export type Settings = z.infer<typeof Settings>
export const firstSettings: Settings = {
  theme: '#1890ff',
  mode: 'system',
  size: 'medium',
  tagsView: true,
  fixedHeader: false,
  sidebarLogo: false,
  pinyinSearch: true,
  language: null,
  lineNumber: null,
  favourites: [],
  recent: {},
}

const column = text(64).min(1)
const mostColumns = 100
const columns = z.array(column).max(mostColumns)
/** The name of the list: that of the endpoint its rows come from. */
const list = z
  .string()
  .min(1)
  .max(64)
  .regex(/^[\w/-]+$/)

/** What a person made of a list's columns. A column that is not named stays where the page puts it. */
export const ListChoice = z.strictObject({
  order: columns,
  hidden: columns,
  pinned: columns,
  /** Pixels. */
  widths: z
    .record(column, z.int().min(30).max(2000))
    .refine((widths) => Object.keys(widths).length <= mostColumns),
})
export type ListChoice = z.infer<typeof ListChoice>
export const firstChoice: ListChoice = { order: [], hidden: [], pinned: [], widths: {} }

/** A list as somebody arranged it, by a name: its filters and sort as in the address, and its columns. */
export const SavedView = z.object({
  id: id(),
  list,
  viewName: name(),
  /** Who made it. Only they may change it; a shared one may be used by everybody who may open the list. */
  userName: code(),
  shared: flag(),
  search: text(4000),
  choice: ListChoice,
  revision: count(),
})
export type SavedView = z.infer<typeof SavedView>
const ViewDraft = SavedView.pick({
  list: true,
  viewName: true,
  shared: true,
  search: true,
  choice: true,
}).strict()

export const Preferences = z.object({ settings: Settings, lists: z.record(z.string(), ListChoice) })
export type Preferences = z.infer<typeof Preferences>

export const preferences = feature('preferences', {
  /** Only what is named changes; of recent choices, only the places that are named. */
  saveSettings: plantCommand({
    input: Settings.partial(),
    output: Settings,
    for: 'signedIn',
    personal: true,
  }),
  /** Null: as the page itself has it. */
  saveList: plantCommand({
    input: z.strictObject({ list, choice: ListChoice.nullable() }),
    output: ListChoice,
    for: 'signedIn',
    personal: true,
  }),
  /** One's own views of a list, and those others share. */
  views: plantQuery({ input: z.strictObject({ list }), output: z.array(SavedView), for: 'signedIn' }),
  /** Without an id it is new. */
  saveView: plantCommand({
    input: ViewDraft.extend({ id: id().optional(), revision: count().optional() }),
    output: SavedView,
    for: 'signedIn',
  }),
  deleteView: plantCommand({ input: z.strictObject({ id: id() }), output: SavedView, for: 'signedIn' }),
})
