import { afterAll, beforeAll, expect, test } from 'vitest'
import { changesSomething, type Endpoint } from '@takt/contract/endpoint.ts'
import { features } from '@takt/contract/features.ts'
import { lines } from '@takt/contract/lines.ts'
import { users } from '@takt/contract/users.ts'
import { grantablePages } from '@takt/contract/pages.ts'
import { startPlant } from '../../testing/plant.ts'
import { aLine } from '../../testing/samples.ts'

const plant = await startPlant()
afterAll(plant.close)
const admin = plant.as('admin')
const endpoints = Object.values(features).flatMap((feature) => Object.values<Endpoint>(feature))
/** Those that a page opens; the others are for everybody or an administrator alone. */
const ofPages = endpoints.filter(({ for: pages }) => Array.isArray(pages))
const commands = ofPages.filter(changesSomething)
const entries = async () => (await plant.db.selectFrom('auditLog').select(['id']).execute()).length

beforeAll(async () => {
  for (const lineNumber of ['L1', 'L2']) await admin(lines.create, aLine(lineNumber))
  for (const level of ['view', 'edit'] as const) {
    const menu = grantablePages.map((page) => ({ page, level }))
    await admin(users.saveRole, { roleKey: level, roleName: level, description: null, lines: [], menu })
  }
  await admin(users.saveRole, { roleKey: 'none', roleName: 'none', description: null, lines: [], menu: [] })
  await plant.tokenFor('view')
  await plant.tokenFor('edit', ['L2'])
})

async function refusals(calls: readonly Endpoint[], token: string) {
  const kinds = new Map<string, string[]>()
  for (const { name, scope, at } of calls) {
    const path = `/api${at?.path ?? `/${name}`}${scope === 'line' ? '/L1' : ''}`
    const body = at?.eventId === undefined ? {} : { eventId: at.eventId, para: {} }
    const reply = await plant.post(path, body, { authorization: `Bearer ${token}` })
    const kind = `${reply.statusCode} ${reply.json().key}`
    kinds.set(kind, [...(kinds.get(kind) ?? []), name])
  }
  return [...kinds.keys()]
}

test('who may only look at every page is refused every command, and nothing changes', async () => {
  const before = await entries()
  expect(commands.length).toBeGreaterThan(200)
  expect(await refusals(commands, await plant.tokenFor('view'))).toEqual(['403 call.forbidden'])
  expect(await entries()).toBe(before)
})

test('who holds no page is refused every question, file and command that a page opens', async () => {
  const before = await entries()
  expect(await refusals(ofPages, await plant.tokenFor('none'))).toEqual(['403 call.forbidden'])
  expect(await entries()).toBe(before)
})

test('every page together opens nothing that is an administrator’s', async () => {
  const ofAdmin = endpoints.filter(({ for: pages }) => pages === 'admin')
  expect(ofAdmin.length).toBeGreaterThan(5)
  expect(await refusals(ofAdmin, await plant.tokenFor('edit'))).toEqual(['403 call.forbidden'])
})

test('who may do everything on another line is refused every question and command of this one', async () => {
  const before = await entries()
  const ofLines = ofPages.filter(({ scope }) => scope === 'line')
  expect(ofLines.length).toBeGreaterThan(300)
  const token = await plant.tokenFor('edit', ['L2'])
  expect(await refusals(ofLines, token)).toEqual(['403 call.line_forbidden'])
  const ofPlant = commands.filter(({ scope, lines }) => scope === 'plant' && lines !== 'own')
  expect(await refusals(ofPlant, token)).toEqual(['403 call.plant_forbidden'])
  expect(await entries()).toBe(before)
})
