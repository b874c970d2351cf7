import { afterAll, expect, test } from 'vitest'
import { firstSettings } from '@takt/contract/first-settings.ts'
import { lines } from '@takt/contract/lines.ts'
import { preferences } from '@takt/contract/preferences.ts'
import { session } from '@takt/contract/session.ts'
import { settings } from '@takt/contract/settings.ts'
import { users } from '@takt/contract/users.ts'
import { startPlant } from '../../testing/plant.ts'
import { aLine, aPerson } from '../../testing/samples.ts'

const plant = await startPlant()
afterAll(plant.close)
const admin = plant.as('admin')
for (const lineNumber of ['L1', 'L2', 'L3']) await admin(lines.create, aLine(lineNumber))
const ann = plant.as('editor')
const lineFor = async (lineNumber?: string) => (await ann(session.entry, { lineNumber })).first?.lineNumber

test('the entry tells in one answer what the single questions tell', async () => {
  const { info, first } = await ann(session.entry, { lineNumber: 'L2' })
  expect(info).toEqual(await ann(session.info, {}))
  expect(first).toEqual({
    lineNumber: 'L2',
    access: await ann(session.access, { lineNumber: 'L2' }),
    brand: await ann(settings.brand, {}),
    common: await ann(settings.common, {}),
  })
  expect(first!.brand.title).toBe(firstSettings.identity.title)
})

test('the line is the one this browser was on, else the usual one, else the first that may be chosen', async () => {
  expect([await lineFor(), await lineFor('L2'), await lineFor('gone')]).toEqual(['L1', 'L2', 'L1'])
  await ann(preferences.saveSettings, { lineNumber: 'L3' })
  expect([await lineFor(), await lineFor('L2')]).toEqual(['L3', 'L2'])
  const { revision, ...third } = (await admin(lines.list, {})).find((line) => line.lineNumber === 'L3')!
  await admin(lines.update, { ...third, revision, enabled: false })
  expect([await lineFor(), await lineFor('L3')]).toEqual(['L1', 'L1'])
})

test('before the password is their own, a person gets nothing of the plant', async () => {
  await admin(users.create, aPerson('new'))
  const { token } = (
    await plant.post('/api/web/login', { userName: 'new', password: 'a first password' })
  ).json().data
  const { data } = (await plant.post(`/api/${session.entry.name}`, {}, { token })).json()
  expect(data).toMatchObject({
    info: { userId: 'new', mustChangePassword: true, plant: null },
    first: null,
  })
})
