import { afterAll, beforeAll, expect, test } from 'vitest'
import { operators } from '@takt/contract/operators.ts'
import { reworkers, type ReworkerDraft } from '@takt/contract/reworkers.ts'
import { settings } from '@takt/contract/settings.ts'
import { units } from '@takt/contract/units.ts'
import { startLine } from '../../testing/line.ts'
import { startPlant } from '../../testing/plant.ts'
import { theSettings } from '../../testing/samples.ts'

const plant = await startPlant()
afterAll(plant.close)
const admin = plant.as('admin', 'L1')
let line: Awaited<ReturnType<typeof startLine>>
beforeAll(async () => {
  line = await startLine(plant, 'L1')
  for (const operatorNo of ['R1', 'R2'])
    await plant.as('admin')(operators.create, {
      operatorNo,
      name: `Name of ${operatorNo}`,
      cardId: `C-${operatorNo}`,
      userName: null,
      level: 1,
      teamName: null,
      enabled: true,
    })
})

const anyUnit = (operatorNo: string, over: Partial<ReworkerDraft> = {}): ReworkerDraft => ({
  operatorNo,
  typeNos: [],
  defectCodes: [],
  stationNumbers: [],
  level: 1,
  validUntil: null,
  ...over,
})
/** A unit that failed at S20 waits at its rework station S90. */
async function failed(sn: string, vout = 9) {
  await line.station('S10').work(sn, { TORQUE: 10 })
  await line.station('S20').work(sn, { VOUT: vout })
}
const atRework = (sn: string, more: object = {}) => line.station('S90').arrive(sn, more)
const refused = (about: string) => ({
  answer: 'noGo',
  reasons: [{ reason: 'reworkerNotAllowed', about, message: expect.any(String) }],
})
async function limited(over: Partial<ReworkerDraft> & { enabled?: boolean }) {
  // A day passes: nobody can choose one that is over.
  if (over.validUntil)
    await plant.db
      .updateTable('reworkers')
      .set({ validUntil: over.validUntil })
      .where('operatorNo', '=', 'R1')
      .execute()
  const { revision } = (await admin(reworkers.list, { operatorNo: 'R1' })).rows[0]!
  await admin(reworkers.update, { ...anyUnit('R1'), enabled: true, ...over, revision })
}

test('a line without reworkers lets anybody rework, also nobody who is named', async () => {
  await failed('A-1')
  expect(await atRework('A-1')).toMatchObject({ answer: 'go' })
})

test('from the first reworker on only reworkers rework: nobody, and somebody else, are refused', async () => {
  await admin(reworkers.create, anyUnit('R1'))
  await failed('A-2')
  expect(await atRework('A-2')).toMatchObject(refused('S90'))
  expect(await atRework('A-2', { operator: 'R2' })).toMatchObject(refused('R2'))
  expect(await atRework('A-2', { operator: 'R1' })).toMatchObject({ answer: 'go' })
})

test('who is logged in at the rework station counts like who is named', async () => {
  await failed('A-3')
  await admin(operators.logIn, { operatorNo: 'R1', stationNumber: 'S90' })
  expect(await atRework('A-3')).toMatchObject({ answer: 'go' })
  await admin(operators.logOff, { operatorNo: 'R1', stationNumber: 'S90' })
})

test.each([
  ['another type', { typeNos: ['*own'] }, { typeNos: ['*other'] }],
  ['another defect', { defectCodes: ['VOUT'] }, { defectCodes: ['TORQUE'] }],
  ['another station', { stationNumbers: ['S90'] }, { stationNumbers: ['S30'] }],
  ['a day that is over', { validUntil: '2199-01-01' }, { validUntil: '2020-01-01' }],
  ['a time that was ended', { enabled: true }, { enabled: false }],
])('limited to %s they are refused, limited to this one they are not', async (_, fits, fitsNot) => {
  const sn = `B-${JSON.stringify(fits)}`.replaceAll(/[^\w-]/g, '')
  await failed(sn)
  const other = (await startLineType()).typeNo
  const filled = (over: Partial<ReworkerDraft> & { enabled?: boolean }) =>
    over.typeNos ? { typeNos: [over.typeNos[0] === '*own' ? line.typeNo : other] } : over
  await limited(filled(fitsNot))
  expect(await atRework(sn, { operator: 'R1' })).toMatchObject(refused('R1'))
  await limited(filled(fits))
  expect(await atRework(sn, { operator: 'R1' })).toMatchObject({ answer: 'go' })
})
let otherLine: ReturnType<typeof startLine> | undefined
const startLineType = () => (otherLine ??= startLine(plant, 'L2'))

test('work elsewhere requires no reworker', async () => {
  await limited({ enabled: false })
  expect(await line.station('S10').arrive('C-1')).toMatchObject({ answer: 'go' })
})

test('ended, the line still requires reworkers; switched off in the basic settings it does not', async () => {
  await failed('D-1')
  expect(await atRework('D-1', { operator: 'R1' })).toMatchObject(refused('R1'))
  const checks = [{ lineNumber: 'L1', off: ['reworkerNotAllowed' as const] }]
  await plant.as('admin')(settings.save, theSettings({ checks }))
  expect(await atRework('D-1', { operator: 'R1' })).toMatchObject({ answer: 'go' })
})

test('a last day that is over is refused at its field; one that has passed since does not lock the row', async () => {
  const over = { key: 'reworkers.over', field: 'validUntil' }
  await expect(admin(reworkers.create, anyUnit('R2', { validUntil: '2020-01-01' }))).rejects.toMatchObject(
    over,
  )
  const { revision } = (await admin(reworkers.list, { operatorNo: 'R1' })).rows[0]!
  const change = { ...anyUnit('R1', { validUntil: '2020-01-01' }), enabled: true, revision }
  await expect(admin(reworkers.update, change)).rejects.toMatchObject(over)
  await limited({ validUntil: '2020-01-01', level: 2 })
  await limited({ validUntil: null })
})

test('an operator, a type and a station that are not there are refused; so is the same operator twice', async () => {
  const create = (draft: ReworkerDraft) => admin(reworkers.create, draft)
  await expect(create(anyUnit('nobody'))).rejects.toMatchObject({
    key: 'operators.no_such',
    field: 'operatorNo',
  })
  await expect(create(anyUnit('R2', { typeNos: ['none'] }))).rejects.toMatchObject({
    key: 'reworkers.no_type',
  })
  await expect(create(anyUnit('R2', { stationNumbers: ['none'] }))).rejects.toMatchObject({
    key: 'operators.no_station',
    field: 'stationNumbers',
  })
  await expect(create(anyUnit('R1'))).rejects.toMatchObject({ key: 'record.code_taken', field: 'operatorNo' })
  await expect(plant.as('editor', 'L1')(reworkers.create, anyUnit('R2'))).rejects.toMatchObject({
    key: 'call.forbidden',
  })
})

test('two people change a reworker: the second is refused, and the change is in the history', async () => {
  const { revision } = (await admin(reworkers.list, { operatorNo: 'R1' })).rows[0]!
  await admin(reworkers.update, { ...anyUnit('R1', { level: 3 }), enabled: true, revision })
  await expect(admin(reworkers.end, { operatorNo: 'R1', revision })).rejects.toMatchObject({
    key: 'record.changed',
  })
  expect(await admin(reworkers.list, { typeNo: line.typeNo, enabled: true })).toMatchObject({
    rows: [{ operatorNo: 'R1', name: 'Name of R1', cardId: 'C-R1', level: 3 }],
  })
})

test('a badge is a PDF with the card’s number', async () => {
  const pdf = await admin(reworkers.badge, { operatorNo: 'R1', paper: 'label100x50', symbol: 'qrcode' })
  expect(String(pdf).slice(0, 5)).toBe('%PDF-')
})

test('who has no badge number gets no badge, as no reader would know it', async () => {
  const [one] = (await admin(operators.list, { operatorNo: 'R2' })).rows
  const { operatorNo, name, userName, level, teamName, enabled, revision } = one!
  const draft = { operatorNo, name, userName, level, teamName, enabled, cardId: null }
  await admin(operators.update, { ...draft, revision })
  await admin(reworkers.create, anyUnit('R2'))
  const answer = await admin(reworkers.badge, { operatorNo, paper: 'label100x50', symbol: 'qrcode' })
  expect(JSON.parse(String(answer))).toMatchObject({
    key: 'labels.no_card',
    field: 'operatorNo',
    facts: { operatorNo },
  })
})

test('the unit itself shows what it was refused for', async () => {
  const { refusedArrivals: arrivals } = await admin(units.passport, { unit: 'A-2' })
  expect(arrivals.flatMap(({ reasons }) => reasons.map(({ reason }) => reason))).toContain(
    'reworkerNotAllowed',
  )
})
