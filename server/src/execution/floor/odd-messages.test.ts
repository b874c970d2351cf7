import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { units } from '@takt/contract/units.ts'
import { values } from '@takt/contract/values.ts'
import { nowIso } from '../../platform/db/instants.ts'
import { startLine } from '../../testing/line.ts'
import { startPlant } from '../../testing/plant.ts'

const plant = await startPlant()
afterAll(plant.close)
const line = await startLine(plant, 'L1')
const first = line.station('S10')
const admin = plant.as('admin', 'L1')

/** A body as sent on the wire: JSON has numbers and letters that an object of ours cannot hold. */
async function sendText(verb: string, payload: string) {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${first.key}` }
  return (await plant.app.inject({ method: 'POST', url: `/api/station/${verb}/L1`, headers, payload })).json()
}
const completion = (productSn: string, more: object) =>
  JSON.stringify({ messageId: randomUUID(), at: nowIso(), productSn, ...more })
const batch = async (...items: object[]) =>
  (await first.send('batch', { items })).answers as {
    code: number
    key?: string
    field?: string
    data?: object
  }[]

test('a number no double holds is refused by name, and the reports of the line go on', async () => {
  const reading = (value: string) =>
    completion('SN-1', { results: [{ resultCode: 'TORQUE', resultValue: '?' }] }).replace('"?"', value)
  for (const value of ['1e400', '-1e400', '[10, 1e400]', '1.7976931348623157e308']) {
    expect(await sendText('complete', reading(value))).toMatchObject({
      code: 40000,
      field: expect.stringContaining('results.0.resultValue'),
    })
  }
  await first.complete('SN-1', { TORQUE: 1e100 })
  await first.complete('SN-2', { TORQUE: -1e100 })
  expect((await admin(values.list, {})).rows).toHaveLength(2)
  expect(await admin(values.capability, {})).toMatchObject([{ resultCode: 'TORQUE', sampleNum: 2 }])
})

test('a message id that was an arrival’s is no completion', async () => {
  const same = { messageId: randomUUID(), productSn: 'SN-3' }
  expect(await first.send('arrive', { ...same, at: nowIso() })).toMatchObject({ answer: 'go' })
  const done = { ...same, at: nowIso(), results: [{ resultCode: 'TORQUE', resultValue: 10 }] }
  expect(await first.send('complete', done)).toMatchObject({ stepSeq: 10, resultStatus: 'ok', attempt: 1 })
  expect(await first.send('complete', done)).toMatchObject({ stepSeq: 10, resultStatus: 'ok', attempt: 1 })
  expect(await first.send('arrive', { ...same, at: nowIso() })).toMatchObject({
    answer: 'go',
    stepSeq: 10,
    attempt: 1,
  })
  expect((await admin(units.passport, { unit: 'SN-3' })).passes).toHaveLength(1)
})

test('a serial with the id of another unit, or of no unit, is a mix-up and no new unit; its neighbours are stored', async () => {
  const finished = await first.arrive('SN-4')
  await first.arrive('SN-5')
  for (const productId of [randomUUID(), finished.productId]) {
    const mixed = { messageId: randomUUID(), at: nowIso(), productSn: 'SN-5', productId }
    const answers = await batch(
      { kind: 'arrive', ...mixed },
      { kind: 'complete', ...mixed, messageId: randomUUID() },
      { kind: 'heartbeat', at: nowIso() },
    )
    expect(answers).toMatchObject([
      { code: 20000, data: { answer: 'noGo', reasons: [{ reason: 'unitUnknown' }] } },
      { key: 'station.unit_unknown' },
      { code: 20000, data: { stored: true } },
    ])
  }
  await expect(first.arrive('SN-6', { productId: randomUUID() })).resolves.toMatchObject({
    reasons: [{ reason: 'unitUnknown' }],
  })
})

test('an id is the same in capitals', async () => {
  const { productId } = await first.arrive('SN-7')
  expect(
    await first.send('complete', {
      messageId: randomUUID(),
      at: nowIso(),
      productId: productId.toUpperCase(),
      verdict: 'ok',
    }),
  ).toMatchObject({ productId, resultStatus: 'ok' })
})

test('a time of no plant’s life is refused by name, and its neighbours are stored', async () => {
  const at = nowIso()
  const work = (more: object) => ({
    kind: 'complete',
    messageId: randomUUID(),
    at,
    productSn: 'SN-8',
    verdict: 'ok',
    ...more,
  })
  const ago = (minutes: number) => new Date(Date.parse(at) - minutes * 60_000).toISOString()
  const answers = await batch(
    work({ at: '0000-01-01T00:00:00Z' }),
    work({ at: '9999-12-31T23:59:59-12:00' }),
    work({ startTime: '0001-01-01T00:00:00Z' }),
    work({ startTime: '1999-01-01T00:00:00Z' }),
    work({ startTime: '2099-01-01T00:00:00Z' }),
    work({ at: ago(20), startTime: ago(10) }),
    work({}),
  )
  expect(answers).toMatchObject([
    { key: 'call.invalid', field: 'at' },
    { key: 'call.invalid', field: 'at' },
    { key: 'call.invalid', field: 'startTime' },
    { key: 'station.too_old', field: 'startTime' },
    { key: 'station.clock_ahead', field: 'startTime' },
    { key: 'station.start_late', field: 'startTime', facts: { seconds: 600 } },
    { code: 20000 },
  ])
})

test('half a letter is no text', async () => {
  expect(await sendText('arrive', completion('SN-?', {}).replace('?', String.raw`\ud800`))).toMatchObject({
    code: 40000,
    field: 'productSn',
  })
  expect(
    await sendText(
      'alarm',
      JSON.stringify({ messageId: '1', at: nowIso(), alarmCode: 'A', on: true, alarmText: '?' }).replace(
        '?',
        String.raw`\udc00`,
      ),
    ),
  ).toMatchObject({ code: 40000, field: 'alarmText' })
  expect(await first.arrive('SN-😀')).toMatchObject({ answer: 'go', productSn: 'SN-😀' })
})
