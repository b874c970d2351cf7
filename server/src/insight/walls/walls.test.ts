import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Endpoint } from '@takt/contract/endpoint.ts'
import { features } from '@takt/contract/features.ts'
import { walls, wallViews } from '@takt/contract/walls.ts'
import { isoOf } from '../../platform/db/instants.ts'
import { wirePaths } from '../../platform/http/wire.ts'
import { startLine } from '../../testing/line.ts'
import { startPlant } from '../../testing/plant.ts'

const plant = await startPlant()
afterAll(plant.close)
const [one] = [await startLine(plant, 'L1'), await startLine(plant, 'L2')]
const admin = plant.as('admin')
const inDays = (days: number) => isoOf(Date.now() + days * 86_400_000)
const draft = {
  name: 'Hall 3',
  views: ['lineView' as const, 'okRateView' as const],
  lines: ['L1'],
  expiresAt: inDays(30),
}

/** What a screen with this link is answered. */
async function asWall(token: string, endpoint: Endpoint, line?: string, input: object = {}) {
  const path = `/api${endpoint.at?.path ?? `/${endpoint.name}`}${line ? `/${line}` : ''}`
  const body = endpoint.at?.eventId === undefined ? input : { eventId: endpoint.at.eventId, para: input }
  return (await plant.post(path, body, { authorization: `Wall ${token}` })).json()
}
const rowOf = async (id: number) => (await admin(walls.links, {})).find((link) => link.id === id)!

beforeAll(async () => {
  await one.station('S10').work('SN-1', { TORQUE: 10, VOUT: 5 })
  await one.station('S10').work('SN-2', { TORQUE: 13, VOUT: 5 })
  await one.station('S10').work('SN-2', { TORQUE: 10, VOUT: 5 })
})

describe('a link opens', () => {
  test('its views of its lines, to a screen without a person', async () => {
    const { token, link } = await admin(walls.createLink, draft)
    expect(link).toMatchObject({
      name: 'Hall 3',
      views: ['lineView', 'okRateView'],
      lines: ['L1'],
      madeBy: 'admin',
      lastUsed: null,
      revokedAt: null,
    })
    expect((await asWall(token, walls.opening)).data).toMatchObject({
      views: ['lineView', 'okRateView'],
      lines: [{ lineNumber: 'L1' }],
      expiresAt: draft.expiresAt,
    })
    expect((await asWall(token, walls.line, 'L1')).data).toMatchObject({ tile: { lineNumber: 'L1' }, wip: 2 })
    const { stations } = (await asWall(token, walls.okRate, 'L1')).data
    expect(stations[0]).toMatchObject({
      stationNumber: 'S10',
      firstPasses: 2,
      firstOk: 1,
      firstPassYield: 0.5,
    })
    expect(Math.abs(Date.now() - Date.parse((await rowOf(link.id)).lastUsed!))).toBeLessThan(60_000)
  })

  test('no other view, no other line, and no other call of the whole contract', async () => {
    const { token } = await admin(walls.createLink, draft)
    expect(await asWall(token, walls.product, 'L1')).toMatchObject({ key: 'call.forbidden' })
    expect(await asWall(token, walls.line, 'L2')).toMatchObject({ key: 'call.line_forbidden' })
    expect(await asWall(token, walls.line)).toMatchObject({ key: 'call.line_missing' })
    const endpoints = Object.values(features)
      .flatMap((feature) => Object.values<Endpoint>(feature))
      .filter(({ wall }) => !wall)
    expect(endpoints.length).toBeGreaterThan(40)
    for (const endpoint of endpoints) {
      const answered = await asWall(token, endpoint, endpoint.scope === 'line' ? 'L1' : undefined)
      expect([endpoint.name, answered.key]).toEqual([endpoint.name, 'call.forbidden'])
    }
    const open = Object.values(features)
      .flatMap((feature) => Object.values<Endpoint>(feature))
      .filter(({ wall }) => wall)
    expect(open.map(({ name, kind }) => `${kind} ${name}`)).toEqual([
      'query settings/brand',
      'query walls/opening',
      'query walls/line',
      'query walls/product',
      'query walls/okRate',
    ])
  })

  test('nothing where its token is given as that of a session, a station or a file', async () => {
    const { token } = await admin(walls.createLink, draft)
    for (const headers of [{ authorization: `Bearer ${token}` }, { token }] as Record<string, string>[]) {
      expect(
        (await plant.post(wirePaths(walls.line)[1]!.replace(':line', 'L1'), {}, headers)).json(),
      ).toMatchObject({ key: 'session.unknown' })
      expect(
        (
          await plant.post(
            '/api/station/arrive/L1',
            { messageId: 'x', at: isoOf(Date.now()), productSn: 'X' },
            headers,
          )
        ).statusCode,
      ).toBe(401)
    }
    expect(
      (
        await plant.post(
          '/api/station/arrive/L1',
          { messageId: 'x', at: isoOf(Date.now()), productSn: 'X' },
          { authorization: `Wall ${token}` },
        )
      ).statusCode,
    ).toBe(401)
  })

  test('nothing to a token that is a session’s', async () => {
    expect(await asWall(await plant.tokenFor('admin'), walls.opening)).toMatchObject({
      key: 'walls.link_unknown',
    })
  })
})

describe('a link ends', () => {
  test('at the next call once it is revoked, and by itself when it expires', async () => {
    const { token, link } = await admin(walls.createLink, draft)
    expect((await asWall(token, walls.line, 'L1')).code).toBe(20000)
    await admin(walls.revokeLink, { id: link.id })
    for (const endpoint of [walls.opening, walls.line, walls.okRate])
      expect(await asWall(token, endpoint, 'L1')).toMatchObject({ key: 'walls.link_revoked' })
    const late = await admin(walls.createLink, draft)
    await plant.db
      .updateTable('wallLinks')
      .set({ expiresAt: inDays(-0.001) })
      .where('id', '=', late.link.id)
      .execute()
    expect(await asWall(late.token, walls.line, 'L1')).toMatchObject({ key: 'walls.link_expired' })
  })

  test('revoked twice, the first revocation counts', async () => {
    const { link } = await admin(walls.createLink, draft)
    const first = await admin(walls.revokeLink, { id: link.id })
    expect(await admin(walls.revokeLink, { id: link.id })).toEqual(first)
    expect(first).toMatchObject({ revokedBy: 'admin' })
    await expect(admin(walls.revokeLink, { id: 99_999 })).rejects.toMatchObject({ key: 'record.unknown' })
  })
})

test('the token is kept nowhere: not in the table, not in the change history', async () => {
  const { token, link } = await admin(walls.createLink, draft)
  const row = await plant.db
    .selectFrom('wallLinks')
    .selectAll()
    .where('id', '=', link.id)
    .executeTakeFirstOrThrow()
  expect(row.tokenHash.byteLength).toBe(32)
  const audit = await plant.db.selectFrom('auditLog').selectAll().where('entity', '=', 'wallLink').execute()
  expect(JSON.stringify([row, audit])).not.toContain(token)
})

describe('who may make one', () => {
  test('an editor for views they edit and lines they see; an operator none', async () => {
    const editor = plant.as('editor', undefined, ['L1'])
    const { link } = await editor(walls.createLink, draft)
    await expect(editor(walls.createLink, { ...draft, lines: ['L1', 'L2'] })).rejects.toMatchObject({
      key: 'call.line_forbidden',
      field: 'lines',
    })
    await expect(plant.as('operator')(walls.createLink, draft)).rejects.toMatchObject({
      key: 'call.forbidden',
    })
    await expect(plant.as('operator')(walls.revokeLink, { id: link.id })).rejects.toMatchObject({
      key: 'call.forbidden',
    })
    const both = await admin(walls.createLink, { ...draft, lines: ['L1', 'L2'] })
    expect((await editor(walls.links, {})).map(({ id }) => id)).not.toContain(both.link.id)
    await expect(editor(walls.revokeLink, { id: both.link.id })).rejects.toMatchObject({
      key: 'record.unknown',
    })
  })

  test('is found by who is limited to its line, however many newer ones other lines have', async () => {
    const { link } = await admin(walls.createLink, { ...draft, name: 'Old of L1' })
    await sql`insert into wall_links (name, token_hash, views, lines, made_by, expires_at)
      select 'New of L2', sha256(i::text::bytea), '["lineView"]', '["L2"]', 'admin', now() + interval '1 day' from generate_series(1, 600) i`.execute(
      plant.db,
    )
    const limited = await plant.as('admin', undefined, ['L1'])(walls.links, {})
    expect(limited.map(({ id }) => id)).toContain(link.id)
    expect(limited.every(({ lines }) => lines.join() === 'L1')).toBe(true)
    await plant.db.deleteFrom('wallLinks').where('name', '=', 'New of L2').execute()
  })

  test.each([
    ['without a line', { lines: [] }, 'call.invalid', 'lines'],
    ['without a view', { views: [] }, 'call.invalid', 'views'],
    ['of a line that is none', { lines: ['L1', 'L99'] }, 'record.unknown', 'lines'],
    ['of a page that is no wall', { views: ['users'] }, 'call.invalid', 'views.0'],
    ['that has ended', { expiresAt: inDays(-1) }, 'walls.expiry_wrong', 'expiresAt'],
    ['for ever', { expiresAt: inDays(5000) }, 'walls.expiry_wrong', 'expiresAt'],
    ['without a name', { name: ' ' }, 'call.invalid', 'name'],
  ])('a link %s is refused, and nothing is made', async (_what, over, key, field) => {
    const before = (await admin(walls.links, {})).length
    await expect(admin(walls.createLink, { ...draft, ...over } as typeof draft)).rejects.toMatchObject({
      key,
      field,
    }) // wrong on purpose
    expect((await admin(walls.links, {})).length).toBe(before)
  })
})

test('a person sees on the walls what they may see: their lines, and the views of their role', async () => {
  expect(await plant.as('operator', undefined, ['L2'])(walls.opening, {})).toMatchObject({
    views: [...wallViews],
    lines: [{ lineNumber: 'L2' }],
    expiresAt: null,
  })
  await expect(plant.as('operator', 'L1', ['L2'])(walls.product, {})).rejects.toMatchObject({
    key: 'call.line_forbidden',
  })
})
