import { afterAll, beforeAll, expect, test } from 'vitest'
import { audit } from '@takt/contract/audit.ts'
import { concessions } from '@takt/contract/concessions.ts'
import { defects } from '@takt/contract/defects.ts'
import { failures } from '@takt/contract/failure-rows.ts'
import { orders } from '@takt/contract/orders.ts'
import { Followers } from '../../platform/kernel/kernel.ts'
import { startLine, startOrder } from '../../testing/line.ts'
import { startPlant } from '../../testing/plant.ts'
import { aConcession, aDefect } from '../../testing/quality-samples.ts'
import { concessionsFollower } from './concessions.ts'

const plant = await startPlant()
afterAll(plant.close)
const places = ['L1', 'L2'] as const
const [one, two] = [await startLine(plant, 'L1'), await startLine(plant, 'L2')]
const both = { L1: one, L2: two }
const admin = { L1: plant.as('admin', 'L1'), L2: plant.as('admin', 'L2') }
const engineer = plant.as('editor', 'L1')
const follower = new Followers(plant.db, [concessionsFollower], {
  changed: () => {},
  log: { warn: () => {} },
})
beforeAll(async () => {
  for (const place of places)
    await admin[place](defects.create, aDefect('LOOSE', { resultCodes: ['TORQUE'] }))
  // Both lines make the same type.
  await admin.L2(orders.move, { id: two.order.id, move: 'complete', reason: 'other type' })
  await startOrder(plant, 'L2', one.typeNo, 'WO-SHARED', 500)
  await follower.claim()
  await follower.look()
})
const draft = (code: string, pieces: number | null, over: object = {}) =>
  aConcession(code, { typeNo: one.typeNo, defectCode: 'LOOSE', pieces, lineNumbers: ['L2'], ...over })
const at = (place: (typeof places)[number], concessionCode: string) =>
  admin[place](concessions.one, { concessionCode })
const loose = (place: (typeof places)[number], sn: string) =>
  both[place].station('S10').work(`${place}-${sn}`, { TORQUE: 13 })
const isConceded = async (place: (typeof places)[number], sn: string) =>
  (await loose(place, sn)).nextStation === 'S20'

test('a concession requested for several lines is stored on each with a part of its pieces; one decision decides all', async () => {
  await expect(engineer(concessions.ask, draft('C-0', 12, { lineNumbers: ['L9'] }))).rejects.toMatchObject({
    key: 'noticeRules.no_line',
    field: 'lineNumbers',
    facts: { lineNumber: 'L9' },
  })
  await engineer(concessions.ask, draft('C-1', 12))
  await expect(admin.L2(concessions.ask, draft('C-1', 3, { lineNumbers: [] }))).rejects.toMatchObject({
    key: 'record.code_taken',
  })
  const { revision } = await at('L2', 'C-1')
  await admin.L2(concessions.approve, { concessionCode: 'C-1', revision })
  for (const place of places)
    expect(await at(place, 'C-1')).toMatchObject({
      concessionState: 'approved',
      lineNumbers: ['L1', 'L2'],
      allPieces: 12,
      allUsed: 0,
      pieces: 3,
    })
  const trail = { lineNumber: 'L1', entity: 'concession', entityKey: 'C-1' } as const
  expect((await admin.L1(audit.of, trail)).map(({ action }) => action)).toEqual(['approve', 'ask'])
})

test('a line that uses its pieces is given more, also those the other does not need, and never too many', async () => {
  let went = 0
  for (let sn = 0; sn < 16; sn++) {
    if (await isConceded('L1', `ONE-${sn}`)) went += 1
    await follower.look()
  }
  expect(went).toBeGreaterThanOrEqual(11)
  const [first, there] = [await at('L1', 'C-1'), await at('L2', 'C-1')]
  expect(first.allUsed).toBe(went)
  expect(first.pieces! + there.pieces!).toBeLessThanOrEqual(12)
  // The last piece may be with the line that has nothing to concede: it is conceded there.
  const last = went < 12 ? await isConceded('L2', 'LAST') : true
  expect(last).toBe(true)
  await follower.look()
  for (const place of places) {
    expect(await at(place, 'C-1')).toMatchObject({ concessionState: 'usedUp', allUsed: 12 })
    expect(await isConceded(place, 'AFTER')).toBe(false)
  }
})

test('used up by two lines at once, with the dealer between them, not one piece is used twice', async () => {
  await engineer(concessions.ask, draft('C-2', 10))
  const { revision } = await at('L1', 'C-2')
  await admin.L1(concessions.approve, { concessionCode: 'C-2', revision })
  const conceded = await Promise.all(
    Array.from({ length: 15 }, (_, sn) => sn).flatMap((sn) => [
      ...places.map((place) => isConceded(place, `RACE-${sn}`)),
      follower.look().then(() => false),
    ]),
  )
  await follower.look()
  let went = conceded.filter(Boolean).length
  // In a moment no line lets go more than it has in hand.
  expect(went).toBeGreaterThanOrEqual(2)
  expect((await at('L1', 'C-2')).allUsed).toBe(went)
  for (let sn = 0; sn < 14; sn++) {
    if (await isConceded(places[sn % 2]!, `REST-${sn}`)) went += 1
    await follower.look()
  }
  expect(went).toBe(10)
  const named = await Promise.all(
    places.map(async (place) =>
      (await admin[place](failures.list, { failStatus: 'useAsIs', limit: 200 })).rows.filter(
        ({ concessionCode }) => concessionCode === 'C-2',
      ),
    ),
  )
  expect(named.flat()).toHaveLength(10)
  for (const place of places)
    expect(await at(place, 'C-2')).toMatchObject({ concessionState: 'usedUp', allUsed: 10 })
})

test('withdrawn on one line it is over on the other; without a number of pieces nothing is dealt', async () => {
  await engineer(concessions.ask, draft('C-3', null, { validUntil: '2099-12-31' }))
  const concession = await at('L1', 'C-3')
  expect(concession).toMatchObject({ pieces: null, allPieces: null })
  await admin.L1(concessions.approve, { concessionCode: 'C-3', revision: concession.revision })
  expect(await isConceded('L2', 'UNTIL')).toBe(true)
  await follower.look()
  expect(await at('L1', 'C-3')).toMatchObject({ allUsed: 1, usedPieces: 0, concessionState: 'approved' })
  const { revision } = await at('L1', 'C-3')
  await admin.L1(concessions.withdraw, { concessionCode: 'C-3', revision, reason: 'enough' })
  expect(await isConceded('L2', 'OVER')).toBe(false)
})

test('pieces that are dealt meanwhile keep nobody from withdrawing it', async () => {
  await engineer(concessions.ask, draft('C-4', 40))
  const { revision } = await at('L1', 'C-4')
  const { revision: seen } = await admin.L1(concessions.approve, { concessionCode: 'C-4', revision })
  for (const sn of ['DEALT-1', 'DEALT-2']) {
    expect(await isConceded('L1', sn)).toBe(true)
    await follower.look()
  }
  await admin.L1(concessions.withdraw, { concessionCode: 'C-4', revision: seen, reason: 'it leaks' })
  for (const place of places) expect(await isConceded(place, 'OVER-4')).toBe(false)
})

test('a line whose stations cannot find the defect is named, as it is asked for and as it is decided', async () => {
  await admin.L1(defects.create, aDefect('LEAK', { resultCodes: ['VOUT'] }))
  const onTwo = await admin.L2(defects.create, aDefect('LEAK'))
  const refusal = { key: 'concessions.no_result_code', facts: { defectCode: 'LEAK', lineNumber: 'L2' } }
  const ask = () => engineer(concessions.ask, draft('C-LEAK', 4, { defectCode: 'LEAK' }))
  await expect(ask()).rejects.toMatchObject(refusal)
  const found = await admin.L2(defects.update, {
    ...aDefect('LEAK', { resultCodes: ['VOUT'] }),
    revision: onTwo.revision,
  })
  await ask()
  await admin.L2(defects.update, { ...aDefect('LEAK'), revision: found.revision })
  const { revision } = await at('L1', 'C-LEAK')
  await expect(admin.L1(concessions.approve, { concessionCode: 'C-LEAK', revision })).rejects.toMatchObject(
    refusal,
  )
})
