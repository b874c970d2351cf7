import { readdirSync } from 'node:fs'
import { afterAll, describe, expect, test } from 'vitest'
import { sql } from 'kysely'
import { audit } from '@takt/contract/audit.ts'
import { changesSomething, type Endpoint } from '@takt/contract/endpoint.ts'
import { files } from '@takt/contract/files.ts'
import { lines } from '@takt/contract/lines.ts'
import { lots } from '@takt/contract/lots.ts'
import { oidc } from '@takt/contract/oidc.ts'
import { orders } from '@takt/contract/orders.ts'
import { session } from '@takt/contract/session.ts'
import { startLine } from '../../testing/line.ts'
import { startPlant } from '../../testing/plant.ts'
import { aLine } from '../../testing/samples.ts'
import { commandTries } from '../../testing/command-tries.ts'

const plant = await startPlant()
afterAll(plant.close)
const line = await startLine(plant, 'L1')
const admin = plant.as('admin', 'L1')

const { done } = await commandTries(plant, line)

const entries = () => plant.db.selectFrom('auditLog').selectAll().orderBy('id').execute()
const last = async () => (await entries()).at(-1)!

/** Commands a session of one's own is needed for: tried below, with it. */
const withOwnSession = [session.savePassword, session.logout]

/** A lot that is divided or joined leaves an entry in each of the two: tried in lots.test.ts. */
const onTwo = [lots.split, lots.merge]

/** Only for a browser that proved itself at the log-in service, and with a form: tried in oidc.test.ts and userFiles.test.ts. */
const elsewhereTried = [...onTwo, oidc.exchange, files.upload]

test('there is a try of every command of the contract', async () => {
  const folder = new URL('../../../../contract/src/', import.meta.url)
  const files = readdirSync(folder).filter((file) => /^\w+\.ts$/.test(file))
  const contract = await Promise.all(
    files.map((file) => import(new URL(file, folder).href) as Promise<Record<string, unknown>>),
  ) // a module is a record of its exports
  const isEndpoint = (one: unknown): one is Endpoint =>
    typeof one === 'object' && one !== null && 'kind' in one && 'name' in one && 'input' in one
  const commands = contract
    .flatMap((module) => Object.values(module))
    .flatMap((feature) => Object.values(feature ?? {}))
    .filter(isEndpoint)
    .filter((endpoint) => changesSomething(endpoint) && !endpoint.personal)
  const tried = [...done.map(([command]) => command), ...withOwnSession, ...elsewhereTried].map(
    ({ name }) => name,
  )
  expect(new Set(commands.map(({ name }) => name))).toEqual(new Set(tried))
})

describe('a command leaves who, when and what', () => {
  test.each(done)('$name', async (command, input) => {
    const given = typeof input === 'function' ? await input() : input
    const before = (await entries()).length
    await admin(command, given)
    const written = await entries()
    // A check that is NG calls for help too.
    const calls = 'resultStatus' in given && given.resultStatus === 'ng' ? 1 : 0
    expect(written).toHaveLength(before + 1 + calls)
    const { before: was, after: is, ...entry } = written.at(-1)!
    const on = command.scope === 'line' ? { lineNumber: 'L1' } : {}
    expect(entry).toMatchObject({
      userName: command.name === session.login.name ? 'bob' : 'admin',
      at: expect.any(String),
      entityKey: expect.stringMatching(/./),
      action: expect.stringMatching(/./),
      ...on,
    })
    expect(was === null && is === null).toBe(false)
  })

  test('a new password and the end of a session', async () => {
    const { data } = (
      await plant.post('/api/web/login', { userName: 'bob', password: 'a first password' })
    ).json()
    const headers = { authorization: `Bearer ${data.token}` }
    await plant.post(
      '/api/web/savePassword',
      { userName: 'bob', password: 'a second password', currentPassword: 'a first password' },
      headers,
    )
    expect(await last()).toMatchObject({
      userName: 'bob',
      entity: 'user',
      entityKey: 'bob',
      action: 'savePassword',
    })
    await plant.post('/api/web/Logout', {}, headers)
    expect(await last()).toMatchObject({
      userName: 'bob',
      entity: 'session',
      entityKey: 'bob',
      action: 'logout',
    })
  })

  test('a refused one leaves nothing', async () => {
    const before = (await entries()).length
    await expect(admin(lines.create, aLine('L1'))).rejects.toMatchObject({ key: 'record.code_taken' })
    await expect(admin(orders.move, { id: line.order.id, move: 'pause' })).rejects.toMatchObject({
      key: 'record.reason_missing',
    })
    expect(await entries()).toHaveLength(before)
  })
})

describe('the change history of a record', () => {
  test('shows what it was and what it became, newest first', async () => {
    expect(await admin(audit.of, { lineNumber: 'L1', entity: 'station', entityKey: 'S77' })).toMatchObject([
      { action: 'delete', before: { stationNumber: 'S77', revision: 1 }, after: null },
      { action: 'update', before: { revision: 0 }, after: { revision: 1 } },
      { action: 'create', before: null, after: { stationNumber: 'S77' } },
    ])
    expect(await admin(audit.of, { lineNumber: null, entity: 'type', entityKey: 'T 1' })).toMatchObject([
      { action: 'release' },
      { action: 'update' },
      { action: 'create' },
    ])
  })

  test('of another line, of people and of roles is not everybody’s to read', async () => {
    const limited = plant.as('editor', undefined, ['L5'])
    await expect(
      limited(audit.of, { lineNumber: 'L1', entity: 'order', entityKey: 'X-1' }),
    ).rejects.toMatchObject({ key: 'call.line_forbidden' })
    await expect(limited(audit.of, { lineNumber: 'L5', entity: 'order', entityKey: 'X-1' })).resolves.toEqual(
      [],
    )
    await expect(
      plant.as('admin')(audit.of, { lineNumber: 'L5', entity: 'line', entityKey: 'L5' }),
    ).resolves.toHaveLength(2)
    for (const entity of ['user', 'role', 'session', 'station', 'stationKey', 'unit', 'line'] as const) {
      await expect(limited(audit.of, { lineNumber: null, entity, entityKey: 'bob' })).rejects.toMatchObject({
        key: 'call.forbidden',
      })
    }
  })

  test.each(['update audit_log set user_name = null', 'delete from audit_log', 'truncate audit_log'])(
    'cannot be changed by the server: %s',
    async (statement) => {
      await expect(sql.raw(statement).execute(plant.db)).rejects.toMatchObject({ code: '42501' })
    },
  )
})
