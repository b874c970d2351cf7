import { faultsOf } from '@takt/contract/bom-faults.ts'
import type { BomFault, BomRow } from '@takt/contract/boms.ts'
import { fill } from '@takt/contract/errors.ts'
import type { Words } from '@takt/contract/locales/en/words.ts'
import type { Decimal } from '~/fields/typed-number.ts'
import * as typed from '~/shapes/typed-rows.ts'
import { type CellName, cells, type TypedRow } from './cells.ts'
import type { Named } from './named.ts'

/** The cell in which each is corrected. */
const cellOf: Record<Exclude<BomFault, 'noRows' | 'typeUnknown'>, CellName> = {
  noMainRow: 'altMatFlag',
  twoMainRows: 'altMatFlag',
  doublePart: 'part',
  doubleNumber: 'seqNum',
  serialTypeMissing: 'serialType',
  serialNotWhole: 'bomQty',
  scanWithoutSerial: 'consumeMode',
  groupAtTwoStations: 'stationNumber',
  partUnknown: 'part',
  partTypeUnknown: 'part',
  partBlocked: 'part',
}

/** `faults`: what no draft may hold. `later`: what keeps it from being released, once every row can be read. */
export function checkRows(
  rows: readonly TypedRow[],
  named: Named | undefined,
  words: Words,
  decimal: Decimal,
) {
  const { faults, drafts } = typed.checkRows<BomRow, CellName>(cells, rows, () => [], words, decimal)
  const found = faults.length === 0 && named ? findingsOf(drafts, named) : []
  const at = (number: number) =>
    rows.filter((_, place) => drafts[place]?.seqNum === number).map(({ id }) => id)
  const later = found.flatMap(({ fault, rows }) =>
    [...new Set(rows)].flatMap((number) => {
      if (fault === 'noRows' || fault === 'typeUnknown') return []
      return at(number).map((row): typed.Fault<CellName> => ({
        row,
        name: cellOf[fault],
        text: words.bomFault[fault],
        missing: false,
      }))
    }),
  )
  return { faults, drafts, later }
}

const findingsOf = (rows: readonly BomRow[], { parts, types }: Named) =>
  faultsOf(
    rows,
    new Map([...parts.values()].map(({ bomCode, bomState }) => [bomCode, bomState])),
    new Set(types.keys()),
  )

/** Everything that keeps what is saved from being released, in one sentence; null: nothing does. */
export function releaseFaults(
  bill: { rows: readonly BomRow[]; typeNo: string },
  named: Named,
  words: Words,
): string | null {
  const faults: BomFault[] = findingsOf(bill.rows, named).map(({ fault }) => fault)
  if (!named.types.has(bill.typeNo)) faults.push('typeUnknown')
  return faults.length > 0
    ? fill(words.error['boms.faults'], { bomFaults: faults.map((fault) => words.bomFault[fault]).join('; ') })
    : null
}
