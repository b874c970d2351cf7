import { randomUUID } from 'node:crypto'
import { zstdDecompressSync } from 'node:zlib'
import { afterAll, describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { stations } from '@takt/contract/stations.ts'
import { telegrams } from '@takt/contract/telegrams.ts'
import { units } from '@takt/contract/units.ts'
import { isoOf, nowIso } from '../../platform/db/instants.ts'
import { ensureDay } from '../../platform/db/partitions.ts'
import { startLine } from '../../testing/line.ts'
import { startPlant } from '../../testing/plant.ts'
import { forgetOldStationTelegrams } from './telegrams.ts'

const plant = await startPlant()
afterAll(plant.close)
const line = await startLine(plant, 'L1')
const admin = plant.as('admin', 'L1')
const { key } = await admin(stations.makeKey, { stationNumber: 'S10' })

const send = async (verb: string, body: unknown, bearer = key) =>
  (await plant.post(`/api/station/${verb}/L1`, body, { authorization: `Bearer ${bearer}` })).json()

const message = (productSn: string, over = {}) => ({
  messageId: randomUUID(),
  at: nowIso(),
  productSn,
  ...over,
})

/** The answer is out before the telegram is taken. */
async function listed(filter: z.input<typeof telegrams.list.input> = {}) {
  await new Promise((done) => setTimeout(done, 20))
  await plant.app.telegrams.flush()
  return (await ask(filter)).rows
}
const ask = (filter: z.input<typeof telegrams.list.input>) => admin(telegrams.list, filter)

describe('a station’s call', () => {
  test('is in the log with the request, the answer and how long it took', async () => {
    const sent = message('T-1', { orderCode: line.order.orderCode })
    const answer = await send('arrive', sent)
    const [row] = await listed({ productSn: 'T-1' })
    expect(row).toMatchObject({
      stationNumber: 'S10',
      teleType: 'arrive',
      teleResult: 'ok',
      answerCode: 20000,
      messageId: sent.messageId,
      at: sent.at,
      attempts: 1,
      productId: answer.data.productId,
    })
    expect(row!.latency).toBeGreaterThan(0)
    const pair = await admin(telegrams.telegram, { id: row!.id })
    expect([JSON.parse(pair.request!), JSON.parse(pair.response!)]).toEqual([sent, answer])
  })

  test('is downloaded as its two texts, by their paths, and only by who may look at the log of that line', async () => {
    const [row] = await listed({ productSn: 'T-1' })
    const { requestPath, responsePath, request, response } = await admin(telegrams.telegram, { id: row!.id })
    const load = async (filePath: string | null, as = 'admin', lines?: string[]) =>
      await plant.post(
        '/api/file/downloadUserFile/L1',
        { filePath },
        { authorization: `Bearer ${await plant.tokenFor(as, lines)}` },
      )
    expect([(await load(requestPath)).body, (await load(responsePath)).body]).toEqual([request, response])
    expect((await load(requestPath)).headers['content-disposition']).toContain('request.json')
    expect((await load(requestPath, 'admin', ['L2'])).json()).toMatchObject({ key: 'call.line_forbidden' })
    for (const path of [
      'telegrams/L1/none/request',
      `telegrams/L1/${randomUUID()}/request`,
      `telegrams/L1/${row!.id}/texts`,
      'telegrams/%E0%A4%A',
      'elsewhere/1',
    ])
      expect((await load(path)).json()).toMatchObject({ key: 'record.unknown' })
  })

  test('is stored without the number of a badge', async () => {
    await send('login', { messageId: randomUUID(), at: nowIso(), cardId: 'BADGE-4711' })
    await listed()
    const stored = await plant.db.selectFrom('stationTelegramTexts').select('body').execute()
    const texts = stored.map(({ body }) => zstdDecompressSync(body).toString()).join('\n')
    expect(texts).toContain('"cardId":"••••11"')
    expect(texts).not.toContain('BADGE-4711')
  })

  test('sent three times is three telegrams, each with the number of its try', async () => {
    const sent = message('T-2')
    for (let i = 0; i < 3; i++) await send('arrive', sent)
    expect((await listed({ messageId: sent.messageId })).map(({ attempts }) => attempts)).toEqual([3, 2, 1])
  })

  test('without a unit and sent again has its number of tries too', async () => {
    const sent = { messageId: randomUUID(), at: nowIso(), status: 'running' }
    for (let i = 0; i < 2; i++) await send('status', sent)
    expect(
      (await listed({ messageId: sent.messageId })).map(({ teleType, attempts }) => [teleType, attempts]),
    ).toEqual([
      ['status', 2],
      ['status', 1],
    ])
  })

  test('that was answered no-go, refused or malformed is marked so', async () => {
    await send('arrive', message('T-1', { productId: randomUUID() }))
    await send('complete', message('T-2', { results: [{ resultCode: 'NONE', resultValue: 1 }] }))
    await send('complete', {
      messageId: 'half \uD83D a letter'.padEnd(90, 'x'),
      at: 'yesterday',
      productSn: 7,
    })
    const rows = await listed()
    expect(rows.slice(0, 3)).toMatchObject([
      { teleType: 'complete', teleResult: 'refused', errorKey: 'call.invalid', at: null, productSn: null },
      {
        teleType: 'complete',
        teleResult: 'refused',
        errorKey: 'station.result_unknown',
        productSn: 'T-2',
        errorFacts: { resultCode: 'NONE' },
      },
      {
        teleType: 'arrive',
        teleResult: 'noGo',
        answerCode: 20000,
        errorKey: null,
        errorFacts: { reasons: [{ reason: expect.any(String) as string }] },
      },
    ])
    expect((await ask({ teleResult: 'noGo' })).rows).toHaveLength(1)
  })

  test('in a batch is a telegram of its own, with its own answer', async () => {
    const items = [
      { kind: 'arrive', ...message('B-1', { orderCode: line.order.orderCode }) },
      { kind: 'what', productSn: 'B-2' },
      { kind: 'complete', ...message('B-1', { results: [{ resultCode: 'TORQUE', resultValue: 10 }] }) },
    ]
    const { data } = await send('batch', { items })
    const rows = (await listed()).slice(0, 3)
    expect(
      new Set(rows.map(({ teleType, productSn, teleResult }) => `${teleType} ${productSn} ${teleResult}`)),
    ).toEqual(new Set(['arrive B-1 ok', 'batch B-2 refused', 'complete B-1 ok']))
    const pair = await admin(telegrams.telegram, {
      id: rows.find(({ teleType }) => teleType === 'complete')!.id,
    })
    expect([JSON.parse(pair.request!), JSON.parse(pair.response!)]).toEqual([items[2], data.answers[2]])
  })

  test('with an unknown key is nobody’s, and leaves none', async () => {
    const before = await plant.db.selectFrom('stationTelegrams').select('id').execute()
    await send('arrive', message('T-9'), 'no such key')
    await listed()
    expect(await plant.db.selectFrom('stationTelegrams').select('id').execute()).toHaveLength(before.length)
  })
})

test('heartbeats are shown when requested, and go after a day', async () => {
  await send('heartbeat', { at: nowIso() })
  await send('hello', { at: nowIso() })
  expect((await listed()).map(({ teleType }) => teleType)).not.toContain('heartbeat')
  expect(await listed({ teleType: ['heartbeat'] })).toHaveLength(1)
  await ensureDay(plant.db, 'station_telegrams', Date.now() - 25 * 3_600_000)
  await plant.db
    .updateTable('stationTelegrams')
    .set({ heardAt: isoOf(Date.now() - 25 * 3_600_000) })
    .where('teleType', 'in', ['heartbeat', 'hello'])
    .execute()
  await forgetOldStationTelegrams(plant.db, 30)
  expect((await ask({ teleType: ['heartbeat', 'hello'] })).rows.map(({ teleType }) => teleType)).toEqual([
    'hello',
  ])
})

describe('trying a telegram again', () => {
  test('shows what would be answered now, and stores nothing of it', async () => {
    await send('arrive', message('TRY-1', { orderCode: line.order.orderCode }))
    await send(
      'complete',
      message('TRY-1', { verdict: 'ok', results: [{ resultCode: 'TORQUE', resultValue: 10 }] }),
    )
    const [row] = await listed({ productSn: 'TRY-1', teleType: ['arrive'] })
    const before = await admin(units.passport, { unit: 'TRY-1' })
    expect(JSON.parse((await admin(telegrams.tryOut, { id: row!.id })).response)).toMatchObject({
      answer: 'noGo',
      reasons: [{ reason: 'notNextStep' }],
    })
    expect(await admin(units.passport, { unit: 'TRY-1' })).toEqual(before)
    expect(
      await plant.db
        .selectFrom('refusedArrivals')
        .select('message')
        .where('productSn', '=', 'TRY-1')
        .execute(),
    ).toEqual([])
  })

  test('is not offered for what no rule answers', async () => {
    await send('hello', { at: nowIso() })
    const [row] = await listed({ teleType: ['hello'] })
    await expect(admin(telegrams.tryOut, { id: row!.id })).rejects.toMatchObject({
      key: 'telegrams.no_trial',
    })
  })
})

test('the traffic counts calls, waits and refusals of what the filter means', async () => {
  await listed()
  const { buckets, hours, seconds } = await admin(telegrams.traffic, {})
  const { total } = await ask({ limit: 500, from: isoOf(Date.now() - 8 * 3_600_000) })
  expect(buckets.reduce((sum, { calls }) => sum + calls, 0)).toBe(total)
  expect(seconds).toBe(120)
  expect(hours.reduce((sum, { refused }) => sum + refused, 0)).toBe(
    (await ask({ teleResult: 'refused', limit: 500 })).rows.length,
  )
})

test('the export holds every telegram of the filter', async () => {
  const csv = String(await admin(telegrams.export, { format: 'csv', productSn: 'B-1' }))
  expect(csv.trim().split('\n')).toHaveLength(3)
})

test('whoever may not open the page sees no telegram, on no line but their own', async () => {
  await expect(plant.as('operator', 'L1', ['L2'])(telegrams.list, {})).rejects.toMatchObject({
    key: 'call.line_forbidden',
  })
  const {
    rows: [row],
  } = await ask({})
  await expect(plant.as('operator', 'L2', ['L2'])(telegrams.telegram, { id: row!.id })).rejects.toMatchObject(
    { key: 'record.unknown' },
  )
})
