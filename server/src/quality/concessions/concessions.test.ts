import { afterAll, expect, test } from 'vitest'
import { audit } from '@takt/contract/audit.ts'
import { concessions } from '@takt/contract/concessions.ts'
import { defectKey, defects } from '@takt/contract/defects.ts'
import { failures } from '@takt/contract/failure-rows.ts'
import { units } from '@takt/contract/units.ts'
import { startLine } from '../../testing/line.ts'
import { startPlant } from '../../testing/plant.ts'
import { aConcession, aDefect } from '../../testing/quality-samples.ts'

const plant = await startPlant()
afterAll(plant.close)
const line = await startLine(plant, 'L1')
const admin = plant.as('admin', 'L1')
const engineer = plant.as('editor', 'L1')
await admin(defects.create, aDefect('LOOSE', { resultCodes: ['TORQUE'] }))
await admin(defects.create, aDefect('DIM', { resultCodes: ['VOUT'] }))
const draft = (code: string, over: Partial<Parameters<typeof aConcession>[1]> = {}) =>
  aConcession(code, { typeNo: line.typeNo, defectCode: 'LOOSE', ...over })
const one = (concessionCode: string) => admin(concessions.one, { concessionCode })
const named = async (concessionCode: string) => {
  const { revision } = await one(concessionCode)
  return { concessionCode, revision }
}
const approved = async (code: string, over: Partial<Parameters<typeof aConcession>[1]> = {}) => {
  await engineer(concessions.ask, draft(code, over))
  return admin(concessions.approve, await named(code))
}
const end = async (code: string) => admin(concessions.withdraw, { ...(await named(code)), reason: 'over' })
const failuresOf = async (productSn: string) => (await admin(failures.list, { productSn })).rows
const loose = (sn: string, torque = 13) => line.station('S10').work(sn, { TORQUE: torque })

test('a request shows what it is for and when it ends', async () => {
  const refused = async (over: Parameters<typeof draft>[1], field: string) =>
    expect(engineer(concessions.ask, draft('C-0', over))).rejects.toMatchObject({ field })
  await refused({ pieces: null }, 'pieces')
  await refused({ validUntil: '2020-01-01' }, 'validUntil')
  await refused({ minValue: 3, maxValue: 2 }, 'minValue')
  await refused({ typeNo: 'T-UNHEARD' }, 'typeNo')
  await refused({ defectCode: 'UNHEARD' }, 'defectCode')
  await refused({ stationNumber: 'S77' }, 'stationNumber')
  await refused({ justification: '  ' }, 'justification')
  await engineer(concessions.ask, draft('C-1'))
  await expect(engineer(concessions.ask, draft('C-1'))).rejects.toMatchObject({ field: 'concessionCode' })
})

test('a defect that no station can find is not conceded', async () => {
  await admin(defects.create, aDefect('DENT'))
  const of = { defectCode: 'DENT' }
  const refusal = { key: 'concessions.no_result_code', field: 'defectCode' }
  await expect(engineer(concessions.ask, draft('C-DENT', of))).rejects.toMatchObject(refusal)
  const offered = async () =>
    (await engineer(defects.choices, {})).filter(({ byStation }) => byStation).map((one) => defectKey(one))
  expect(await offered()).toEqual(['DIM', 'LOOSE'])
  const deep = aDefect('DENT', { subDefectCode: 'DEEP', resultCodes: ['DEPTH'] })
  const { revision } = await admin(defects.create, deep)
  expect(await offered()).toEqual(['DENT', 'DENT · DEEP', 'DIM', 'LOOSE'])
  await engineer(concessions.ask, draft('C-DENT', of))
  await admin(defects.update, { ...deep, resultCodes: [], revision })
  await expect(admin(concessions.approve, await named('C-DENT'))).rejects.toMatchObject(refusal)
})

test('only another person approves it, and only once', async () => {
  await expect(engineer(concessions.approve, await named('C-1'))).rejects.toMatchObject({
    key: 'concessions.same_person',
  })
  expect((await loose('ASKED')).processStatus).toBe('inProcess')
  expect(await failuresOf('ASKED')).toMatchObject([{ failStatus: 'open', concessionCode: null }])
  const before = await named('C-1')
  expect(await admin(concessions.approve, before)).toMatchObject({
    concessionState: 'approved',
    askedBy: 'editor',
    decidedBy: 'admin',
  })
  await expect(admin(concessions.approve, before)).rejects.toMatchObject({ key: 'record.changed' })
  await expect(admin(concessions.approve, await named('C-1'))).rejects.toMatchObject({
    key: 'concessions.wrong_state',
  })
  const trail = await admin(audit.of, { lineNumber: 'L1', entity: 'concession', entityKey: 'C-1' })
  expect(trail.map(({ action }) => action)).toEqual(['approve', 'ask'])
})

test('its units go on and stay NG; with its last piece it is used up', async () => {
  expect(await loose('ON-1')).toMatchObject({ resultStatus: 'ng', nextStation: 'S20' })
  expect(await failuresOf('ON-1')).toMatchObject([
    { failStatus: 'useAsIs', disposition: 'useAsIs', concessionCode: 'C-1', disposedBy: null },
  ])
  expect(await one('C-1')).toMatchObject({ usedPieces: 1, concessionState: 'approved' })
  expect((await loose('ON-2')).nextStation).toBe('S20')
  expect(await one('C-1')).toMatchObject({ usedPieces: 2, concessionState: 'usedUp' })
  expect((await loose('ON-3')).nextStation).toBe('S10')
  expect(await failuresOf('ON-3')).toMatchObject([{ failStatus: 'open', concessionCode: null }])
})

test('a unit let go on is finished as any, and is not a first pass', async () => {
  await line.station('S20').work('ON-1', { VOUT: 5 })
  expect(await line.station('S30').work('ON-1')).toMatchObject({ processStatus: 'finished' })
  const { rows } = await admin(units.list, { productSn: 'ON-1' })
  expect(rows).toMatchObject([{ processStatus: 'finished', resultStatus: 'ok' }])
})

test('two stations that fail at once never use the same piece', async () => {
  await approved('C-2', { pieces: 3 })
  const sns = Array.from({ length: 8 }, (_, at) => `RACE-${at}`)
  const stationOf = (at: number) => line.station(at % 2 ? 'S20' : 'S10')
  for (const [at, sn] of sns.entries()) if (at % 2) await line.station('S10').work(sn, { TORQUE: 10 })
  await Promise.all(sns.map((sn, at) => stationOf(at).arrive(sn)))
  const answers = await Promise.all(sns.map((sn, at) => stationOf(at).complete(sn, { TORQUE: 13 })))
  const wentOn = answers.filter(({ nextStation }, at) => nextStation === (at % 2 ? 'S30' : 'S20'))
  expect(wentOn).toHaveLength(3)
  expect(await one('C-2')).toMatchObject({ usedPieces: 3, concessionState: 'usedUp' })
})

test('a unit takes one piece wherever it fails by it, also after the last was taken', async () => {
  await approved('C-UNIT')
  const fails = async (station: string, sn: string) =>
    (await line.station(station).work(sn, { TORQUE: 13 })).nextStation
  const used = async () => {
    const { usedPieces, concessionState } = await one('C-UNIT')
    return [usedPieces, concessionState]
  }
  expect(await fails('S10', 'PIECE-1')).toBe('S20')
  expect(await fails('S20', 'PIECE-1')).toBe('S30')
  expect(await used()).toEqual([1, 'approved'])
  expect(await fails('S10', 'PIECE-2')).toBe('S20')
  expect(await used()).toEqual([2, 'usedUp'])
  expect(await fails('S20', 'PIECE-2')).toBe('S30')
  expect(await fails('S10', 'PIECE-3')).toBe('S10')
  expect(await used()).toEqual([2, 'usedUp'])
})

test('a message sent twice counts once', async () => {
  await approved('C-3')
  const station = line.station('S10')
  await station.arrive('TWICE')
  const body = station.message('complete', {
    productSn: 'TWICE',
    results: [{ resultCode: 'TORQUE', resultValue: 13 }],
  })
  const first = await station.send('complete', body)
  expect(await station.send('complete', body)).toEqual(first)
  expect(await one('C-3')).toMatchObject({ usedPieces: 1 })
  await end('C-3')
  expect((await loose('ENDED')).nextStation).toBe('S10')
})

test('beyond its values, at another station or together with another defect it does not hold', async () => {
  await approved('C-4', { pieces: null, validUntil: '2099-12-31', maxValue: 14 })
  expect((await loose('BEYOND', 14.5)).nextStation).toBe('S10')
  expect((await loose('WITHIN', 14)).nextStation).toBe('S20')
  const both = { TORQUE: 13, VOUT: 9 }
  expect((await line.station('S10').work('BOTH', both)).nextStation).toBe('S10')
  expect(await failuresOf('BOTH')).toMatchObject([{ concessionCode: null }, { concessionCode: null }])
  await approved('C-5', { defectCode: 'DIM', pieces: 5 })
  expect((await line.station('S10').work('BOTH-2', both)).nextStation).toBe('S20')
  expect((await failuresOf('BOTH-2')).map(({ concessionCode }) => concessionCode).toSorted()).toEqual([
    'C-4',
    'C-5',
  ])
  const completed = await line.station('S10').work('SAID', { TORQUE: 10 }, { verdict: 'ng' })
  expect(completed.nextStation).toBe('S10')
  await end('C-4')
  await end('C-5')
})

test('a failure of an earlier try is closed with it', async () => {
  await loose('AGAIN')
  await approved('C-6', { stationNumber: 'S10' })
  expect((await loose('AGAIN')).nextStation).toBe('S20')
  expect((await failuresOf('AGAIN')).map(({ failStatus }) => failStatus).toSorted()).toEqual([
    'closed',
    'useAsIs',
  ])
  await end('C-6')
})
