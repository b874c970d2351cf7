import { createHash } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { operators } from '@takt/contract/operators.ts'
import { settings } from '@takt/contract/settings.ts'
import { sops } from '@takt/contract/sops.ts'
import { types } from '@takt/contract/types.ts'
import { startLine } from '../../testing/line.ts'
import { startPlant } from '../../testing/plant.ts'
import { aType, theSettings } from '../../testing/samples.ts'
import { anUploaded, aSop, released, releaseVersion } from '../../testing/sops.ts'

const plant = await startPlant()
afterAll(plant.close)
const line = await startLine(plant, 'L1')
const admin = plant.as('admin', 'L1')
/** May open the page at the station, and not the one of the instructions. */
const worker = plant.as('editor', 'L1')
const station = line.station('S10')
const refused = (key: string) => expect.objectContaining({ key })
const S10 = { stationNumber: 'S10' }
const anOperator = (operatorNo: string, over = {}) =>
  admin(operators.create, {
    operatorNo,
    name: `Operator ${operatorNo}`,
    cardId: `card-${operatorNo}`,
    userName: null,
    level: 5,
    teamName: null,
    enabled: true,
    ...over,
  })
const there = async (sopCode: string) =>
  (await worker(sops.atStation, S10)).find((sop) => sop.sopCode === sopCode)
const confirm = async (sopCode: string, operatorNo: string) => {
  const { sopVer, contentHash } = (await there(sopCode))!
  return worker(sops.confirm, { ...S10, sopCode, sopVer, contentHash, cardId: `card-${operatorNo}` })
}
/** The next version, released. */
async function change(sopCode: string, over: Parameters<typeof aSop>[1]) {
  const [latest] = await admin(sops.versions, { sopCode })
  const { sopVer } = await admin(sops.revise, { sopCode, sopVer: latest!.sopVer })
  await admin(sops.update, { ...aSop(sopCode, over), sopVer, revision: 0 })
  await releaseVersion(plant, 'L1', { sopCode, sopVer })
}

test('a station gets what is in force there: not a draft, not tomorrow’s, not another station’s', async () => {
  await admin(sops.create, aSop('DRAFT'))
  await released(plant, 'L1', aSop('LATER', { validFrom: '2199-01-01T00:00:00.000Z' }))
  await released(plant, 'L1', aSop('OTHER', { stationNumber: 'S20' }))
  await released(plant, 'L1', aSop('HERE', S10))
  await released(plant, 'L1', aSop('ALL'))
  expect((await worker(sops.atStation, S10)).map(({ sopCode }) => sopCode)).toEqual(['ALL', 'HERE'])
  await expect(worker(sops.atStation, { stationNumber: 'S99' })).rejects.toEqual(
    refused('operators.no_station'),
  )
  await expect(worker(sops.list, {})).rejects.toEqual(refused('call.forbidden'))
})

test('the file of a superseded version does not reach a station', async () => {
  const [old, young] = [await anUploaded(plant, 'admin', 'old'), await anUploaded(plant, 'admin', 'young')]
  await released(plant, 'L1', aSop('FILED', { fileId: old }))
  const wish = { ...S10, sopCode: 'FILED', sopVer: 1, fileId: old }
  const file = (over: object) => worker(sops.stationFile, { ...wish, ...over })
  expect(await file({})).toBe('old')
  await change('FILED', { fileId: young })
  expect(await file({})).toContain('sops.not_in_force')
  expect(await file({ sopVer: 2 })).toContain('record.unknown')
  expect(await file({ sopVer: 2, fileId: young })).toBe('young')
  await admin(sops.withdraw, { sopCode: 'FILED', sopVer: 2, reason: 'x' })
  expect(await file({ sopVer: 2, fileId: young })).toContain('sops.not_in_force')
})

test('who is at the station has read it, or no unit starts there; after a minor change nobody has to read again', async () => {
  await anOperator('ANN')
  await anOperator('BOB')
  expect(await station.arrive('U-1')).toMatchObject({ answer: 'go' })
  await released(plant, 'L1', aSop('READ', { ...S10, readConfirm: true }))
  expect(await station.arrive('U-2')).toMatchObject({ answer: 'go' })
  await admin(operators.logIn, { operatorNo: 'ANN', ...S10 })
  const unread = (about: string) => ({ answer: 'noGo', reasons: [{ reason: 'sopUnread', about }] })
  expect(await station.arrive('U-2')).toMatchObject(unread('READ: ANN'))
  expect(await line.station('S20').arrive('U-9')).not.toMatchObject({ reasons: [{ reason: 'sopUnread' }] })
  expect((await there('READ'))!.readers).toMatchObject([{ operatorNo: 'ANN', readState: 'missing' }])
  const read = await confirm('READ', 'ANN')
  expect(read).toMatchObject({ operatorNo: 'ANN', sopVer: 1, confirmedBy: 'editor' })
  expect(await confirm('READ', 'ANN')).toEqual(read)
  expect(await station.arrive('U-2')).toMatchObject({ answer: 'go' })
  await admin(operators.logIn, { operatorNo: 'BOB', ...S10 })
  expect(await station.arrive('U-3')).toMatchObject(unread('READ: BOB'))
  await admin(operators.logOff, { operatorNo: 'BOB', ...S10 })
  await change('READ', { ...S10, readConfirm: true, major: false })
  expect(await station.arrive('U-3')).toMatchObject({ answer: 'go' })
  await change('READ', { ...S10, readConfirm: true, major: true })
  expect(await station.arrive('U-4')).toMatchObject(unread('READ: ANN'))
  expect((await there('READ'))!.readers).toMatchObject([{ operatorNo: 'ANN', readState: 'older', sopVer: 1 }])
})

test('one for a type is required for that type only, and of the operator the message names', async () => {
  const there = { stationNumber: 'S20' }
  const second = line.station('S20')
  await anOperator('CEM')
  await station.work('T-1', { TORQUE: 10 })
  await released(plant, 'L1', aSop('TYPED', { ...there, readConfirm: true, typeNo: line.typeNo }))
  await admin(types.create, aType('ELSE'))
  await released(plant, 'L1', aSop('ELSE', { ...there, readConfirm: true, typeNo: 'ELSE' }))
  expect(await second.arrive('T-1', { operator: 'CEM' })).toMatchObject({
    answer: 'noGo',
    reasons: [{ reason: 'sopUnread', about: 'TYPED: CEM' }],
  })
  expect(await second.arrive('T-1')).toMatchObject({ answer: 'go' })
})

test('a confirmation that is too old is required again, and counts anew; the matrix shows both', async () => {
  await anOperator('EXP')
  await admin(operators.qualify, { operatorNo: 'EXP', ...S10, level: 1, validUntil: null })
  await released(plant, 'L1', aSop('YEARLY', { ...S10, readConfirm: true, readDays: 365 }))
  const shown = async () => (await worker(sops.atStation, S10)).find(({ sopCode }) => sopCode === 'YEARLY')!
  const cell = async () => {
    const { sops: columns, people } = await admin(sops.training, {})
    const at = columns.findIndex(({ sopCode }) => sopCode === 'YEARLY')
    return people.find(({ operatorNo }) => operatorNo === 'EXP')!.cells[at]
  }
  expect(await cell()).toMatchObject({ readState: 'missing', expiresAt: null })
  const { sopVer, contentHash } = await shown()
  const read = { ...S10, sopCode: 'YEARLY', sopVer, contentHash, cardId: 'card-EXP' }
  const first = await worker(sops.confirm, read)
  expect(await worker(sops.confirm, read)).toEqual(first)
  expect(await cell()).toMatchObject({ readState: 'confirmed', sopVer: 1 })
  await admin(operators.logIn, { operatorNo: 'EXP', ...S10 })
  const old = new Date(Date.now() - 366 * 86_400_000).toISOString()
  await plant.db.updateTable('sopReads').set({ readAt: old }).where('sopCode', '=', 'YEARLY').execute()
  expect(await cell()).toMatchObject({ readState: 'expired' })
  expect((await shown()).readers).toContainEqual(
    expect.objectContaining({ operatorNo: 'EXP', readState: 'expired' }),
  )
  // The others there have not read it either.
  const reasonsAtArrival = async () => JSON.stringify((await station.arrive('U-EXP')).reasons ?? [])
  expect(await reasonsAtArrival()).toMatch(/YEARLY: [^"]*EXP/)
  const again = await worker(sops.confirm, read)
  expect(Date.parse(again.readAt)).toBeGreaterThan(Date.parse(old))
  expect(await cell()).toMatchObject({ readState: 'confirmed' })
  expect(await reasonsAtArrival()).not.toMatch(/YEARLY: [^"]*EXP/)
})

test('the matrix is handed over as a list: a line for each person and instruction they work by', async () => {
  const lines = async (onlyDue: boolean) =>
    String(await admin(sops.exportTraining, { onlyDue, format: 'csv' }))
      .split('\r\n')
      .filter((line) => /,(YEARLY|TYPED),/.test(line))
  const [yearly, ...more] = await lines(false)
  expect(more).toEqual([])
  expect(yearly).toMatch(/^EXP,[^,]*,YEARLY,1,How YEARLY is done,S10,Confirmed,1,\d/)
  expect(await lines(true)).toEqual([])
  await expect(worker(sops.exportTraining, { format: 'csv' })).rejects.toEqual(refused('call.forbidden'))
})

test('who is not trained for a station does not have to read its instructions; who may not write them sees no matrix', async () => {
  const { sops: columns, people } = await admin(sops.training, {})
  const at = columns.findIndex(({ sopCode }) => sopCode === 'TYPED')
  expect(people.find(({ operatorNo }) => operatorNo === 'EXP')!.cells[at]).toBeNull()
  await expect(worker(sops.training, {})).rejects.toEqual(refused('call.forbidden'))
  await admin(operators.logOff, { operatorNo: 'EXP', ...S10 })
  await admin(operators.disqualify, { operatorNo: 'EXP', ...S10 })
  await expect(admin(sops.create, aSop('NEVER', { readDays: 0 }))).rejects.toMatchObject({
    field: 'readDays',
  })
})

test('a line may do without the check', async () => {
  expect(await station.arrive('U-4')).toMatchObject({ answer: 'noGo' })
  await plant.as('admin')(settings.save, theSettings({ checks: [{ lineNumber: 'L1', off: ['sopUnread'] }] }))
  expect(await station.arrive('U-4')).toMatchObject({ answer: 'go' })
})

test('what is confirmed is what was shown, and by somebody who is known', async () => {
  const { sopVer, contentHash } = (await there('READ'))!
  const wish = { ...S10, sopCode: 'READ', sopVer, contentHash, cardId: 'card-ANN' }
  const refuses = (over: object, key: string) =>
    expect(worker(sops.confirm, { ...wish, ...over })).rejects.toEqual(refused(key))
  await refuses({ contentHash: 'else' }, 'sops.other_content')
  await refuses({ sopVer: 1 }, 'sops.not_in_force')
  await refuses({ cardId: 'nobody' }, 'operators.no_such_card')
  await refuses({ cardId: null }, 'sops.no_operator')
  await anOperator('OUT', { enabled: false })
  await refuses({ cardId: 'card-OUT' }, 'operators.disabled')
  await anOperator('EDITOR', { userName: 'editor' })
  expect(await worker(sops.confirm, { ...wish, cardId: null })).toMatchObject({ operatorNo: 'EDITOR' })
})

test('the report shows who confirmed which version, and who of the station’s people has not', async () => {
  await admin(operators.qualify, { operatorNo: 'BOB', ...S10, level: 1, validUntil: null })
  await admin(operators.qualify, { operatorNo: 'ANN', ...S10, level: 1, validUntil: null })
  const states = async (sopVer: number) =>
    (await admin(sops.readers, { sopCode: 'READ', sopVer })).map(({ operatorNo, readState }) => [
      operatorNo,
      readState,
    ])
  expect(await states(3)).toEqual([
    ['ANN', 'older'],
    ['BOB', 'missing'],
    ['EDITOR', 'confirmed'],
  ])
  expect(await states(2)).toEqual([
    ['ANN', 'confirmed'],
    ['BOB', 'missing'],
    ['EDITOR', 'missing'],
  ])
})

test('the hash is that of the bytes that are shown', async () => {
  const fileId = await anUploaded(plant, 'admin', 'bytes')
  await released(plant, 'L1', aSop('HASH', { fileId, steps: [] }))
  const { contentHash } = (await there('HASH'))!
  const file = createHash('sha256').update('bytes').digest('hex')
  const expected = createHash('sha256')
    .update(JSON.stringify({ file, steps: [] }))
    .digest('hex')
  expect(contentHash).toBe(expected)
})
