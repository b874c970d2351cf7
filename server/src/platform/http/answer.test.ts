import { afterAll, describe, expect, test } from 'vitest'
import { collectionSets } from '@takt/contract/collectionSets.ts'
import { fill } from '@takt/contract/errors.ts'
import { lines } from '@takt/contract/lines.ts'
import { zh } from '@takt/contract/locales/zh/words.ts'
import { orders } from '@takt/contract/orders.ts'
import { processings } from '@takt/contract/processings.ts'
import { stations } from '@takt/contract/stations.ts'
import { connect } from '../db/connect.ts'
import { startPlant } from '../../testing/plant.ts'
import { aLine, anOrder, aRoute, aSet, aStation } from '../../testing/samples.ts'
import { buildApp } from '../../app.ts'

const plant = await startPlant()
afterAll(plant.close)
const admin = plant.as('admin', 'L1')
await admin(lines.create, aLine('L1'))
const headers = { authorization: `Bearer ${await plant.tokenFor('admin')}` }
const operator = { authorization: `Bearer ${await plant.tokenFor('operator')}` }

const ask = async (path: string, body: unknown = {}, more: Record<string, string> = headers) => {
  const reply = await plant.post(path, body, more)
  return [reply.statusCode, reply.json()] as const
}

test('a sentence describes the error in the words of the screen, in the requested language', async () => {
  const step = (stepSeq: number) => ({
    ...aRoute('R').steps[0]!,
    stepSeq,
    nextStep: null,
  })
  await admin(processings.create, { ...aRoute('R'), steps: [step(10), step(20)] })
  const release = async (language: string) =>
    (
      await ask(
        '/api/processings/move',
        { processingNumber: 'R', processingVer: 1, move: 'release' },
        { ...headers, 'accept-language': language },
      )
    )[1].message
  expect(await release('en')).toBe('It cannot be released yet: It has more than one start')
  expect(await release('zh')).toBe(fill(zh.error['definition.faults'], { faults: zh.routeFault.twoStarts }))
})

describe('a role', () => {
  test('with view looks and does not change', async () => {
    expect((await ask('/api/orders/list/L1', {}, operator))[0]).toBe(200)
    expect(await ask('/api/orders/create/L1', anOrder('WO-1'), operator)).toMatchObject([
      403,
      { code: 40300, key: 'call.forbidden' },
    ])
  })

  test('that does not hold the page is refused even to look', async () => {
    expect(await ask('/api/stations/list/L1', {}, operator)).toMatchObject([403, { key: 'call.forbidden' }])
  })

  test('changed, it is another one at the next call', async () => {
    await plant.db
      .insertInto('rolePages')
      .values({ roleKey: 'operator', page: 'stationDef', level: 'view' })
      .execute()
    expect((await ask('/api/stations/list/L1', {}, operator))[0]).toBe(200)
    await plant.db.deleteFrom('rolePages').where('page', '=', 'stationDef').execute()
    expect((await ask('/api/stations/list/L1', {}, operator))[0]).toBe(403)
  })

  test('of two, the stronger one counts', async () => {
    await plant.db.insertInto('userRoles').values({ userName: 'operator', roleKey: 'editor' }).execute()
    expect((await ask('/api/orders/delete/L1', { id: 1 }, operator))[1]).toMatchObject({
      key: 'record.unknown',
    })
    await plant.db
      .deleteFrom('userRoles')
      .where('userName', '=', 'operator')
      .where('roleKey', '=', 'editor')
      .execute()
  })
})

describe('an answer', () => {
  test('a refusal by a rule is HTTP 200 with a code, a sentence, the field and the facts', async () => {
    expect(await ask('/api/lines/create', aLine('L1'))).toEqual([
      200,
      {
        code: 40902,
        key: 'record.code_taken',
        message: 'L1 is already taken',
        field: 'lineNumber',
        facts: { code: 'L1' },
      },
    ])
  })

  test.each([
    ['zh-CN,zh;q=0.9', '请先选择产线'],
    ['fr, es;q=0.5', 'Elija primero la línea'],
    ['fr', 'Choose the line first'],
    ['', 'Choose the line first'],
  ])('a reader of %j gets it in that language', async (language, sentence) => {
    const { message } = (await ask('/api/stations/list', {}, { ...headers, 'accept-language': language }))[1]
    expect(message).toBe(sentence)
  })

  test('names a state in words', async () => {
    await admin(collectionSets.create, aSet('B'))
    const [, { message }] = await ask('/api/collectionSets/move', {
      colSetId: 'B',
      colSetVersion: 1,
      move: 'retire',
    })
    expect(message).toBe('Not possible in status Draft')
  })

  test('that we cannot give as we promised it is our fault, not the caller’s', async () => {
    await admin(stations.create, aStation('S8'))
    await plant.db
      .updateTable('stations')
      .set({ stationName: '' })
      .where('stationNumber', '=', 'S8')
      .execute()
    expect(await ask('/api/stations/list/L1')).toMatchObject([500, { code: 50000, key: 'call.bug' }])
    await plant.db.deleteFrom('stations').where('stationNumber', '=', 'S8').execute()
  })

  test('holds what was promised and nothing else of the row', async () => {
    const [set] = (await admin(collectionSets.list, {})).rows
    expect(Object.keys(set!).toSorted()).toEqual(Object.keys(collectionSets.create.output.shape).toSorted())
  })
})

test('a command that succeeds tells the screens of its line, and of the features it touches; a refused one tells nobody', async () => {
  plant.heard.length = 0
  await admin(stations.create, aStation('S1'))
  await expect(admin(stations.create, aStation('S1'))).rejects.toMatchObject({ key: 'record.code_taken' })
  await admin(orders.list, {})
  await admin(collectionSets.create, aSet('C'))
  expect(plant.heard).toEqual([
    ['L1', ['stations', 'boards']],
    [null, ['collectionSets']],
  ])
})

test('without its database the server reports it, soon', async () => {
  const database = connect('postgres://takt@127.0.0.1:1/takt')
  const app = await buildApp({ database })
  const reply = await app.inject({
    method: 'POST',
    url: '/api/stations/names/L1',
    headers: { ...headers, 'accept-language': 'en' },
  })
  expect([reply.statusCode, reply.json().key]).toEqual([503, 'call.database_down'])
  const session = await app.inject({ method: 'POST', url: '/api/web/checkToken', headers, payload: {} })
  expect([session.statusCode, session.json().key]).toEqual([503, 'call.database_down'])
  await app.close()
  await database.close()
})
