import type { PageName } from './pages.ts'

/** The pages a wall turns through. */
export const wallViews = ['lineView', 'ProductView', 'okRateView'] as const satisfies readonly PageName[]
export type WallViewName = (typeof wallViews)[number]

/** Who may open one of them may open walls. It is a file of its own: the first page needs this much, and nothing else, about walls. */
export const openingWalls = { kind: 'query', for: [...wallViews] } as const
