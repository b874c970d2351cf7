import { afterAll, expect, test } from 'vitest'
import { defectDrawings } from '@takt/contract/defectDrawings.ts'
import { defectReports } from '@takt/contract/defectReports.ts'
import { defects } from '@takt/contract/defects.ts'
import { failures } from '@takt/contract/failure-rows.ts'
import { failureSummary } from '@takt/contract/failure-summary.ts'
import { files } from '@takt/contract/files.ts'
import { aPicture } from '../../testing/photo-tries.ts'
import { startLine } from '../../testing/line.ts'
import { startPlant } from '../../testing/plant.ts'
import { aDefect } from '../../testing/quality-samples.ts'

const plant = await startPlant()
afterAll(plant.close)
const line = await startLine(plant, 'L1')
const { typeNo } = line
const admin = plant.as('admin', 'L1')
const reader = plant.as('operator', 'L1')
await admin(defects.create, aDefect('SCRATCH'))
const place = (placeCode: string, x: number, y: number) => ({
  placeCode,
  nameEn: `Place ${placeCode}`,
  nameZh: null,
  nameEs: null,
  nameJa: null,
  x,
  y,
})
const markedPlaces = [place('SEAL', 0.25, 0.5), place('BORE', 0.75, 0.5)]
const picture = await aPicture(plant.db)
let count = 0
const log = async (where: { placeCode?: string; positionX?: number; positionY?: number }) => {
  const sn = `P-${count++}`
  await line.station('S10').work(sn, { TORQUE: 10 })
  const { productId } = await admin(defectReports.look, { scanned: sn })
  const draft = { stationNumber: 'S20', defectCode: 'SCRATCH', productId: productId! }
  return admin(defectReports.log, { ...draft, ...where })
}

test('a drawing belongs to an existing type, and its places have distinct codes', async () => {
  const draft = { typeNo, picture, markedPlaces }
  const refused = (over: Partial<typeof draft>, error: object) =>
    expect(admin(defectDrawings.create, { ...draft, ...over })).rejects.toMatchObject(error)
  await refused({ typeNo: 'T-UNHEARD' }, { field: 'typeNo' })
  await refused(
    { markedPlaces: [...markedPlaces, markedPlaces[0]!] },
    { key: 'record.code_taken', field: 'markedPlaces' },
  )
  await refused({ markedPlaces: [place('OUT', 1.2, 0)] }, { key: 'call.invalid' })
  expect(await admin(defectDrawings.of, { typeNo })).toEqual({ picture: null, markedPlaces: [] })
  await admin(defectDrawings.create, draft)
  await refused({}, { key: 'record.code_taken' })
  expect(await reader(defectDrawings.of, { typeNo })).toEqual({ picture, markedPlaces })
  expect((await reader(files.picture, { fileId: picture })).picture).toMatch(/^data:image\/png/)
  await expect(reader(defectDrawings.create, { ...draft, typeNo: 'T' })).rejects.toMatchObject({
    key: 'call.forbidden',
  })
})

test('a failure at a marked place keeps its coordinates, and is found by the place', async () => {
  const found = await log({ placeCode: 'SEAL' })
  expect(found).toMatchObject({ placeCode: 'SEAL', positionX: 0.25, positionY: 0.5 })
  await expect(log({ placeCode: 'NOWHERE' })).rejects.toMatchObject({ key: 'defectDrawings.no_place' })
  await log({ positionX: 0.111, positionY: 0.9 })
  await log({ positionX: 0.112, positionY: 0.901 })
  const { rows } = await admin(failures.list, { placeCode: 'SEAL' })
  expect(rows.map(({ failId }) => failId)).toEqual([found.failId])
})

test('the summary counts by marked place, also where it was moved; each spot opens as many as it counts', async () => {
  const { revision } = (await admin(defectDrawings.list, { typeNo })).rows[0]!
  const moved = [place('SEAL', 0.3, 0.6), markedPlaces[1]!]
  await admin(defectDrawings.update, { typeNo, picture, markedPlaces: moved, revision })
  await expect(
    admin(defectDrawings.update, { typeNo, picture, markedPlaces, revision }),
  ).rejects.toMatchObject({
    key: 'record.changed',
  })
  await log({ placeCode: 'SEAL' })
  const { drawing } = await admin(failureSummary.figures, { typeNo })
  expect(drawing).toMatchObject({ picture, places: moved })
  expect(drawing!.spots).toHaveLength(2)
  expect(drawing!.spots).toContainEqual({ placeCode: 'SEAL', x: 0.3, y: 0.6, failures: 2 })
  for (const { placeCode, x, y, failures: counted } of drawing!.spots) {
    const filter = placeCode ? { placeCode } : { positionX: x, positionY: y }
    expect((await admin(failures.list, filter)).rows).toHaveLength(counted)
  }
})

test('removed, nothing is marked any more and its failures keep their place', async () => {
  const { revision } = (await admin(defectDrawings.list, {})).rows[0]!
  await admin(defectDrawings.remove, { typeNo, revision })
  expect(await admin(defectDrawings.of, { typeNo })).toEqual({ picture: null, markedPlaces: [] })
  expect((await admin(failures.list, { placeCode: 'SEAL' })).rows).toHaveLength(2)
  await expect(log({ placeCode: 'SEAL' })).rejects.toMatchObject({ key: 'defectDrawings.no_place' })
})
