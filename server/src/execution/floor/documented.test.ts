import { afterAll, expect, test } from 'vitest'
import { operators } from '@takt/contract/operators.ts'
import { answersTo, examplesOf } from '../../testing/documented.ts'
import { startLineWithParts } from '../../testing/material.ts'
import { startPlant } from '../../testing/plant.ts'
import { aBomRow } from '../../testing/samples.ts'

const plant = await startPlant()
afterAll(plant.close)
const { station, order } = await startLineWithParts(plant, 'L1', [aBomRow(1, 'GLUE', 'S10')])
await plant.as('admin')(operators.create, {
  operatorNo: '4711',
  name: 'Somebody',
  cardId: 'CARD-1',
  userName: null,
  level: 1,
  teamName: null,
  enabled: true,
})
const url = await plant.app.listen({ host: '127.0.0.1', port: 0 })

test('every example of the documentation works as printed, in the order of the page', async () => {
  const answers = await answersTo(examplesOf('station-interface'), {
    URL: url,
    LINE: 'L1',
    KEY: station('S10').key,
    ORDER: order.orderCode,
    CARD: 'CARD-1',
    BESIDE: 'S20',
    KEY_BESIDE: station('S20').key,
  })
  expect(answers.map(({ code }) => code)).toEqual(new Array(19).fill(20000))
  const [hello, login, , parameters, readBack, , , , arrived, completed, ...rest] = answers.map(
    ({ data }) => data,
  )
  expect(hello).toMatchObject({ stationNumber: 'S10', orders: [{ orderCode: order.orderCode }] })
  expect(login).toMatchObject({ operatorNo: '4711' })
  expect([parameters, readBack]).toMatchObject([{ download: null }, { stored: true }])
  expect(arrived).toMatchObject({ answer: 'go', productSn: 'SN-0001' })
  expect(completed).toMatchObject({ resultStatus: 'ok', nextStation: 'S20' })
  expect(rest.at(-1)).toMatchObject({ answers: [{ code: 20000 }] })
  expect(rest.at(-2)).toMatchObject({
    answers: [
      { data: { answer: 'go' } },
      { data: { resultStatus: 'ok' } },
      { key: 'station.result_unknown', field: 'results.0.resultCode' },
    ],
  })
})
