import type { DefectDraft } from '@takt/contract/defects.ts'
import { stationAt } from '../../plant/operators/operators.ts'
import { currentSettings } from '../../plant/settings/settings.ts'
import type { LineNumber } from '../../platform/db/line.ts'
import type { Db } from '../../platform/db/tables.ts'
import { versionsOf } from '../types/types.ts'
import type { There } from './faults.ts'

/** Of what some definitions name: what there is. */
export async function thereOf(db: Db, line: LineNumber, drafts: readonly DefectDraft[]): Promise<There> {
  const stations = drafts.flatMap(({ stationNumbers, rwkCode, returnStation }) => [
    ...stationNumbers,
    ...[rwkCode, returnStation].filter((one) => one !== null),
  ])
  const { codeLists } = await currentSettings(db)
  return {
    stations: await existing(stations, async (one) => (await stationAt(db, line, one)) !== undefined),
    types: await existing(
      drafts.flatMap(({ typeNos }) => typeNos),
      async (one) => (await versionsOf(db, one)).length > 0,
    ),
    ranks: new Set(codeLists.defectRanks.map(({ code }) => code)),
  }
}

async function existing(named: readonly string[], isThere: (one: string) => Promise<boolean>) {
  const found = new Set<string>()
  for (const one of new Set(named)) if (await isThere(one)) found.add(one)
  return found
}
