import { afterAll, expect, test, vi } from 'vitest'
import { andon } from '@takt/contract/andon.ts'
import { noticeRules } from '@takt/contract/noticeRules.ts'
import { operators } from '@takt/contract/operators.ts'
import { users } from '@takt/contract/users.ts'
import { startLine } from '../../testing/line.ts'
import { aNoticeRule } from '../../testing/notice-rules.ts'
import { startPlant } from '../../testing/plant.ts'

const plant = await startPlant()
afterAll(plant.close)
await startLine(plant, 'L1')
const admin = plant.as('admin', 'L1')
const byJane = { authorization: `Bearer ${await plant.tokenFor('editor')}` }
const byAdmin = { authorization: `Bearer ${await plant.tokenFor('admin')}` }
await plant.db.updateTable('users').set({ name: 'Jane Lee' }).where('userName', '=', 'editor').execute()
const peopleOf = async (path: string, body: unknown = {}, headers = byAdmin) =>
  (await plant.post(path, body, headers)).json().people

const { id } = await admin(andon.call, {
  stationNumber: 'S10',
  lossType: 'equipment',
  message: 'Feeder jams',
})

test('an answer says what the people are called whose accounts it has, a row of a list as a command', async () => {
  const names = { admin: 'Administrator', editor: 'Jane Lee' }
  expect(await peopleOf('/api/andon/move/L1', { id, move: 'arrive' }, byJane)).toEqual(names)
  expect(await peopleOf('/api/andon/list/L1')).toEqual(names)
  expect((await admin(andon.list, {})).rows).toMatchObject([{ calledBy: 'admin', arrivedBy: 'editor' }])
})

test('a change history names the people in what it keeps', async () => {
  const history = { entity: 'andonCall', entityKey: String(id), lineNumber: 'L1' }
  expect(await peopleOf('/api/audit/of', history)).toMatchObject({ editor: 'Jane Lee' })
  expect(await peopleOf('/api/changes/list', { entity: ['andonCall'] })).toMatchObject({ editor: 'Jane Lee' })
})

test('an answer says what the roles are called that a rule or its change history has', async () => {
  const role = { roleKey: 'welders', roleName: 'Welding shop', description: null, menu: [], lines: [] }
  await admin(users.saveRole, role)
  const rule = await admin(noticeRules.create, aNoticeRule({ toRoles: ['welders'] }))
  expect(await peopleOf('/api/noticeRules/list')).toMatchObject({ 'role:welders': 'Welding shop' })
  const history = { entity: 'noticeRule', entityKey: String(rule.id), lineNumber: null }
  expect(await peopleOf('/api/audit/of', history)).toMatchObject({ 'role:welders': 'Welding shop' })
})

test('an answer without accounts says nothing of people', async () => {
  expect(await peopleOf('/api/andon/watch/L1')).toBeUndefined()
  expect(await peopleOf('/api/stations/names/L1')).toBeUndefined()
})

test('an answer goes out also where names cannot be asked for', async () => {
  vi.spyOn(plant.app, 'namesOf').mockRejectedValueOnce(new Error('Query read timeout'))
  const { code, people } = (await plant.post('/api/andon/list/L1', {}, byAdmin)).json()
  expect([code, people]).toEqual([20000, undefined])
  expect(await peopleOf('/api/andon/list/L1')).toMatchObject({ editor: 'Jane Lee' })
})

test('who came by the badge of an operator without an account is named as well', async () => {
  const ada = { operatorNo: 'OP-7', name: 'Ada Low', cardId: 'card-7', userName: null, level: 1 }
  await admin(operators.create, { ...ada, teamName: null, enabled: true })
  await admin(andon.call, { stationNumber: 'S20', lossType: 'mass', message: null })
  await admin(andon.badge, { stationNumber: 'S20', cardId: 'card-7', move: 'arrive' })
  expect(await peopleOf('/api/andon/list/L1')).toMatchObject({ 'OP-7': 'Ada Low' })
})

test('an account that is deleted is named as gone', async () => {
  await admin(users.delete, { userName: 'editor' })
  expect(await peopleOf('/api/andon/list/L1')).toMatchObject({ admin: 'Administrator', editor: null })
})
