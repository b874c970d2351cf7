import { account } from './account.ts'
import { boards } from './boards.ts'
import { choices } from './choices.ts'
import { comfort } from './comfort.ts'
import { error } from './errors.ts'
import { field } from './fields.ts'
import { find } from './find.ts'
import { lists } from './lists.ts'
import { notices } from './notices.ts'
import { group, page, say } from './say.ts'
import { shell } from './shell.ts'
import { walls } from './walls.ts'

/** What the console says before a page is opened, on its first page, and about whatever is refused. */
export const beginning = {
  account,
  boards,
  ...choices,
  comfort,
  error,
  field,
  find,
  lists,
  notices,
  group,
  page,
  say,
  shell,
  walls,
}
