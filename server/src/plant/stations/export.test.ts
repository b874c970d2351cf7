import { afterAll, expect, test } from 'vitest'
import { collectionSets } from '@takt/contract/collectionSets.ts'
import { lines } from '@takt/contract/lines.ts'
import { stations } from '@takt/contract/stations.ts'
import { startPlant } from '../../testing/plant.ts'
import { aLine, aStation } from '../../testing/samples.ts'

const plant = await startPlant()
afterAll(plant.close)
const admin = plant.as('admin', 'L1')
await admin(lines.create, aLine('L1'))
await admin(stations.create, aStation('S1', { stationName: '=1+1' }))
await admin(stations.create, aStation('S2', { enabled: false }))
await admin(collectionSets.create, {
  colSetId: '@SET',
  colSetName: 'Torque',
  remark: null,
  characteristics: [
    {
      charSeqNum: 1,
      resultCode: '+T',
      resultName: 'Torque',
      resultUnit: 'Nm',
      unitCount: 1,
      valueCount: 1,
      targetValue: 10,
      upperSpecLimit: 11,
      lowerSpecLimit: 9,
      targetText: null,
      manualAutoMode: 'automatic',
    },
  ],
})
const file = async (path: string, body: object) =>
  (
    await plant.post(`/api/${path}`, body, { authorization: `Bearer ${await plant.tokenFor('admin')}` })
  ).body.split('\r\n')

test('stations are exported as the list finds and sorts them, and no name becomes a formula', async () => {
  const [head, ...rows] = await file('stations/export/L1', { format: 'csv', sort: '-stationNumber' })
  expect(head).toMatch(/^\uFEFFStation,Station name,/)
  expect(rows.map((row) => row.split(',').slice(0, 2).join())).toEqual([
    expect.stringMatching(/^S2,/),
    "S1,'=1+1",
    '',
  ])
  expect(await file('stations/export/L1', { format: 'csv', enabled: false })).toHaveLength(3)
})

test('so are collection sets and their characteristics', async () => {
  expect((await file('collectionSets/export', { format: 'csv' }))[1]).toMatch(/^'@SET,1,Torque,/)
  expect((await file('collectionSets/exportResults', { format: 'csv', resultCode: '+T' }))[1]).toMatch(
    /^'@SET,1,1,'\+T,Torque,Nm,1,1,10,9,11,,/,
  )
  expect(await file('collectionSets/exportResults', { format: 'csv', resultCode: 'none' })).toHaveLength(2)
})
