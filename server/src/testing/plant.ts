import { randomUUID } from 'node:crypto'
import { inject } from 'vitest'
import type { z } from 'zod'
import type { Endpoint } from '@takt/contract/endpoint.ts'
import { Refusal } from '@takt/contract/errors.ts'
import { hashToken } from '../platform/db/callers.ts'
import { connect, type Database } from '../platform/db/connect.ts'
import { type AppOptions, buildApp } from '../app.ts'
import { asOwner, databaseUrl, dropDatabase, template } from './database.ts'

/** One of the first roles, or one that the test made. */
type Role = string
type Input<E extends Endpoint> = z.input<E['input']>
type Output<E extends Endpoint> = z.output<E['output']>

/** A whole server on its own copy of the migrated database: cheap, because PostgreSQL copies the template. */
export async function startPlant({
  standby = null,
  ...options
}: Pick<AppOptions, 'fileLimits' | 'logFiles' | 'logLevel'> & Partial<Pick<Database, 'standby'>> = {}) {
  const adminUrl = inject('adminUrl')
  const name = `takt_test_${randomUUID().slice(0, 8)}`
  await asOwner(adminUrl, `create database ${name} template ${template} strategy file_copy`)
  const url = databaseUrl(inject('runtimeUrl'), name)
  const ownerUrl = databaseUrl(adminUrl, name)
  const database = { ...connect(url), standby }
  const heard: [line: string | null, features: readonly string[]][] = []
  const app = await buildApp({
    database,
    changed: (line, features) => heard.push([line, features]),
    ...options,
  })
  const { db } = database

  /** A session without its log-in: the account is made on first use. */
  async function tokenFor(role: Role, lines: string[] = []) {
    const userName = [role, ...lines].join('-')
    const token = `token-of-${userName}`
    const fresh = await db
      .insertInto('users')
      .values({
        userName,
        name: userName,
        passwordHash: '-',
        mustChangePassword: false,
        avatar: null,
        introduction: null,
        cardId: null,
        lockReason: null,
        lastLogin: null,
      })
      .onConflict((c) => c.column('userName').doUpdateSet({ mustChangePassword: false }))
      .returning('userName')
      .executeTakeFirst()
    await db
      .insertInto('sessions')
      .values({ tokenHash: hashToken(token), userName: fresh!.userName, endedAt: null })
      .onConflict((c) => c.doNothing())
      .execute()
    await db
      .insertInto('userRoles')
      .values({ userName, roleKey: role })
      .onConflict((c) => c.doNothing())
      .execute()
    for (const lineNumber of lines)
      await db
        .insertInto('userLines')
        .values({ userName, lineNumber })
        .onConflict((c) => c.doNothing())
        .execute()
    return token
  }

  /** The raw call, for tests about the wire itself. */
  const post = async (path: string, payload: unknown, headers: Record<string, string> = {}) =>
    app.inject({
      method: 'POST',
      url: path,
      headers: { 'content-type': 'application/json', ...headers },
      payload: JSON.stringify(payload),
    })

  /** `const planner = plant.as('editor', 'L1')`, then `planner(orders.create, …)`: the answer, or the refusal thrown. */
  const as =
    (role: Role, line?: string, lines?: string[]) =>
    async <E extends Endpoint>(endpoint: E, input: Input<E>): Promise<Output<E>> => {
      const token = await tokenFor(role, lines)
      const path = `/api${endpoint.at?.path ?? `/${endpoint.name}`}${line ? `/${line}` : ''}`
      const body = endpoint.at?.eventId === undefined ? input : { eventId: endpoint.at.eventId, para: input }
      const reply = await post(path, body, { authorization: `Bearer ${token}` })
      if (endpoint.kind === 'download' && reply.statusCode === 200) return reply.body as Output<E>
      const answered = reply.json()
      if (answered.code !== 20000)
        throw new Refusal(answered.key, answered.facts, answered.field ?? undefined)
      return answered.data
    }

  const close = async () => {
    await app.close()
    await database.close()
    await dropDatabase(adminUrl, name)
  }
  return { app, db, pool: database.pool, url, ownerUrl, as, post, tokenFor, heard, close }
}
