import type { ErrorKey } from '../../errors.ts'
import type { FieldName } from '../../field-names.ts'
import { beginning } from './beginning.ts'
import { pages } from './pages.ts'

const error = { ...beginning.error, ...pages.error } satisfies Record<ErrorKey, string>
const field = { ...beginning.field, ...pages.field } satisfies Record<FieldName | 'key', string>
export const en = { ...beginning, ...pages, error, field }

type Said<T> = { [K in keyof T]: T[K] extends string ? string : Said<T[K]> }
/** The words every language must have: a missing word does not compile. */
export type Words = Said<typeof en>
