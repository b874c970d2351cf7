import type { PageName } from '@takt/contract/pages.ts'
import { peopleToTell, type Person } from '../../people/users/users.ts'
import type { Db } from '../../platform/db/tables.ts'

/** Whether somebody may open a page on a line; what is the plant's is nobody's line. */
export function mayOpen({ isAdmin, lines, held }: Person, lineNumber: string | null, page: PageName) {
  const covers = (lines: string[]) =>
    lines.length === 0 || (lineNumber !== null && lines.includes(lineNumber))
  return (
    (lineNumber === null || covers(lines)) &&
    (isAdmin || held.some(({ lines, pages }) => covers(lines) && pages.includes(page)))
  )
}

/** The people a notice reaches: they are not locked out, can log in and may open the page it leads to. */
export const reachablePeople = async (db: Db, lineNumber: string, page: PageName) =>
  (await peopleToTell(db)).filter((person) => person.canLogIn && mayOpen(person, lineNumber, page))
