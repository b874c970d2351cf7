import { toolCounters } from '@takt/contract/toolCounters.ts'
import type { ToolRow } from '@takt/contract/tools.ts'
import type { Office } from './delivery/console-calls.ts'

/** Looks at which a cavity is blocked, or opened again. */
const every = 40
let looks = 0

/** Now and then a cavity makes bad parts and is blocked; the next time it is clean again. */
export async function keepCavities(office: Office, lineNumber: string, rows: readonly ToolRow[]) {
  looks += 1
  const mounted = rows.filter(({ toolState }) => toolState === 'mounted')
  const one = looks % every === 0 ? mounted[(looks / every) % mounted.length] : undefined
  if (!one) return
  const { toolCode } = one
  const lives = await office(toolCounters.list, { toolCode }, lineNumber)
  const cavities = lives.filter(({ counterKind }) => counterKind === 'cavity')
  const blocked = cavities.find(({ blockedAt }) => blockedAt !== null)
  if (blocked)
    await office(
      toolCounters.open,
      { toolCode, cavity: blocked.cavity, reason: 'Cleaned and tried out' },
      lineNumber,
    )
  else if (cavities.length > 1)
    await office(
      toolCounters.block,
      { toolCode, cavity: cavities.length, reason: 'Flash on the parts' },
      lineNumber,
    )
}
