import { afterAll, expect, test } from 'vitest'
import { guide } from '@takt/contract/guide.ts'
import { lines } from '@takt/contract/lines.ts'
import { settings } from '@takt/contract/settings.ts'
import { startLine } from '../../testing/line.ts'
import { startPlant } from '../../testing/plant.ts'
import { aLine, theSettings } from '../../testing/samples.ts'

const plant = await startPlant()
afterAll(plant.close)
const progress = async (as = plant.as('admin')) =>
  Object.fromEntries(
    (await as(guide.progress, {})).map(({ guideStep, done, wanted }) => [guideStep, `${done}/${wanted}`]),
  )

test('an empty plant has everything before it', async () => {
  expect(await progress()).toMatchObject({
    plant: '0/1',
    line: '0/1',
    shifts: '0/0',
    calendar: '0/0',
    part: '0/1',
    bill: '0/1',
    parameters: '0/0',
    package: '0/1',
    labels: '0/1',
    station: '0/0',
    stationKey: '0/0',
    collectionSet: '0/1',
    route: '0/1',
    type: '0/1',
    order: '0/0',
    unit: '0/0',
  })
})

test('a line that runs has done its part; a second new one begins', async () => {
  const line = await startLine(plant, 'L1')
  await line.station('S10').arrive('SN-1')
  const ready = await progress()
  expect(ready).toMatchObject({
    line: '1/1',
    station: '1/1',
    route: '1/1',
    type: '1/1',
    order: '1/1',
    unit: '1/1',
  })
  await plant.as('admin')(lines.create, aLine('L2'))
  expect(await progress()).toMatchObject({ station: '1/2', order: '1/2', unit: '1/2' })
  expect(await progress(plant.as('editor', undefined, ['L2']))).toMatchObject({
    line: '1/1',
    station: '0/1',
    unit: '0/1',
  })
})

test('the time zone is done once somebody has saved the basic information', async () => {
  await plant.as('admin')(settings.save, theSettings())
  expect(await progress()).toMatchObject({ plant: '1/1' })
})
