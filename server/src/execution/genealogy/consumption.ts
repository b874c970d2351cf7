import type { z } from 'zod'
import type { Consumption } from '@takt/contract/consumption.ts'
import type { genealogy } from '@takt/contract/genealogy.ts'
import { ratio } from '@takt/statistics/ratio.ts'
import type { LineCall } from '../../platform/db/call.ts'
import { rounded } from '../materials/materials.ts'
import { scrapOfLots, type Used, usedBy, usedByDay, type ConsumptionScope } from './consumption.queries.ts'

const mostRows = 1000

export async function consumption(call: LineCall, query: z.output<typeof genealogy.consumption.input>) {
  const { db, line } = call
  const { bomCode } = query
  const [used, scrapped, days] = await Promise.all([
    usedBy(db, line, query, mostRows + 1),
    scrapOfLots(db, line, query),
    bomCode ? usedByDay(db, line, { ...query, bomCode }) : [],
  ])
  return { rows: used.slice(0, mostRows).map(compared), scrapped, days, more: used.length > mostRows }
}

export const allConsumption = async ({ db, line }: LineCall, scope: ConsumptionScope) =>
  (await usedBy(db, line, scope, 100_000)).map(compared)

function compared({ bomQty, ...used }: Used): z.input<typeof Consumption> {
  const planned = rounded(used.units * bomQty)
  const share = ratio(rounded(used.actual - planned), planned)
  return {
    ...used,
    planned,
    actual: rounded(used.actual),
    scrap: rounded(used.scrap),
    unassigned: rounded(used.unassigned),
    alternates: rounded(used.alternates),
    variance: share,
  }
}
