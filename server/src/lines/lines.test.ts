import { afterAll, expect, test } from 'vitest'
import { lines } from '@takt/contract/lines.ts'
import { startPlant } from '../testing/plant.ts'
import { aLine } from '../testing/samples.ts'

const plant = await startPlant()
afterAll(plant.close)
const admin = plant.as('admin')

test('a new line is in use and stands in the list', async () => {
  expect(await admin(lines.create, aLine('L1', { location: 'Hall 2' }))).toMatchObject({ lineNumber: 'L1', location: 'Hall 2', enabled: true, revision: 0 })
  expect((await admin(lines.list, {})).map((line) => line.lineNumber)).toEqual(['L1'])
})

test('a line number is used once', async () => {
  await expect(admin(lines.create, aLine('L1'))).rejects.toMatchObject({ key: 'record.code_taken', field: 'lineNumber', facts: { code: 'L1' } })
})

test('a person who is limited to lines sees only those', async () => {
  await admin(lines.create, aLine('L2'))
  expect((await plant.as('editor', undefined, ['L2'])(lines.list, {})).map((line) => line.lineNumber)).toEqual(['L2'])
  expect(await plant.as('editor')(lines.list, {})).toHaveLength(2)
})

test('the specification’s call for the lines answers with them', async () => {
  const reply = await plant.post('/api/web/equipment', { eventId: 780, para: {}, userName: 'operator', app: 'web' }, { token: await plant.tokenFor('operator') })
  expect(reply.json()).toMatchObject({ code: 20000, data: [{ lineNumber: 'L1', lineName: 'Line L1' }, { lineNumber: 'L2' }] })
})

test('a line is renamed and switched off, and keeps its number', async () => {
  const changed = await admin(lines.update, { ...aLine('L2', { lineName: 'Gearboxes' }), enabled: false, revision: 0 })
  expect(changed).toMatchObject({ lineNumber: 'L2', lineName: 'Gearboxes', enabled: false, revision: 1 })
})

test('what somebody else changed meanwhile is not written over', async () => {
  await expect(admin(lines.update, { ...aLine('L2'), enabled: true, revision: 0 })).rejects.toMatchObject({ key: 'record.changed' })
  expect(await admin(lines.list, {})).toContainEqual(expect.objectContaining({ lineNumber: 'L2', lineName: 'Gearboxes' }))
})

test('a line that does not exist is not changed', async () => {
  await expect(admin(lines.update, { ...aLine('L9'), enabled: true, revision: 0 })).rejects.toMatchObject({ key: 'record.unknown' })
})

test('lines are the administrator’s to make, and of one limited to lines only those', async () => {
  await expect(plant.as('editor')(lines.create, aLine('L3'))).rejects.toMatchObject({ key: 'call.forbidden' })
  const limited = plant.as('admin', undefined, ['L1'])
  await expect(limited(lines.update, { ...aLine('L2'), enabled: true, revision: 1 })).rejects.toMatchObject({ key: 'call.line_forbidden', facts: { lineNumber: 'L2' } })
})
