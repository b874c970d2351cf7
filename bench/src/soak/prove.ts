import { proveCounters } from '@takt/server/src/platform/counters/counters.ts'
import type { Station } from './load.ts'
import type { Site } from './site.ts'

export type Proof = {
  acknowledged: number
  missing: number
  doubled: number
  unasked: number
  countersAgree: boolean
}

/** Every acknowledged message is one unit with one pass; there is nothing else; and every counter agrees with its events. */
export async function prove(site: Site, stations: Station[]): Promise<Proof> {
  const stored = await site.ask<{ sn: string; passes: number }>(
    'select product_sn as sn, count(p.product_id)::int as passes from units u left join passes p using (line_number, product_id) group by line_number, u.product_id, product_sn',
  )
  const passesOf = Map.groupBy(stored, ({ sn }) => sn)
  const acknowledged = stations.flatMap(({ prefix, acknowledged }) =>
    Array.from({ length: acknowledged }, (_, i) => `${prefix}-${i}`),
  )
  const passes = (sn: string) => (passesOf.get(sn) ?? []).reduce((sum, one) => sum + one.passes, 0)
  return {
    acknowledged: acknowledged.length,
    missing: acknowledged.filter((sn) => passes(sn) === 0).length,
    doubled: acknowledged.filter((sn) => passes(sn) > 1 || (passesOf.get(sn)?.length ?? 0) > 1).length,
    unasked: new Set(passesOf.keys()).difference(new Set(acknowledged)).size,
    countersAgree: await proveCounters(site.databaseUrl, (text) => {
      if (!text.includes('all agree')) console.log(text)
    }),
  }
}
