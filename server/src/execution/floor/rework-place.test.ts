import { afterAll, beforeAll, expect, test } from 'vitest'
import { defects } from '@takt/contract/defects.ts'
import { failures } from '@takt/contract/failure-rows.ts'
import { units } from '@takt/contract/units.ts'
import type { LineNumber } from '../../platform/db/line.ts'
import { inLineQueue } from '../../platform/kernel/kernel.ts'
import { startLine } from '../../testing/line.ts'
import { startPlant } from '../../testing/plant.ts'
import { aDefect } from '../../testing/quality-samples.ts'
import { openFailure } from './floor.ts'

const plant = await startPlant()
afterAll(plant.close)
const line = await startLine(plant, 'L1')
const admin = plant.as('admin', 'L1')
const unit = async (sn: string) => (await admin(units.passport, { unit: sn })).unit
const good = { TORQUE: 10, VOUT: 5 }

beforeAll(async () => {
  await admin(
    defects.create,
    aDefect('LOOSE', { resultCodes: ['TORQUE'], rwkCode: 'S90', returnStation: 'S10' }),
  )
  await admin(defects.create, aDefect('OUTPUT', { resultCodes: ['VOUT'], returnStation: 'S30' }))
})

test('a unit is reworked where its defect defines it, and goes on there; else where its route does', async () => {
  await line.station('S10').work('P-1', { TORQUE: 99 })
  expect(await unit('P-1')).toMatchObject({ processStatus: 'rework', currentStation: 'S90', reworkCount: 1 })
  await line.station('S90').work('P-1', {})
  expect(await unit('P-1')).toMatchObject({ processStatus: 'inProcess', currentStation: 'S10' })
  await line.station('S10').work('P-1', good)
  expect(await unit('P-1')).toMatchObject({ processStatus: 'inProcess', currentStation: 'S20' })
})

test('it does not go on beyond the step that failed: that one tests it again', async () => {
  await line.station('S10').work('P-2', good)
  await line.station('S20').work('P-2', { VOUT: 9 })
  expect(await unit('P-2')).toMatchObject({ processStatus: 'rework', currentStation: 'S90' })
  await line.station('S90').work('P-2', {})
  expect(await unit('P-2')).toMatchObject({ processStatus: 'inProcess', currentStation: 'S20' })
})

test('a person who sends it to rework sends it where its defect defines it', async () => {
  await line.station('S10').work('P-3', good)
  const { productId } = await unit('P-3')
  const found = { productId, stationNumber: 'S20', defectCode: 'LOOSE', loggedBy: 'anna' }
  const on = 'L1' as LineNumber // as a call would be let onto it
  const { failId } = await inLineQueue({ db: plant.db, line: on }, 'acts', (db) => openFailure(db, on, found))
  await admin(failures.dispose, { failId, disposition: 'rework', reason: 'loose' })
  expect(await unit('P-3')).toMatchObject({ processStatus: 'rework', currentStation: 'S90' })
  await line.station('S90').work('P-3', {})
  expect(await unit('P-3')).toMatchObject({ processStatus: 'inProcess', currentStation: 'S10' })
})
