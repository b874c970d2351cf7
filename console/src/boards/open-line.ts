import { pages } from '@takt/contract/pages.ts'
import { readLine, writeLine } from '~/api/stored.ts'

/** Chooses a line and opens its dashboard. Another line is another world: the page is loaded anew, as when it is chosen above. */
export function openLine(lineNumber: string) {
  const other = lineNumber !== readLine()
  if (other) writeLine({ lineNumber })
  location.hash = pages.lineDashboard.path
  if (other) location.reload()
}
