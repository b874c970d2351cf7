import { boards } from './boards.ts'
import { firstChoices } from './choices.ts'
import { comfort } from './comfort.ts'
import { firstField } from './fields.ts'
import { find } from './find.ts'
import { firstError } from './first-errors.ts'
import { group, page, say } from './say.ts'
import { shell } from './shell.ts'
import { wayIn } from './way-in.ts'

/** Words of the console before a page is opened and on its first page, and of what is refused there. */
export const beginning = {
  boards,
  ...firstChoices,
  comfort,
  error: firstError,
  field: firstField,
  find,
  group,
  page,
  say,
  shell,
  wayIn,
}
