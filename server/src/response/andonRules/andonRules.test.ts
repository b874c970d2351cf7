import { afterAll, beforeAll, expect, test } from 'vitest'
import { andon } from '@takt/contract/andon.ts'
import { andonRules } from '@takt/contract/andonRules.ts'
import { calendar } from '@takt/contract/calendar.ts'
import { operators } from '@takt/contract/operators.ts'
import { lines } from '@takt/contract/lines.ts'
import { plant as plantFeature } from '@takt/contract/plant.ts'
import { stations } from '@takt/contract/stations.ts'
import { users } from '@takt/contract/users.ts'
import { webhooks } from '@takt/contract/webhooks.ts'
import { nextDay } from '../../plant/calendar/days.ts'
import { clocksOf } from '../../plant/plant/plant.ts'
import { startPlant } from '../../testing/plant.ts'
import { anAndonRule } from '../../testing/andon.ts'
import { aLine, aStation } from '../../testing/samples.ts'
import { setMail } from '../webhooks/webhooks.ts'

const plant = await startPlant()
afterAll(plant.close)
const admin = plant.as('admin', 'L1')
const password = 'a long enough one 7'

const person = (userName: string, role: string, lineNumbers: string[] = []) =>
  admin(users.create, {
    userName,
    name: `Person ${userName}`,
    roles: [role],
    lines: lineNumbers,
    cardId: null,
    editRight: false,
    introduction: null,
    password,
  })

beforeAll(async () => {
  for (const lineNumber of ['L1', 'L2']) await admin(lines.create, aLine(lineNumber))
  await admin(stations.create, aStation('S10'))
  await person('ann', 'editor')
  await person('ben', 'operator', ['L2'])
  await person('eve', 'editor')
})

const levels = async (over: Parameters<typeof anAndonRule>[0], at?: string) =>
  (await admin(andonRules.simulate, { ...anAndonRule(over), ...(at && { at }) })).levels.map(
    ({ level, period, people }) => [level, period, ...people.map(({ userName }) => userName)],
  )

test('who is notified when: level after level, and a level without anybody passes on at its own minute', async () => {
  const rule = {
    levelAPeriod: 5,
    levelAUsers: ['ann'],
    levelBPeriod: 15,
    levelBUsers: ['ben'],
    levelCPeriod: 30,
    levelCUsers: ['eve'],
  }
  // ben may not open the calls of this line: naming him opens nothing to him.
  expect(await levels(rule)).toEqual([
    ['A', 5, 'ann'],
    ['B', 15],
    ['C', 15, 'eve'],
  ])
})

test('in addition to the bell it shows who gets a mail, and which groups get it', async () => {
  await plant.db.updateTable('users').set({ email: 'ann@plant.test' }).where('userName', '=', 'ann').execute()
  await plant.as('admin')(webhooks.create, {
    targetCode: 'TEAMS-L1',
    webhookUrl: 'https://192.0.2.1/hook',
    signingKey: `whsec_${'A'.repeat(32)}`,
    lineNumber: null,
    eventTypes: [],
    enabled: true,
  })
  const rule = {
    levelAUsers: ['ann', 'eve'],
    levelBPeriod: 15,
    levelBUsers: ['ben'],
    targetCodes: ['TEAMS-L1'],
  }
  const channels = async (over: object = {}) =>
    (await admin(andonRules.simulate, anAndonRule({ ...rule, ...over }))).levels.map(
      ({ level, mailed, targetCodes }) => [level, mailed, targetCodes],
    )
  // Without a mail server nobody gets one, and a level that reaches nobody tells no group.
  expect(await channels()).toEqual([
    ['A', [], ['TEAMS-L1']],
    ['B', [], []],
  ])
  setMail({ url: 'smtp://127.0.0.1:9', from: { name: 'Takt', address: 'takt@plant.test' } })
  expect((await channels())[0]).toEqual(['A', ['ann'], ['TEAMS-L1']])
  expect((await channels({ mail: false }))[0]).toEqual(['A', [], ['TEAMS-L1']])
  setMail(null)
})

test('a level that reaches nobody is warned of, also before the rule is saved', async () => {
  const { gaps } = await admin(andonRules.simulate, anAndonRule({ levelAUsers: ['ben'] }))
  expect(gaps).toEqual([{ level: 'A', shiftName: null, start: null, shifts: 0 }])
  expect((await admin(andonRules.simulate, anAndonRule({ levelARoles: ['editor'] }))).gaps).toEqual([])
  await admin(users.lock, { userName: 'eve', locked: true, reason: 'left' })
  expect((await admin(andonRules.simulate, anAndonRule({ levelAUsers: ['eve'] }))).gaps).toHaveLength(1)
})

test('the shift on duty is the team of the calendar, through the accounts of its operators', async () => {
  const shift = (shiftName: string, startTime: string, endTime: string) => ({ shiftName, startTime, endTime })
  const [early, night] = [shift('early', '06:00', '14:00'), shift('night', '22:00', '06:00')]
  await admin(plantFeature.saveShifts, { shifts: [early, night].map((one) => ({ ...one, breaks: [] })) })
  await admin(calendar.saveTeam, { teamName: 'Blue', colour: 'blue' })
  await admin(operators.create, {
    operatorNo: 'O1',
    name: 'Ann',
    cardId: 'CARD-1',
    userName: 'ann',
    level: 1,
    teamName: 'Blue',
    enabled: true,
  })
  const clock = (await clocksOf(plant.db))('L1')
  const day = nextDay(clock.productionDayOf(Date.now()))
  await admin(calendar.saveDay, {
    day,
    dayType: 'workday',
    note: null,
    shifts: [
      { ...early, teamName: 'Blue' },
      { ...night, teamName: null },
    ],
  })
  const duty = { levelADuty: true, levelAPeriod: 1 }
  const [first, second] = clock.dayOf(day).shifts.map(({ start }) => new Date(start).toISOString())
  expect(await levels(duty, first)).toEqual([['A', 1]])
  await admin(calendar.publish, { from: day, to: day })
  expect(await levels(duty, first)).toEqual([['A', 1, 'ann']])
  expect(await levels(duty, second)).toEqual([['A', 1]])
  const { levels: simulated, gaps } = await admin(andonRules.simulate, { ...anAndonRule(duty), at: first! })
  expect(simulated[0]).toMatchObject({ shiftName: 'early', people: [{ userName: 'ann', cardId: 'CARD-1' }] })
  expect(gaps).toMatchObject([{ level: 'A', shifts: expect.toSatisfy((many: number) => many >= 12) }])
})

test.each([
  [{ levelBPeriod: 5 }, 'andonRules.levels_order', 'levelBPeriod'],
  [{ levelCPeriod: 30 }, 'andonRules.levels_order', 'levelCPeriod'],
  [{ levelBPeriod: 15, levelBUsers: ['nobody'] }, 'andonRules.no_person', 'levelBUsers'],
  [{ levelARoles: ['none'] }, 'andonRules.no_role', 'levelARoles'],
  [{ stationNumber: 'S99' }, 'andon.no_station', 'stationNumber'],
] as const)('a rule with %j is refused as %s, at %s', async (over, key, field) => {
  const rule = anAndonRule(over as Parameters<typeof anAndonRule>[0]) // its lists are not changed
  await expect(admin(andonRules.create, rule)).rejects.toMatchObject({ key, field })
})

test('a rule is made once for a loss type and a place, changed as it was seen, and deleted', async () => {
  const rule = anAndonRule({ levelAUsers: ['ann'], messageEn: 'Come', messageZh: '请来' })
  expect(await admin(andonRules.create, rule)).toMatchObject({ revision: 0, levelAUsers: ['ann'] })
  await admin(andonRules.create, { ...rule, stationNumber: 'S10' })
  await expect(admin(andonRules.create, rule)).rejects.toMatchObject({ key: 'andonRules.rule_there' })
  await admin(andonRules.update, { ...rule, levelAPeriod: 4, revision: 0 })
  await expect(admin(andonRules.update, { ...rule, revision: 0 })).rejects.toMatchObject({
    key: 'record.changed',
  })
  const { rows } = await admin(andonRules.list, { sort: 'stationNumber' })
  expect(
    rows.map(({ stationNumber, levelAPeriod, message }) => [stationNumber, levelAPeriod, message]),
  ).toEqual([
    ['S10', 5, 'Come'],
    [null, 4, 'Come'],
  ])
  await admin(andonRules.delete, { stationNumber: null, lossType: 'equipment', revision: 1 })
  expect((await admin(andonRules.list, {})).total).toBe(1)
})

test('somebody who is away is notified by no level meanwhile, which is warned of beforehand, and passes on at its own minute', async () => {
  const rule = { levelAUsers: ['ann'], levelBPeriod: 15, levelBUsers: ['admin'] }
  const gaps = async () => (await admin(andonRules.simulate, anAndonRule(rule))).gaps
  expect(await gaps()).toEqual([])
  const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
  const sick = { userName: 'ann', absentFrom: inHours(-1), absentUntil: inHours(24 * 30), reason: 'off sick' }
  await expect(admin(andonRules.sayAbsent, { ...sick, absentUntil: inHours(-2) })).rejects.toMatchObject({
    key: 'andonRules.absence_ends',
    field: 'absentUntil',
  })
  await expect(admin(andonRules.sayAbsent, { ...sick, userName: 'zoe' })).rejects.toMatchObject({
    key: 'andonRules.no_such_person',
  })
  const { id } = await admin(andonRules.sayAbsent, sick)
  expect(await levels(rule)).toEqual([
    ['A', 5],
    ['B', 5, 'admin'],
  ])
  expect(await gaps()).toMatchObject([{ level: 'A' }])
  expect(await admin(andonRules.absences, {})).toMatchObject([{ id, name: 'Person ann', saidBy: 'admin' }])
  await admin(andonRules.endAbsence, { id })
  expect([await admin(andonRules.absences, {}), await gaps()]).toEqual([[], []])
  expect((await levels(rule))[0]).toEqual(['A', 5, 'ann'])
  await expect(admin(andonRules.endAbsence, { id })).rejects.toMatchObject({ key: 'record.unknown' })
})

test('an absence that is to come is warned of now, and bites only then', async () => {
  const rule = { levelAUsers: ['ann'], levelBPeriod: 15, levelBUsers: ['admin'] }
  const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
  const away = { userName: 'ann', absentFrom: inHours(30), absentUntil: inHours(60) }
  const { id } = await admin(andonRules.sayAbsent, away)
  expect((await levels(rule))[0]).toEqual(['A', 5, 'ann'])
  expect((await levels(rule, inHours(31)))[0]).toEqual(['A', 5])
  await admin(andonRules.endAbsence, { id })
  expect((await levels(rule, inHours(31)))[0]).toEqual(['A', 5, 'ann'])
})

test('a line shows whether a rule is in use on it', async () => {
  const onL2 = plant.as('admin', 'L2')
  const isRuled = async () => (await onL2(andon.watch, {})).hasRules
  expect(await isRuled()).toBe(false)
  const rule = anAndonRule({ levelAUsers: ['ben'] })
  const { revision } = await onL2(andonRules.create, { ...rule, enabled: false })
  expect(await isRuled()).toBe(false)
  await onL2(andonRules.update, { ...rule, enabled: true, revision })
  expect(await isRuled()).toBe(true)
})
