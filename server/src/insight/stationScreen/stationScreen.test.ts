import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { andon } from '@takt/contract/andon.ts'
import { audit } from '@takt/contract/audit.ts'
import { inspections } from '@takt/contract/inspections.ts'
import { lines } from '@takt/contract/lines.ts'
import { materials } from '@takt/contract/materials.ts'
import { everyType, recipes } from '@takt/contract/recipes.ts'
import { operators } from '@takt/contract/operators.ts'
import { sops } from '@takt/contract/sops.ts'
import { stations } from '@takt/contract/stations.ts'
import { mostAtWork, stationScreen } from '@takt/contract/stationScreen.ts'
import { tools } from '@takt/contract/tools.ts'
import { users } from '@takt/contract/users.ts'
import { roleTemplates, templateMenu } from '@takt/contract/role-templates.ts'
import { startLineWithParts } from '../../testing/material.ts'
import { startPlant } from '../../testing/plant.ts'
import { aBomRow, aLine, anInspection, aParameter, aStation } from '../../testing/samples.ts'
import { aSop, released } from '../../testing/sops.ts'

const plant = await startPlant()
afterAll(plant.close)
const line = await startLineWithParts(plant, 'L1', [aBomRow(1, 'SCREW', 'S10', { bomQty: 2 })])
const admin = plant.as('admin', 'L1')
await admin(lines.create, aLine('L2'))
const [s10, s20] = [line.station('S10'), line.station('S20')]
const screen = (stationNumber = 'S10', as = admin) => as(stationScreen.of, { stationNumber })
const S10 = { stationNumber: 'S10' }
const anOperator = (operatorNo: string) =>
  admin(operators.create, {
    operatorNo,
    name: `Operator ${operatorNo}`,
    cardId: `CARD-${operatorNo}`,
    userName: null,
    level: 3,
    teamName: null,
    enabled: true,
  })
const bind = (bomLot: string) =>
  admin(materials.bind, { ...S10, position: 'F1', label: bomLot, bomCode: 'SCREW', quantity: 100 })

test('a station nobody works at has an order, its material, and nothing else', async () => {
  expect(await screen()).toMatchObject({
    ...S10,
    lineNumber: 'L1',
    people: [],
    atWork: [],
    coming: [],
    refused: null,
    calls: [],
    checks: [],
    sops: [],
    order: { orderCode: line.order.orderCode, typeNo: line.typeNo, typeName: 'Type', orderNumber: 1000 },
    tools: [],
    places: [{ bomCode: 'SCREW', position: null, bomState: 'none' }],
  })
  expect((await screen('S20')).places).toEqual([])
})

test('a refusal is shown until the station works on a unit', async () => {
  expect(await s10.arrive('SN-1')).toMatchObject({ answer: 'noGo' })
  expect((await screen()).refused).toMatchObject({
    productSn: 'SN-1',
    over: false,
    reasons: [{ reason: 'materialNotBound' }],
  })
  expect((await screen('S20')).refused).toBeNull()
  await bind('LOT-1')
  expect((await screen()).places).toMatchObject([{ position: 'F1', bomLot: 'LOT-1', bomState: 'bound' }])
  expect((await screen()).refused).toMatchObject({ over: false })
  expect(await s10.arrive('SN-1')).toMatchObject({ answer: 'go' })
  expect(await screen()).toMatchObject({
    refused: { over: true },
    atWork: [{ productSn: 'SN-1', typeNo: line.typeNo, stepSeq: 10, stepName: 'Step 10', attempt: 1 }],
  })
})

test('a refusal older than a day is not shown', async () => {
  await plant.db
    .updateTable('refusedArrivals')
    .set({ at: new Date(Date.now() - 25 * 3_600_000).toISOString() })
    .where('stationNumber', '=', 'S10')
    .execute()
  expect((await screen()).refused).toBeNull()
})

test('a unit is shown where it is: at work here, then coming at the next station', async () => {
  expect((await screen('S20')).atWork).toEqual([])
  await s10.complete('SN-1', { TORQUE: 10 })
  expect((await screen()).atWork).toEqual([])
  expect((await screen('S20')).coming).toMatchObject([{ productSn: 'SN-1' }])
  await s20.arrive('SN-1')
  expect(await screen('S20')).toMatchObject({ coming: [], atWork: [{ productSn: 'SN-1' }] })
})

test('a retest is recognised by its attempt', async () => {
  await s10.work('SN-2', { TORQUE: 99 })
  await s10.arrive('SN-2')
  expect((await screen()).atWork).toMatchObject([{ productSn: 'SN-2', attempt: 2 }])
  await s10.complete('SN-2', { TORQUE: 10 })
})

test('a badge signs on and off; the other station is left, and a person without training is warned', async () => {
  await anOperator('ANN')
  await admin(stations.create, aStation('S40', { optLevel: 2 }))
  const on = (stationNumber: string, cardId = 'CARD-ANN') =>
    admin(stationScreen.signOn, { stationNumber, cardId })
  const off = (stationNumber: string, cardId = 'CARD-ANN') =>
    admin(stationScreen.signOff, { stationNumber, cardId })
  expect(await on('S10')).toMatchObject({ operatorNo: 'ANN', qualified: true, leftStation: null })
  expect((await screen()).people).toMatchObject([{ operatorNo: 'ANN', qualified: true }])
  expect(await on('S40')).toMatchObject({ qualified: false, leftStation: 'S10' })
  expect((await screen()).people).toEqual([])
  expect((await screen('S40')).people).toMatchObject([{ operatorNo: 'ANN', qualified: false }])
  await admin(operators.qualify, { operatorNo: 'ANN', stationNumber: 'S40', level: 2, validUntil: null })
  expect((await screen('S40')).people).toMatchObject([{ qualified: true }])
  await expect(off('S10')).rejects.toMatchObject({ key: 'operators.not_here' })
  expect(await off('S40')).toEqual({ operatorNo: 'ANN', stationNumber: 'S40' })
  await expect(on('S10', 'NOBODY-7')).rejects.toMatchObject({
    key: 'operators.no_such_card',
    facts: { cardId: '••••-7' },
  })
  await expect(on('S99')).rejects.toMatchObject({ key: 'operators.no_station' })
  const rows = await plant.as('admin')(audit.of, { lineNumber: 'L1', entity: 'operator', entityKey: 'ANN' })
  expect(rows.map(({ action }) => action)).toEqual(['logOff', 'qualify', 'logIn', 'logIn'])
  expect(JSON.stringify(rows)).not.toContain('CARD-ANN')
})

test('instruction, calls and checks are those of the station', async () => {
  await released(plant, 'L1', aSop('HERE', S10))
  await released(plant, 'L1', aSop('THERE', { stationNumber: 'S20' }))
  await released(plant, 'L1', aSop('OTHER-TYPE', { ...S10, typeNo: null }))
  await admin(inspections.create, anInspection('OIL'))
  await admin(inspections.create, anInspection('BELT', { stationNumber: 'S20' }))
  await admin(andon.call, { ...S10, lossType: 'mass', message: 'Burr' })
  await admin(andon.call, { stationNumber: 'S20', lossType: 'equipment', message: null })
  const shown = await screen()
  expect(shown.sops.map(({ sopCode }) => sopCode)).toEqual(['HERE', 'OTHER-TYPE'])
  expect(shown.checks.map(({ itemCode }) => itemCode)).toEqual(['OIL'])
  expect(shown.calls).toMatchObject([{ callState: 'called', lossType: 'mass', message: 'Burr' }])
})

test('a station of another line, or none, is refused by name', async () => {
  await expect(screen('S99')).rejects.toMatchObject({ key: 'operators.no_station', field: 'stationNumber' })
  await expect(screen('S10', plant.as('admin', 'L2'))).rejects.toMatchObject({ key: 'operators.no_station' })
  await expect(screen('S10', plant.as('editor', 'L1', ['L2']))).rejects.toMatchObject({
    key: 'call.line_forbidden',
  })
})

test('who may only look signs nobody on; the role of a device does what its screen offers, and no more', async () => {
  const viewer = plant.as('operator', 'L1')
  expect((await screen('S10', viewer)).stationNumber).toBe('S10')
  const badge = { ...S10, cardId: 'CARD-ANN' }
  await expect(viewer(stationScreen.signOn, badge)).rejects.toMatchObject({ key: 'call.forbidden' })
  const menu = templateMenu('stationDevice')
  await plant.as('admin')(users.saveRole, {
    roleKey: 'device',
    roleName: 'Device',
    description: null,
    menu,
    lines: [],
  })
  const device = plant.as('device', 'L1')
  const die = { toolType: 'DIE', toolDescription: null, frequency: 10, usesPerPass: 1 }
  await admin(tools.create, { ...die, toolCode: 'DIE' })
  expect(roleTemplates.stationDevice.edit).toContain('station')
  await device(stationScreen.signOn, badge)
  await device(inspections.record, { itemCode: 'OIL', resultStatus: 'ok' })
  await device(andon.call, { ...S10, lossType: 'process', message: null })
  const [sop] = (await screen('S10', device)).sops
  const { sopCode, sopVer, contentHash } = sop!
  await device(sops.confirm, { ...badge, sopCode, sopVer, contentHash })
  await device(tools.mount, { toolCode: 'DIE', ...S10, position: 'A' })
  expect((await screen('S10', device)).tools).toMatchObject([
    { toolCode: 'DIE', position: 'A', toolStatus: 'mounted', usedShare: 0 },
  ])
  await expect(device(tools.scrap, { toolCode: 'DIE', reason: 'x' })).rejects.toMatchObject({
    key: 'call.forbidden',
  })
  await device(tools.dismount, { toolCode: 'DIE' })
  await expect(device(operators.logIn, { ...S10, operatorNo: 'ANN' })).rejects.toMatchObject({
    key: 'call.forbidden',
  })
})

test('a station with more units than a screen holds shows those that are longest there', async () => {
  await s10.arrive('MANY')
  // In pieces: a statement has less than five seconds.
  for (let from = 1; from <= mostAtWork; from += 1000)
    await sql`
      insert into units select (jsonb_populate_record(u, jsonb_build_object(
        'product_id', gen_random_uuid(), 'product_sn', 'MANY-' || n, 'open_time', u.open_time + interval '1 second'))).*
      from units u, generate_series(${from}::int, ${from + 999}::int) as n
      where u.line_number = 'L1' and u.product_sn = 'MANY'`.execute(plant.db)
  const { atWork } = await screen()
  expect([atWork.length, atWork[0]!.productSn]).toEqual([mostAtWork, 'MANY'])
})

test('the unit here is made with what its go carried, also when something newer is released meanwhile', async () => {
  const place = { typeNo: line.typeNo, stationNumber: 'S20' }
  const free = { minValue: null, maxValue: null, defaultValue: null }
  const set = async (typeNo: string, ...parameters: object[]) => {
    const { paraVer } = await admin(recipes.save, {
      ...place,
      typeNo,
      revision: null,
      remark: null,
      parameters: parameters as [],
    })
    await admin(recipes.move, { ...place, typeNo, paraVer, move: 'release' })
  }
  await set(everyType, aParameter('AIR', { value: 6, ...free }), aParameter('SPEED', { value: 10, ...free }))
  await set(line.typeNo, aParameter('SPEED', { value: 12, ...free }))
  for (const { productSn } of (await screen('S20')).atWork) await s20.complete(productSn!, { VOUT: 5 })
  await s10.work('SN-RECIPE', { TORQUE: 10 })
  expect(await s20.arrive('SN-RECIPE')).toMatchObject({ answer: 'go' })
  await set(line.typeNo, aParameter('SPEED', { value: 99, ...free }))
  const { atWork, recipe } = await screen('S20')
  expect(atWork).toMatchObject([{ productSn: 'SN-RECIPE', paraVer: 1, stationParaVer: 1 }])
  expect(recipe).toMatchObject([
    { paraCode: 'SPEED', value: 12 },
    { paraCode: 'AIR', value: 6 },
  ])
  expect((await screen('S30')).recipe).toEqual([])
})

test('of several units the one that was chosen comes first while it is here', async () => {
  await s10.work('SN-LATER', { TORQUE: 10 })
  await s20.arrive('SN-LATER')
  const before = (await screen('S20')).atWork.map(({ productSn }) => productSn)
  expect(before.indexOf('SN-LATER')).toBe(before.length - 1)
  expect(before.length).toBeGreaterThan(1)
  const { productId } = (await screen('S20')).atWork.at(-1)!
  const chosen = async () =>
    (await admin(stationScreen.of, { stationNumber: 'S20', productId })).atWork.map(
      ({ productSn }) => productSn,
    )
  expect(await chosen()).toEqual(['SN-LATER', ...before.slice(0, -1)])
  await s20.complete('SN-LATER', { VOUT: 5 })
  expect(await chosen()).toEqual(before.slice(0, -1))
})
