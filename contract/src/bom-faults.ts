import type { BomFault, BomRow } from './boms.ts'

export type BomFinding = { fault: BomFault; rows: number[] }
/** What the plant has recorded of the parts a bill names. */
export type PartStates = ReadonlyMap<string, 'active' | 'blocked'>

/** Everything that is wrong with a bill, at once, and in which rows. `types`: what is made here, and may go into a unit. */
export function faultsOf(
  rows: readonly BomRow[],
  parts: PartStates,
  types: ReadonlySet<string>,
): BomFinding[] {
  const groups = [...Map.groupBy(rows, ({ partGrp }) => partGrp).values()]
  const at = (fault: BomFault, wrong: readonly BomRow[]): BomFinding[] =>
    wrong.length ? [{ fault, rows: wrong.map(({ seqNum }) => seqNum) }] : []
  const isMain = ({ altMatFlag }: BomRow) => !altMatFlag
  return [
    ...(rows.length ? [] : [{ fault: 'noRows' as const, rows: [] }]),
    ...at('noMainRow', groups.filter((group) => !group.some(isMain)).flat()),
    ...at(
      'twoMainRows',
      groups
        .map((group) => group.filter(isMain))
        .filter((mains) => mains.length > 1)
        .flat(),
    ),
    ...at(
      'groupAtTwoStations',
      groups.filter((group) => new Set(group.map(({ stationNumber }) => stationNumber)).size > 1).flat(),
    ),
    ...at(
      'doublePart',
      doubles(rows, ({ part, stationNumber }) => `${part}\0${stationNumber}`),
    ),
    ...at(
      'doubleNumber',
      doubles(rows, ({ seqNum }) => String(seqNum)),
    ),
    ...at(
      'serialTypeMissing',
      rows.filter(({ serialInputFlag, serialType }) => serialInputFlag && serialType === null),
    ),
    ...at(
      'serialNotWhole',
      rows.filter(
        ({ serialType, bomQty }) => (serialType === 'M' || serialType === 'S') && !Number.isInteger(bomQty),
      ),
    ),
    ...at(
      'scanWithoutSerial',
      rows.filter(({ consumeMode, serialInputFlag }) => (consumeMode === 'scan') !== serialInputFlag),
    ),
    ...at(
      'partUnknown',
      rows.filter(({ part, serialType }) => serialType !== 'S' && !parts.has(part)),
    ),
    ...at(
      'partTypeUnknown',
      rows.filter(({ part, serialType }) => serialType === 'S' && !types.has(part)),
    ),
    ...at(
      'partBlocked',
      rows.filter(({ part, serialType }) => serialType !== 'S' && parts.get(part) === 'blocked'),
    ),
  ]
}

const doubles = (rows: readonly BomRow[], keyOf: (row: BomRow) => string) =>
  [...Map.groupBy(rows, keyOf).values()].filter((same) => same.length > 1).flat()
