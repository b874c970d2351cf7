import { boms } from '@takt/contract/boms.ts'
import { collectionSets } from '@takt/contract/collectionSets.ts'
import { gauges } from '@takt/contract/gauges.ts'
import type { Tries } from './feature-tries.ts'
import { packages } from '@takt/contract/packages.ts'
import { processings } from '@takt/contract/processings.ts'
import { recipes } from '@takt/contract/recipes.ts'
import { types } from '@takt/contract/types.ts'
import { toolSetTries } from './tool-set-tries.ts'
import { aBomRow, aParameter, aRoute, aSet, aType } from './samples.ts'

const [set, route, type] = [
  { colSetId: 'A', colSetVersion: 1 },
  { processingNumber: 'R', processingVer: 1 },
  { typeNo: 'T', typeVer: 1 },
]

const [place, packed, bill] = [
  { typeNo: 'T', stationNumber: 'S10' },
  { ...type, ...route, packageVer: 1 },
  { bomCode: 'BILL', bomVer: 1 },
]
const aBill = {
  bomCode: 'BILL',
  bomName: 'BOM',
  typeNo: 'T',
  validFrom: null,
  remark: null,
  rows: [aBomRow(10, 'P', 'S10')],
}

const aStudy = {
  gaugeId: 'G1',
  colSetId: 'A',
  resultCode: 'TORQUE',
  studyKind: 'crossed',
  reference: null,
  validUntil: null,
  note: null,
  readings: ['1', '2'].flatMap((part) =>
    ['A', 'B'].flatMap((operator) =>
      [1, 2].map((trial) => ({ part, operator, value: Number(part) + trial / 10 })),
    ),
  ),
}

/** Every command of the definitions once, in an order in which they may happen. */
export const definitionTries: Tries = [
  [collectionSets.create, aSet('A')],
  [collectionSets.update, { ...aSet('A'), colSetVersion: 1, revision: 0 }],
  [collectionSets.move, { ...set, move: 'release' }],
  [gauges.create, aStudy],
  [collectionSets.revise, set],
  [collectionSets.delete, { ...set, colSetVersion: 2 }],
  [processings.create, aRoute('R')],
  [processings.update, { ...aRoute('R'), processingVer: 1, revision: 0 }],
  [processings.move, { ...route, move: 'release' }],
  [processings.revise, route],
  [processings.delete, { ...route, processingVer: 2 }],
  [types.create, aType('T', route)],
  [types.update, { ...aType('T', route), typeVer: 1, revision: 0 }],
  [types.move, { ...type, move: 'release' }],
  ...toolSetTries,
  [recipes.save, { ...place, revision: null, remark: null, parameters: [aParameter('P')] }],
  [recipes.takeOver, { ...place, revision: 0, from: 'default' }],
  [recipes.move, { ...place, paraVer: 1, move: 'release' }],
  [recipes.revise, { ...place, paraVer: 1 }],
  [recipes.delete, { ...place, paraVer: 2 }],
  [recipes.download, { typeNo: 'T', stationNumbers: ['S10'] }],
  [recipes.import, { typeNo: 'T', rows: [{ stationNumber: 'S10', paraCode: 'P', value: 6 }], dryRun: false }],
  [packages.create, { ...type, ...route, like: null }],
  [
    packages.update,
    {
      ...packed,
      bomCode: null,
      bomVer: null,
      remark: 'x',
      steps: [10, 20].map((stepSeq) => ({
        stepSeq,
        skipped: false,
        parametersNeeded: false,
        cycleTime: null,
        labelTemplate: null,
        samplingRate: 1,
      })),
      revision: 0,
    },
  ],
  [packages.move, { ...packed, move: 'release' }],
  [packages.revise, packed],
  [packages.delete, { ...packed, packageVer: 2 }],
  [boms.create, aBill],
  [boms.update, { ...aBill, bomVer: 1, revision: 0 }],
  [boms.move, { ...bill, move: 'release' }],
  [boms.revise, bill],
  [boms.delete, { ...bill, bomVer: 2 }],
  [types.revise, type],
  [types.delete, { ...type, typeVer: 2 }],
]
