import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { audit } from '@takt/contract/audit.ts'
import { defects } from '@takt/contract/defects.ts'
import { problems } from '@takt/contract/problems.ts'
import { plantJobs } from '../../jobs.ts'
import { connect } from '../../platform/db/connect.ts'
import { isoOf } from '../../platform/db/instants.ts'
import type { LineNumber } from '../../platform/db/line.ts'
import { startLine } from '../../testing/line.ts'
import { startPlant } from '../../testing/plant.ts'
import { aDefect, aProblem } from '../../testing/quality-samples.ts'
import { judgeProblems } from './problems.ts'

const plant = await startPlant()
afterAll(plant.close)
const line = await startLine(plant, 'L1')
const admin = plant.as('admin', 'L1')
const on = 'L1' as LineNumber // as a job hands it on
await admin(defects.create, aDefect('LOOSE', { resultCodes: ['TORQUE'] }))
const now = async () => (await admin(problems.list, {})).rows[0]!
const named = async () => {
  const { problemId, revision } = await now()
  return { problemId, revision }
}
const passes = async (name: string, many: number, torque: number) => {
  for (let at = 0; at < many; at++) await line.station('S10').work(`${name}-${at}`, { TORQUE: torque })
}

/** Passes are counted by quarters of an hour: what was done so far is moved a day back. */
async function yesterday() {
  const aDay = sql<string>`interval '1 day'`
  await plant.db
    .updateTable('failures')
    .set({ failTime: sql`fail_time - ${aDay}` })
    .execute()
  await plant.db
    .updateTable('outputSlots')
    .set({ slot: sql`slot - ${aDay}` })
    .execute()
}

test('a problem counts what failed before it, whatever the code was called then', async () => {
  await passes('BAD', 5, 99)
  await passes('GOOD', 15, 10)
  await yesterday()
  expect(await admin(problems.create, aProblem('LOOSE', { stationNumber: 'S10' }))).toMatchObject({
    problemState: 'open',
    failuresBefore: 5,
    passesBefore: 20,
    ppmBefore: 250_000,
    failuresAfter: null,
    problemEffect: null,
  })
  await expect(admin(problems.create, aProblem('UNHEARD'))).rejects.toMatchObject({ field: 'defectCode' })
  await expect(admin(problems.create, aProblem('LOOSE', { stationNumber: 'S77' }))).rejects.toMatchObject({
    field: 'stationNumber',
  })
})

test('what somebody works on is not opened again, nor anything that is overdue as it begins', async () => {
  await expect(admin(problems.create, aProblem('LOOSE', { stationNumber: 'S10' }))).rejects.toMatchObject({
    key: 'problems.open_already',
    facts: { owner: 'Ana' },
  })
  await expect(admin(problems.create, aProblem('LOOSE', { dueDate: '2020-01-31' }))).rejects.toMatchObject({
    field: 'dueDate',
  })
})

test('a due date is moved to no day that is over; one that has passed since may stay', async () => {
  const change = { containment: 'sorted by hand', cause: null, correctiveAction: 'new clamp', owner: 'Ana' }
  const move = async (dueDate: string) => admin(problems.update, { ...change, ...(await named()), dueDate })
  await expect(move('2020-01-31')).rejects.toMatchObject({ key: 'problems.due_over', field: 'dueDate' })
  await plant.db.updateTable('problems').set({ dueDate: '2020-01-31' }).execute()
  expect(await move('2020-01-31')).toMatchObject({ dueDate: '2020-01-31' })
  expect(await move('2030-01-31')).toMatchObject({ dueDate: '2030-01-31' })
})

test('its action is done once the cause is written, by one of two people', async () => {
  const { problemId, revision } = await named()
  await expect(admin(problems.act, { problemId, revision })).rejects.toMatchObject({
    key: 'problems.not_ready',
    field: 'cause',
  })
  await expect(admin(problems.close, { problemId, revision, reason: 'x' })).rejects.toMatchObject({
    key: 'problems.wrong_state',
  })
  const { defectCode: _, stationNumber: _s, typeNo: _t, ...steps } = aProblem('LOOSE', { cause: 'worn' })
  await admin(problems.update, { ...steps, problemId, revision })
  const both = await Promise.allSettled(
    [1, 2].map(async () => admin(problems.act, { problemId, revision: revision + 1 })),
  )
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(await now()).toMatchObject({ problemState: 'acted', failuresAfter: 0, problemEffect: 'tooEarly' })
})

/** The action, so that the quarter of an hour that runs is the first since. */
const actedBefore = () =>
  plant.db
    .updateTable('problems')
    .set({ actedAt: sql`acted_at - interval '15 minutes'` })
    .execute()

test('an action counts as effective once chance is unlikely', async () => {
  await actedBefore()
  await passes('SINCE', 20, 10)
  expect(await now()).toMatchObject({ failuresAfter: 0, passesAfter: 20, problemEffect: 'worked' })
})

test('its chart has the days before, their limits, and the days since', async () => {
  const { problemId } = await now()
  const { chart } = await admin(problems.one, { problemId })
  expect(chart).toMatchObject({ sizes: [20, 20], found: [5, 0], values: [0.25, 0], centre: 0.25 })
  expect(chart!.upper[1]).toBeGreaterThan(0.25)
})

test('two weeks after the action the system notes once whether it worked, and sends notices', async () => {
  const aDay = 86_400_000
  await judgeProblems(plant.db, on, Date.now() + 13 * aDay)
  expect(await now()).toMatchObject({ judgedEffect: null })
  const later = Date.now() + 15 * aDay
  await Promise.all([judgeProblems(plant.db, on, later), judgeProblems(plant.db, on, later)])
  const { problemId, revision, judgedEffect, judgedAt } = await now()
  expect([judgedEffect, judgedAt]).toEqual(['worked', isoOf(later)])
  await judgeProblems(plant.db, on, later + aDay)
  expect(await now()).toMatchObject({ revision })
  const written = await plant.db
    .selectFrom('events')
    .select(['kind', 'about', 'data'])
    .where('kind', '=', 'problemJudged')
    .execute()
  expect(written).toMatchObject([
    { about: 'LOOSE', data: { problemId, problemEffect: 'worked', owner: 'Ana' } },
  ])
  const trail = await admin(audit.of, { lineNumber: on, entity: 'problem', entityKey: problemId })
  expect(trail[0]).toMatchObject({ action: 'judge', userName: 'system' })
})

test('the hourly job judges what is due, and nothing twice', async () => {
  const database = connect(plant.url)
  try {
    const hourly = plantJobs(database).find(({ name }) => name === 'effects of problems')!
    expect(hourly.cron).toMatch(/^\d+ \* \* \* \*$/)
    const { problemId } = await now()
    const of = plant.db.updateTable('problems').where('problemId', '=', problemId)
    await of.set({ judgedEffect: null, judgedAt: null }).execute()
    await hourly.run({})
    expect(await now()).toMatchObject({ judgedEffect: null })
    await of.set({ actedAt: sql`acted_at - interval '15 days'` }).execute()
    await hourly.run({})
    const { judgedEffect, judgedAt } = await now()
    expect(judgedEffect).not.toBeNull()
    await hourly.run({})
    expect(await now()).toMatchObject({ judgedEffect, judgedAt })
    await of.set({ actedAt: sql`acted_at + interval '15 days'` }).execute()
  } finally {
    await database.close()
  }
})

test('closed it is not written any more; taken up again it is compared anew', async () => {
  await admin(problems.close, { ...(await named()), reason: 'enough' })
  const { defectCode: _, stationNumber: _s, typeNo: _t, ...steps } = aProblem('LOOSE')
  await expect(admin(problems.update, { ...steps, ...(await named()) })).rejects.toMatchObject({
    key: 'problems.wrong_state',
  })
  expect(await admin(problems.reopen, { ...(await named()), reason: 'came back' })).toMatchObject({
    problemState: 'open',
    actedAt: null,
    closedBy: null,
    judgedEffect: null,
    problemEffect: null,
  })
})

test('where nothing was made since the action, there is nothing to compare', async () => {
  const { defectCode: _, stationNumber: _s, typeNo: _t, ...steps } = aProblem('LOOSE', { cause: 'worn' })
  await admin(problems.update, { ...steps, ...(await named()) })
  await admin(problems.act, await named())
  await plant.db.deleteFrom('outputSlots').execute()
  const later = Date.now() + 15 * 86_400_000
  await judgeProblems(plant.db, on, later)
  expect(await now()).toMatchObject({ judgedEffect: 'noPasses', ppmBefore: null, passesAfter: 0 })
})

test('what failed long before the action does not count', async () => {
  const old = isoOf(Date.now() - 40 * 86_400_000)
  await plant.db.updateTable('failures').set({ failTime: old }).execute()
  expect(await now()).toMatchObject({ failuresBefore: 0 })
})

test('two people open the same problem at once: one does, the other hears who works on it', async () => {
  await admin(defects.create, aDefect('BENT'))
  const both = await Promise.allSettled(
    ['Ana', 'Bo', 'Cy'].map(async (owner) => admin(problems.create, aProblem('BENT', { owner }))),
  )
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected', 'rejected'])
  expect(await admin(problems.list, { defectCode: 'BENT' })).toMatchObject({ total: 1 })
})

test('one that was closed is not taken up again while somebody works on the same', async () => {
  const first = await now()
  const { defectCode: _, stationNumber: _s, typeNo: _t, ...steps } = aProblem('BENT', { cause: 'worn' })
  await admin(problems.update, { ...steps, ...(await named()) })
  await admin(problems.act, await named())
  await admin(problems.close, { ...(await named()), reason: 'enough' })
  await admin(problems.create, aProblem('BENT', { owner: 'Bo' }))
  await expect(
    admin(problems.reopen, { problemId: first.problemId, revision: 3, reason: 'came back' }),
  ).rejects.toMatchObject({ key: 'problems.open_already', facts: { owner: 'Bo' } })
})

test('failures that come more often than before the action are worse before the days are over', async () => {
  await admin(defects.create, aDefect('LOW', { resultCodes: ['VOUT'] }))
  const tested = async (name: string, many: number, volts: number) => {
    for (let at = 0; at < many; at++) {
      await line.station('S10').work(`${name}-${at}`, { TORQUE: 10 })
      await line.station('S20').work(`${name}-${at}`, { VOUT: volts })
    }
  }
  await tested('FINE', 15, 5)
  await yesterday()
  await admin(problems.create, aProblem('LOW', { stationNumber: 'S20', cause: 'worn' }))
  const low = async () => (await admin(problems.list, { defectCode: 'LOW' })).rows[0]!
  const { problemId, revision } = await low()
  await admin(problems.act, { problemId, revision })
  await actedBefore()
  await tested('POOR', 5, 9)
  expect(await low()).toMatchObject({
    failuresBefore: 0,
    failuresAfter: 5,
    passesAfter: 5,
    problemEffect: 'worse',
  })
})

test('what failed in the quarter of an hour of the action is not counted as since', async () => {
  for (let at = 0; at < 4; at++) await line.station('S10').work(`UNTIL-${at}`, { TORQUE: 10, VOUT: 9 })
  const draft = aProblem('LOW', { stationNumber: 'S10', cause: 'worn' })
  const { problemId, revision } = await admin(problems.create, draft)
  expect(await admin(problems.act, { problemId, revision })).toMatchObject({
    failuresBefore: 4,
    failuresAfter: 0,
    passesAfter: 0,
    ppmAfter: null,
    problemEffect: 'tooEarly',
  })
})
