import { expect, test } from 'vitest'
import { faultsOf } from './bom-faults.ts'
import type { BomRow } from './boms.ts'

const row = (seqNum: number, part: string, over: Partial<BomRow> = {}): BomRow => ({
  seqNum,
  partGrp: `G${seqNum}`,
  part,
  bomQty: 1,
  altMatFlag: false,
  serialInputFlag: false,
  serialType: null,
  stationNumber: 'S1',
  consumeMode: 'backflush',
  shelfLifeCheck: true,
  remark: null,
  ...over,
})
const parts = new Map([
  ['SCREW', 'active'],
  ['NUT', 'active'],
  ['PCB', 'active'],
  ['RUSTY', 'blocked'],
] as const)
const types = new Set(['INNER'])
const found = (...rows: BomRow[]) => faultsOf(rows, parts, types)
const scanned = { consumeMode: 'scan', serialInputFlag: true } as const

test.each([
  ['main rows of parts that are in use', [row(10, 'SCREW'), row(20, 'NUT', { bomQty: 0.25 })]],
  [
    'a main row and what stands in for it',
    [row(10, 'SCREW', { partGrp: 'A' }), row(20, 'NUT', { partGrp: 'A', altMatFlag: true })],
  ],
  ['one part at two stations', [row(10, 'SCREW'), row(20, 'SCREW', { stationNumber: 'S2' })]],
  ['a maker’s serial, in whole numbers', [row(10, 'PCB', { ...scanned, serialType: 'M', bomQty: 2 })]],
  [
    'a part of a lot that is scanned, in whatever quantity',
    [row(10, 'PCB', { ...scanned, serialType: 'L', bomQty: 0.5 })],
  ],
  [
    'a unit that is made here: its type in place of a part',
    [row(10, 'INNER', { ...scanned, serialType: 'S' })],
  ],
])('nothing is wrong with %s', (_, rows) => {
  expect(found(...rows)).toEqual([])
})

test.each([
  ['a bill without rows', [], [{ fault: 'noRows', rows: [] }]],
  [
    'a group of alternates alone',
    [row(10, 'SCREW', { altMatFlag: true })],
    [{ fault: 'noMainRow', rows: [10] }],
  ],
  [
    'a group with two main rows',
    [row(10, 'SCREW', { partGrp: 'A' }), row(20, 'NUT', { partGrp: 'A' })],
    [{ fault: 'twoMainRows', rows: [10, 20] }],
  ],
  [
    'a group at two stations',
    [
      row(10, 'SCREW', { partGrp: 'A' }),
      row(20, 'NUT', { partGrp: 'A', altMatFlag: true, stationNumber: 'S2' }),
    ],
    [{ fault: 'groupAtTwoStations', rows: [10, 20] }],
  ],
  [
    'one part twice at a station',
    [row(10, 'SCREW'), row(20, 'SCREW')],
    [{ fault: 'doublePart', rows: [10, 20] }],
  ],
  [
    'one number twice',
    [row(10, 'SCREW'), row(10, 'NUT', { partGrp: 'OTHER' })],
    [{ fault: 'doubleNumber', rows: [10, 10] }],
  ],
  [
    'a scanned row that does not say what is scanned',
    [row(10, 'PCB', scanned)],
    [{ fault: 'serialTypeMissing', rows: [10] }],
  ],
  [
    'half a serial number',
    [row(10, 'PCB', { ...scanned, serialType: 'M', bomQty: 1.5 })],
    [{ fault: 'serialNotWhole', rows: [10] }],
  ],
  [
    'half a unit',
    [row(10, 'INNER', { ...scanned, serialType: 'S', bomQty: 0.5 })],
    [{ fault: 'serialNotWhole', rows: [10] }],
  ],
  [
    'a row that is scanned and taken from what is bound',
    [row(10, 'PCB', { serialInputFlag: true, serialType: 'L' })],
    [{ fault: 'scanWithoutSerial', rows: [10] }],
  ],
  ['a part that does not exist', [row(10, 'GHOST')], [{ fault: 'partUnknown', rows: [10] }]],
  [
    'a type in place of a part, where nothing made here is scanned',
    [row(10, 'INNER')],
    [{ fault: 'partUnknown', rows: [10] }],
  ],
  [
    'a unit made here of a type that does not exist',
    [row(10, 'SCREW', { ...scanned, serialType: 'S' })],
    [{ fault: 'partTypeUnknown', rows: [10] }],
  ],
  [
    'a blocked part, be it an alternate',
    [row(10, 'SCREW', { partGrp: 'A' }), row(20, 'RUSTY', { partGrp: 'A', altMatFlag: true })],
    [{ fault: 'partBlocked', rows: [20] }],
  ],
])('it is told of %s', (_, rows, faults) => {
  expect(found(...rows)).toEqual(faults)
})

test('everything that is wrong is reported at once', () => {
  const rows = [row(10, 'GHOST', { altMatFlag: true }), row(20, 'RUSTY', { serialInputFlag: true })]
  expect(found(...rows).map(({ fault }) => fault)).toEqual([
    'noMainRow',
    'serialTypeMissing',
    'scanWithoutSerial',
    'partUnknown',
    'partBlocked',
  ])
})
