import type { Words } from '../en/words.ts'
import { beginning } from './beginning.ts'
import { pages } from './pages.ts'

export const zh: Words = {
  ...beginning,
  ...pages,
  error: { ...beginning.error, ...pages.error },
  field: { ...beginning.field, ...pages.field },
}
