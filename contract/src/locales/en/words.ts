import { beginning } from './beginning.ts'
import { pages } from './pages.ts'

export const en = { ...beginning, ...pages }

type Said<T> = { [K in keyof T]: T[K] extends string ? string : Said<T[K]> }
/** What every language must say: a missing word does not compile. */
export type Words = Said<typeof en>
