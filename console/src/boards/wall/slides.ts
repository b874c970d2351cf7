import { pages } from '@takt/contract/pages.ts'
import { wallViews, type WallOpening, type WallViewName } from '@takt/contract/walls.ts'

export type Slide = { view: WallViewName; lineNumber: string; lineName: string }
export type Shown = { slides: Slide[]; seconds: number }

const [least, usual, most] = [5, 20, 3600]
const listOf = (text: string | null) =>
  (text ?? '')
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean)
const isView = (name: string): name is WallViewName => wallViews.some((view) => view === name)

/**
 * What a wall turns through: the views of each line, line by line, beginning with the page that was opened. What the address leaves out, the
 * link defines; a person sees the page they opened, of the line they chose. What neither may open is left out.
 */
export function slidesOf(
  page: WallViewName,
  search: URLSearchParams,
  opening: WallOpening,
  chosenLine: string | null,
): Shown {
  const link = search.has('wall')
  const chosenViews = listOf(search.get('views')).filter(isView)
  const views = inTurn(chosenViews.length > 0 ? chosenViews : link ? opening.views : [page], page).filter(
    (view) => opening.views.includes(view),
  )
  const chosenLines = listOf(search.get('lines'))
  const own = opening.lines.filter(({ lineNumber }) =>
    chosenLines.length > 0 ? chosenLines.includes(lineNumber) : link || lineNumber === chosenLine,
  )
  const lines =
    chosenLines.length > 0
      ? own.toSorted((a, b) => chosenLines.indexOf(a.lineNumber) - chosenLines.indexOf(b.lineNumber))
      : own
  return {
    slides: lines.flatMap((line) => views.map((view) => ({ view, ...line }))),
    seconds: secondsOf(search.get('rotate')),
  }
}

/** The page that was opened comes first. */
const inTurn = (views: readonly WallViewName[], first: WallViewName) => {
  const unique = [...new Set(views)]
  const at = Math.max(0, unique.indexOf(first))
  return [...unique.slice(at), ...unique.slice(0, at)]
}

export function secondsOf(text: string | null): number {
  const seconds = Number(text ?? usual)
  return Number.isFinite(seconds) && seconds > 0
    ? Math.min(most, Math.max(least, Math.round(seconds)))
    : usual
}

/** The address in the hash that shows this. A link names its views and lines itself: they are written only where fewer are chosen. */
export function wallAddress(
  views: readonly WallViewName[],
  lines: readonly string[],
  seconds: number,
  wall?: string,
): string {
  const search = new URLSearchParams({ ...(wall && { wall }), rotate: String(seconds) })
  if (!wall) {
    search.set('views', views.join(','))
    search.set('lines', lines.join(','))
  }
  return `${pages[views[0] ?? 'lineView'].path}?${search}`
}
