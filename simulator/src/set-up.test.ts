import { beforeEach, expect, test } from 'vitest'
import type { DutyShift, Slot } from '@takt/contract/calendar.ts'
import type { Office } from './delivery/console-calls.ts'
import { linePlans } from './plant/plant.ts'
import { makeKeys, setUpPlant } from './set-up.ts'
import { type OfficeRequest, notingOffice } from './testing/noting-office.ts'

let requests: OfficeRequest[]
let there: Record<string, unknown[]>
let office: Office
const spring = Date.parse('2026-03-10T11:00:00.000Z')
const openAs = () => Promise.resolve(office)
const called = (name: string) => requests.filter((one) => one.name === name)

beforeEach(() => {
  requests = []
  there = {}
  office = notingOffice(requests, there)
})

test('an empty plant gets lines, eight stations each with a key, three shifts, released definitions and a queue of orders', async () => {
  const keys = await setUpPlant(office, spring, openAs)
  expect(Object.keys(keys)).toEqual(['L1', 'L2'])
  expect(Object.values(keys).map((line) => Object.keys(line).length)).toEqual([8, 8])
  expect(new Set(Object.values(keys).flatMap((line) => Object.values(line))).size).toBe(16)
  expect(called('settings/save').map(({ input }) => input)).toMatchObject([
    { version: 0, settings: { plant: { plantName: 'Takt demonstration plant', timeZone: 'Europe/Berlin' } } },
  ])
  expect(called('types/create').length).toBe(3)
  expect(called('types/move').length).toBe(3)
  expect(called('collectionSets/move').length).toBe(called('collectionSets/create').length)
  for (const { lineNumber } of linePlans) {
    const orders = requests.filter(({ name, line }) => line === lineNumber && name.startsWith('orders/'))
    expect(orders.map(({ name, input }) => `${name} ${String(input.move ?? input.release)}`)).toEqual([
      'orders/create true',
      'orders/move start',
      'orders/create true',
      'orders/create true',
      'orders/create false',
      'orders/create false',
      'orders/create false',
      'orders/move cancel',
    ])
  }
})

test('every order comes in lots that make it up, but for the one that is taken back; serials are made with its release', async () => {
  await setUpPlant(office, spring, openAs)
  for (const {
    input: { orderCode, orderNumber, serialsHere },
  } of called('orders/create')) {
    expect(serialsHere).toBe(true)
    const lots = called('lots/create')
      .filter(({ input }) => input.orderCode === orderCode)
      .map(({ input }) => Number(input.number))
    expect([0, orderNumber]).toContain(lots.reduce((sum, number) => sum + number, 0))
  }
  expect(new Set(called('lots/create').map(({ input }) => input.orderCode)).size).toBe(2 * 5)
})

test('every type has a released package with its bill, every line a team for each shift of each day', async () => {
  await setUpPlant(office, spring, openAs)
  expect(called('packages/move').map(({ input }) => [input.typeNo, input.move])).toEqual(
    linePlans.flatMap(({ types }) => types.map(({ typeNo }) => [typeNo, 'release'])),
  )
  for (const { input } of called('packages/update')) expect(input.bomCode).toEqual(expect.any(String))
  const teams = new Set(called('calendar/saveTeam').map(({ input }) => input.teamName))
  for (const { lineNumber, shifts } of linePlans) {
    const [day] = called('calendar/saveDay').filter(({ line }) => line === lineNumber)
    const worked = day!.input.shifts as DutyShift[] // as the contract has parsed it
    expect(worked.map(({ shiftName }) => shiftName)).toEqual(shifts.map(({ shiftName }) => shiftName))
    expect(new Set(worked.map(({ teamName }) => teamName)).size).toBe(shifts.length)
    for (const { teamName } of worked) expect(teams).toContain(teamName)
    for (const name of ['generate', 'publish'])
      expect(called(`calendar/${name}`).filter(({ line }) => line === lineNumber)).toMatchObject([
        { input: { from: '2026-03-12', to: '2026-05-07' } },
      ])
  }
  const members = called('operators/create').map(({ input }) => input.teamName)
  expect(new Set(members)).toEqual(teams)
})

test('a plant that has lines is left as it is', async () => {
  there.lines = [{ lineNumber: 'A7' }]
  await expect(setUpPlant(office, spring, openAs)).rejects.toThrow('This plant has lines already (A7)')
  expect(requests.length).toBe(1)
})

test('a set-up that was interrupted takes up the definitions that are there', async () => {
  there['collectionSets/list'] = [
    { colSetId: 'GB-MARK', definitionStatus: 'released' },
    { colSetId: 'GB-SEAL', definitionStatus: 'draft' },
  ]
  await setUpPlant(office, spring, openAs)
  expect(called('collectionSets/create').map(({ input }) => input.colSetId)).not.toContain('GB-SEAL')
  expect(called('collectionSets/move').map(({ input }) => input.colSetId)).toContain('GB-SEAL')
  expect(called('collectionSets/move').map(({ input }) => input.colSetId)).not.toContain('GB-MARK')
})

test('the keys of somebody else’s stations are not touched', async () => {
  there['stations/list'] = linePlans[0]!.stations.map(({ stationNumber }) => ({
    stationNumber,
    stationCode: 'theirs',
  }))
  await expect(makeKeys(office, linePlans[0]!)).rejects.toThrow('is not the demonstration’s')
  expect(called('stations/makeKey')).toEqual([])
})

test('the bottleneck is clear, and the rework bench is nobody’s', async () => {
  await setUpPlant(office, spring, openAs)
  for (const { lineNumber } of linePlans) {
    const cycles = called('stations/create')
      .filter(({ line }) => line === lineNumber)
      .map(({ input }) => input.cycleTime)
    const planned = cycles.filter((cycle) => typeof cycle === 'number').toSorted((a, b) => b - a)
    expect(cycles.length - planned.length).toBe(1)
    expect(planned[0]! / planned[1]!).toBeGreaterThan(1.05)
  }
})

test('somebody always works: the shifts cover the day, and the lines never rest together', () => {
  const minutes = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))
  const covered = (stretches: { start: string; end: string }[]) =>
    stretches.flatMap(({ start, end }) =>
      Array.from(
        { length: (minutes(end) - minutes(start) + 1440) % 1440 },
        (_, minute) => (minutes(start) + minute) % 1440,
      ),
    )
  for (const { shifts } of linePlans)
    expect(
      new Set(covered(shifts.map(({ startTime, endTime }) => ({ start: startTime, end: endTime })))).size,
    ).toBe(1440)
  const [first, second] = linePlans.map(
    ({ shifts }) => new Set(covered(shifts.flatMap(({ breaks }) => breaks))),
  )
  expect(first!.intersection(second!).size).toBe(0)
})

test('every shift has slots from today on that cover it one after the other, and only its breaks are not planned', async () => {
  await setUpPlant(office, spring, openAs)
  for (const { lineNumber, shifts } of linePlans)
    for (const shift of shifts) {
      const [saved] = called('calendar/saveSlots').filter(
        ({ line, input }) => line === lineNumber && input.shiftName === shift.shiftName,
      )
      expect(saved!.input.validFrom).toBe('2026-03-12')
      const slots = saved!.input.slots as Slot[] // as the contract has parsed it
      expect([slots[0]!.startTime, slots.at(-1)!.endTime]).toEqual([shift.startTime, shift.endTime])
      expect(slots.slice(1).map(({ startTime }) => startTime)).toEqual(
        slots.slice(0, -1).map(({ endTime }) => endTime),
      )
      expect(
        slots
          .filter(({ planned }) => !planned)
          .map(({ startTime, endTime }) => ({ start: startTime, end: endTime })),
      ).toEqual(shift.breaks)
    }
})

test('every alarm of the stations has a definition in four languages, but for two that nobody defined', async () => {
  await setUpPlant(office, spring, openAs)
  const rows = called('alarmDefs/import').flatMap(({ input }) => input.rows as Record<string, string>[])
  const codes = linePlans.flatMap(({ stations }) =>
    stations.flatMap(({ stops, warning }) => [...stops, warning].map(({ alarmCode }) => alarmCode)),
  )
  const defined = new Set(rows.map(({ alarmCode }) => alarmCode))
  expect(codes.filter((code) => !defined.has(code))).toEqual(['LT-103', 'PK-101'])
  for (const { textEn, textZh, textEs, textJa } of rows)
    expect(new Set([textEn, textZh, textEs, textJa]).size).toBe(4)
})

test('every station has a check of each shift in four languages, and machines a value with its limits', async () => {
  await setUpPlant(office, spring, openAs)
  const drafts = called('inspections/create').map(({ input }) => input as Record<string, string>)
  expect(new Set(drafts.map(({ stationNumber }) => stationNumber)).size).toBe(8)
  for (const { textEn, textZh, textEs, textJa } of drafts)
    expect(new Set([textEn, textZh, textEs, textJa]).size).toBe(4)
  expect(drafts.filter(({ measured }) => measured)[0]).toMatchObject({
    lowerSpecLimit: 5.5,
    upperSpecLimit: 6.5,
  })
})

test('every line defines what people see and what its own stations measure, and leaves some codes to the plant', async () => {
  await setUpPlant(office, spring, openAs)
  const rows = called('defects/import').map(
    ({ input }) => input.rows as { resultCodes: string[]; defectCode: string }[],
  )
  const codes = rows.map((own) => own.flatMap(({ resultCodes }) => resultCodes))
  expect(codes.map((own) => own.includes('LEAK_RATE'))).toEqual([true, false])
  expect(codes.map((own) => own.includes('VOUT'))).toEqual([false, true])
  expect(codes.flat()).not.toContain('WEIGHT')
  for (const own of rows) expect(own.some(({ defectCode }) => defectCode === 'SCRATCH')).toBe(true)
})

test('every kind of loss has a rule on each line, in four languages, whose levels name accounts that are made', async () => {
  await setUpPlant(office, spring, openAs)
  const made = called('users/create').map(({ input }) => input.userName)
  const rules = called('andonRules/create')
  expect(rules.map(({ line, input }) => `${line} ${String(input.lossType)}`)).toEqual(
    ['L1', 'L2'].flatMap((line) =>
      ['equipment', 'mass', 'organizational', 'process'].map((lossType) => `${line} ${lossType}`),
    ),
  )
  for (const { input } of rules as { input: Record<string, string[]> }[]) {
    const { levelAUsers, levelBUsers, levelCUsers } = input
    for (const users of [levelAUsers, levelBUsers, levelCUsers]) expect(made).toContain(users![0])
    expect(new Set(['En', 'Zh', 'Es', 'Ja'].map((one) => input[`message${one}`])).size).toBe(4)
  }
})

test('instructions are written by one account, signed by another, and confirmed by everybody who works there', async () => {
  const acts: [person: string, name: string][] = []
  await setUpPlant(office, spring, (person) =>
    Promise.resolve((endpoint, input, line) => {
      acts.push(['userName' in person ? person.userName : '', endpoint.name])
      return office(endpoint, input, line)
    }),
  )
  const by = (userName: string) => acts.filter(([who]) => who === userName).map(([, name]) => name)
  expect(by('process.engineer')).toContain('sops/create')
  expect(by('process.engineer')).not.toContain('sops/release')
  expect(new Set(by('process.lead'))).toEqual(new Set(['session/savePassword', 'sops/release']))
  expect(called('sops/release').length).toBe(called('sops/create').length + called('sops/revise').length)
  const people = called('operators/create').map(({ input }) => input.cardId)
  expect(
    called('sops/confirm')
      .map(({ input }) => input.cardId)
      .toSorted(),
  ).toEqual(people.toSorted())
})
