import { afterAll, describe, expect, test } from 'vitest'
import { lines } from '@takt/contract/lines.ts'
import { operators, type OperatorDraft } from '@takt/contract/operators.ts'
import { stations } from '@takt/contract/stations.ts'
import { isoOf, nowIso } from '../../platform/db/instants.ts'
import type { LineNumber } from '../../platform/db/line.ts'
import { startLine } from '../../testing/line.ts'
import { startPlant } from '../../testing/plant.ts'
import { aLine, aStation } from '../../testing/samples.ts'
import { reaches, readCrew, standingAt } from './crew.ts'
import { logIn, logOff } from './operators.ts'

const plant = await startPlant()
afterAll(plant.close)
const line = 'L1' as LineNumber // a test knows its line
const admin = plant.as('admin', 'L1')
await admin(lines.create, aLine('L1'))
await admin(stations.create, aStation('S1', { optLevel: 3 }))
await admin(stations.create, aStation('S2'))

const anOperator = (operatorNo: string, over: Partial<OperatorDraft> = {}): OperatorDraft => ({
  operatorNo,
  name: `Operator ${operatorNo}`,
  cardId: `C-${operatorNo}`,
  userName: null,
  level: 3,
  teamName: null,
  enabled: true,
  ...over,
})
const shown = async (operatorNo: string) => (await admin(operators.list, { operatorNo })).rows[0]!
const inDays = (days: number) => isoOf(Date.now() + days * 86_400_000).slice(0, 10)

describe('operators', () => {
  test('a new operator is nowhere, is trained for nothing and has made nothing', async () => {
    await admin(operators.create, anOperator('A1'))
    expect(await shown('A1')).toMatchObject({
      name: 'Operator A1',
      level: 3,
      currentStation: null,
      since: null,
      qualifications: [],
      output: 0,
      okRate: null,
      tooLow: false,
    })
  })

  test('a number, a badge and an account are each somebody’s once', async () => {
    await admin(operators.create, anOperator('A2', { userName: 'admin' }))
    await expect(admin(operators.create, anOperator('A1', { cardId: null }))).rejects.toMatchObject({
      key: 'record.code_taken',
      field: 'operatorNo',
    })
    await expect(admin(operators.create, anOperator('A3', { cardId: 'C-A1' }))).rejects.toMatchObject({
      key: 'record.code_taken',
      field: 'cardId',
    })
    await expect(admin(operators.create, anOperator('A3', { userName: 'admin' }))).rejects.toMatchObject({
      key: 'record.code_taken',
      field: 'userName',
    })
    await expect(admin(operators.create, anOperator('A3', { userName: 'nobody' }))).rejects.toMatchObject({
      key: 'users.no_such',
      field: 'userName',
    })
    await expect(admin(operators.create, anOperator('A3', { teamName: 'Night' }))).rejects.toMatchObject({
      key: 'operators.no_team',
      field: 'teamName',
    })
  })

  test('two people edit an operator: the second is refused and reloads', async () => {
    await admin(operators.create, anOperator('A4'))
    await admin(operators.update, { ...anOperator('A4', { level: 5 }), revision: 0 })
    await expect(admin(operators.update, { ...anOperator('A4'), revision: 0 })).rejects.toMatchObject({
      key: 'record.changed',
    })
  })

  test('whoever looks on changes nobody; whoever is limited to a line makes no operator of the plant, but qualifies for it', async () => {
    await expect(
      plant.as('operator', 'L1')(operators.qualify, {
        operatorNo: 'A1',
        stationNumber: 'S1',
        level: 1,
        validUntil: null,
      }),
    ).rejects.toMatchObject({ key: 'call.forbidden' })
    const limited = plant.as('editor', 'L1', ['L1'])
    await expect(limited(operators.create, anOperator('B1'))).rejects.toMatchObject({
      key: 'call.plant_forbidden',
    })
    await expect(
      limited(operators.qualify, { operatorNo: 'A4', stationNumber: 'S2', level: 1, validUntil: null }),
    ).resolves.toMatchObject({ givenBy: 'editor-L1' })
  })
})

describe('standing at a station', () => {
  test('whoever is not trained for it is let in with a warning; trained, without', async () => {
    expect(await admin(operators.logIn, { operatorNo: 'A1', stationNumber: 'S1' })).toMatchObject({
      qualified: false,
      optLevel: 3,
      level: 3,
      leftStation: null,
    })
    expect(await shown('A1')).toMatchObject({ currentStation: 'S1', tooLow: true })
    await admin(operators.qualify, { operatorNo: 'A1', stationNumber: 'S1', level: 3, validUntil: inDays(2) })
    expect(await shown('A1')).toMatchObject({
      tooLow: false,
      qualifications: [{ stationNumber: 'S1', level: 3 }],
    })
  })

  test('a qualification that ended yesterday no longer counts', async () => {
    await admin(operators.qualify, {
      operatorNo: 'A1',
      stationNumber: 'S1',
      level: 3,
      validUntil: inDays(-2),
    })
    expect(await shown('A1')).toMatchObject({ tooLow: true })
    await admin(operators.disqualify, { operatorNo: 'A1', stationNumber: 'S1' })
    expect((await shown('A1')).qualifications).toEqual([])
    await expect(
      admin(operators.disqualify, { operatorNo: 'A1', stationNumber: 'S1' }),
    ).rejects.toMatchObject({ key: 'record.unknown' })
  })

  test('logged in elsewhere on the line, they are logged off where they were; pressing twice changes nothing', async () => {
    expect(await admin(operators.logIn, { operatorNo: 'A1', stationNumber: 'S2' })).toMatchObject({
      qualified: true,
      leftStation: 'S1',
    })
    const again = await admin(operators.logIn, { operatorNo: 'A1', stationNumber: 'S2' })
    expect(again).toMatchObject({ leftStation: null, since: (await shown('A1')).since })
    const { rows } = await admin(operators.logins, { operatorNo: 'A1' })
    expect(
      rows.map(({ stationNumber, until, loggedInBy }) => [stationNumber, until === null, loggedInBy]),
    ).toEqual([
      ['S2', true, 'admin'],
      ['S1', false, 'admin'],
    ])
  })

  test('two places at once: one of them in the end', async () => {
    await Promise.allSettled(
      ['S1', 'S2', 'S1', 'S2'].map((stationNumber) =>
        admin(operators.logIn, { operatorNo: 'A2', stationNumber }),
      ),
    )
    const { rows } = await admin(operators.logins, { operatorNo: 'A2' })
    expect(rows.filter(({ until }) => until === null)).toHaveLength(1)
  })

  test('nobody leaves a place where they are not', async () => {
    await expect(admin(operators.logOff, { operatorNo: 'A1', stationNumber: 'S1' })).rejects.toMatchObject({
      key: 'operators.not_here',
    })
    await admin(operators.logOff, { operatorNo: 'A1', stationNumber: 'S2' })
    expect(await shown('A1')).toMatchObject({ currentStation: null })
  })

  test('out of use, they are logged off and let in nowhere', async () => {
    await admin(operators.logIn, { operatorNo: 'A4', stationNumber: 'S1' })
    await admin(operators.update, { ...anOperator('A4', { enabled: false }), revision: 1 })
    expect(await shown('A4')).toMatchObject({ currentStation: null })
    await expect(admin(operators.logIn, { operatorNo: 'A4', stationNumber: 'S1' })).rejects.toMatchObject({
      key: 'operators.disabled',
    })
  })
})

describe('by badge at the station', () => {
  const at = (minutes: number) => isoOf(Date.parse('2026-03-02T08:00:00Z') + minutes * 60_000)

  test('a badge nobody has is refused', async () => {
    await expect(logIn(plant.db, line, 'S1', { cardId: 'C-?' }, nowIso())).rejects.toMatchObject({
      key: 'operators.no_such_card',
      facts: { cardId: '••••' },
    })
    await expect(logIn(plant.db, line, 'S9', { cardId: 'C-A1' }, nowIso())).rejects.toMatchObject({
      key: 'operators.no_station',
    })
  })

  test('a message that comes late, after a later move, changes nothing', async () => {
    await admin(operators.create, anOperator('D1'))
    await logIn(plant.db, line, 'S1', { cardId: 'C-D1' }, at(10))
    await logIn(plant.db, line, 'S2', { cardId: 'C-D1' }, at(5))
    expect(await shown('D1')).toMatchObject({ currentStation: 'S1', since: at(10) })
    await logOff(plant.db, line, 'S1', { cardId: 'C-D1' }, at(3))
    const { rows } = await admin(operators.logins, { operatorNo: 'D1' })
    expect(rows).toMatchObject([
      { stationNumber: 'S1', since: at(10), until: at(10), duration: 0, loggedInBy: null },
    ])
    await logIn(plant.db, line, 'S2', { cardId: 'C-D1' }, at(10))
    expect(await shown('D1')).toMatchObject({ currentStation: 'S2', since: at(10) })
  })

  test('the floor reads in one trip who was there at the time, and what they may do', async () => {
    await admin(operators.create, anOperator('E1'))
    await admin(operators.create, anOperator('E2', { level: 2 }))
    await admin(operators.qualify, {
      operatorNo: 'E1',
      stationNumber: 'S1',
      level: 3,
      validUntil: '2026-03-02',
    })
    await logIn(plant.db, line, 'S1', { operatorNo: 'E1' }, at(60))
    await logOff(plant.db, line, 'S1', { operatorNo: 'E1' }, at(120))
    await logIn(plant.db, line, 'S1', { operatorNo: 'E2' }, at(90))
    const client = await plant.pool.connect()
    const crew = await readCrew(client, 'L1', {
      stations: ['S1', 'S2'],
      operatorNos: ['A2', 'ghost'],
      from: Date.parse(at(50)),
      to: Date.parse(at(200)),
    })
    client.release()
    const standing = (minutes: number) => standingAt(crew, 'S1', Date.parse(at(minutes)))
    expect([standing(59), standing(60), standing(100), standing(121)]).toEqual([
      [],
      ['E1'],
      ['E2', 'E1'],
      ['E2'],
    ])
    expect(crew.skills.has('ghost')).toBe(false)
    expect(reaches(crew.skills.get('E1'), 'S1', 3, '2026-03-02')).toBe(true)
    expect(reaches(crew.skills.get('E1'), 'S1', 3, '2026-03-03')).toBe(false)
    expect(reaches(crew.skills.get('E1'), 'S2', 1, '2026-03-02')).toBe(false)
    expect(reaches(crew.skills.get('E2'), 'S1', 3, '2026-03-02')).toBe(false)
    expect(reaches(undefined, 'S1', 1, '2026-03-02')).toBe(false)
    expect(reaches(undefined, 'S1', 0, '2026-03-02')).toBe(true)
  })
})

test('output and OK rate of today are those of the passes that name them', async () => {
  const { station } = await startLine(plant, 'L2')
  await plant.as('admin', 'L2')(operators.create, anOperator('F1'))
  await station('S10').work('SN-1', { TORQUE: 10, VOUT: 5 }, { operator: 'F1' })
  await station('S10').work('SN-2', { TORQUE: 20, VOUT: 5 }, { operator: 'F1' })
  expect((await plant.as('admin', 'L2')(operators.list, { operatorNo: 'F1' })).rows).toMatchObject([
    { output: 2, okRate: 0.5 },
  ])
  expect(await shown('F1')).toMatchObject({ output: 0, okRate: null })
})
