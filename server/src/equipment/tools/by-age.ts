import { refuse } from '@takt/contract/errors.ts'
import { ageDays, mostAges, type ToolByAge } from '@takt/contract/tool-age.ts'
import type { Tool } from '@takt/contract/tools.ts'
import { type AgeStretch, passesByAge } from '../../execution/floor/floor.ts'
import type { LineCall } from '../../platform/db/call.ts'
import { isoOf } from '../../platform/db/instants.ts'
import type { LineNumber } from '../../platform/db/line.ts'
import type { Db } from '../../platform/db/tables.ts'
import { maintenancesOf, mountsWithUses, toolsOfType } from './maintenances.queries.ts'
import { findTool } from './tools.queries.ts'

const day = 86_400_000

export const maintenancesFor = ({ db, line }: LineCall, toolCode: string) =>
  maintenancesOf(db, line, toolCode)

/** How good what it makes is, by how worn it was. */
export async function yieldByAge(
  { db, line }: LineCall,
  { toolCode, ofType }: { toolCode: string; ofType: boolean },
): Promise<ToolByAge> {
  const tool = (await findTool(db, line, toolCode)) ?? refuse('record.unknown', {}, 'toolCode')
  const since = isoOf(Date.now() - ageDays * day)
  const all = ofType ? await toolsOfType(db, line, tool.toolType) : [tool]
  const stretches = await Promise.all(all.map((one) => stretchesOf(db, line, one, since)))
  const ages = await passesByAge(db, line, stretches.flat(), mostAges)
  return { since, tools: all.length, ages }
}

type Aged = Pick<Tool, 'toolCode' | 'frequencyAct' | 'maintainedAt'>

/** Where the tool was in each of its lives. The age is unknown for a life that ended before maintenances were kept. */
async function stretchesOf(db: Db, line: LineNumber, tool: Aged, since: string): Promise<AgeStretch[]> {
  const { toolCode, frequencyAct, maintainedAt } = tool
  const [mounts, kept] = [
    await mountsWithUses(db, line, toolCode, since),
    await maintenancesOf(db, line, toolCode),
  ]
  const ends = kept.toReversed().map((one) => ({ at: one.maintainedAt, end: one.usesBefore }))
  const last = ends.at(-1)?.at ?? maintainedAt
  const lives = [...ends, { at: null, end: frequencyAct }]
  return lives.flatMap(({ at, end }, place) => {
    const begun = at === null ? last : (ends[place - 1]?.at ?? null)
    const [from, to] = [begun !== null && begun > since ? begun : since, at ?? isoOf(Date.now() + day)]
    return mounts
      .map(({ stationNumber, mountedAt, dismountedAt, usesPerPass: uses }) => ({
        stationNumber,
        uses,
        end,
        life: `${toolCode} ${place}`,
        from: mountedAt > from ? mountedAt : from,
        to: dismountedAt !== null && dismountedAt < to ? dismountedAt : to,
      }))
      .filter((stretch) => stretch.from < stretch.to)
  })
}
