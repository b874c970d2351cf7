import { describe, expect, test } from 'vitest'
import { sql } from 'kysely'
import { host } from '@takt/contract/host.ts'
import { startHost } from '../../testing/host.ts'
import { startOutbox } from '../../testing/outbox.ts'
import { takeDue } from './outbox.queries.ts'
import { pauseAfter } from '../../platform/outbox/outbox.ts'

const outbox = await startOutbox()
const { plant, admin, start, stop, telegrams, states, settle, tell, later, until, allAre } = outbox
const [, two] = outbox.lines

const bookedOf = (start: string) =>
  outbox.remote.booked.map(({ orderCode }) => orderCode).filter((code) => code.startsWith(start))

describe('a host that was away for an hour', () => {
  test('gets everything when it comes back, nothing twice, each line in its order', async () => {
    const { port } = outbox.remote
    await outbox.remote.close()
    start()
    for (let i = 10; i < 30; i++) await tell(i % 2 ? 'L1' : 'L2', `${i % 2 ? 'L1' : 'L2'}-${i}`)
    await until(async () => (await telegrams()).filter(({ attempts }) => attempts > 0).length === 2)
    for (let minute = 0; minute < 5; minute++) {
      await later()
      await new Promise((resolve) => setTimeout(resolve, 120))
    }
    const waiting = await telegrams()
    expect(waiting).toHaveLength(20)
    expect(waiting.filter(({ attempts }) => attempts > 0)).toHaveLength(2)
    expect(waiting.find(({ attempts }) => attempts > 0)).toMatchObject({
      teleState: 'retry',
      errorText: 'ECONNREFUSED',
      httpStatus: null,
    })
    outbox.remote = await startHost(port)
    // What was under way as the host came back is still refused, and is due later again.
    await until(async () => {
      await later()
      return allAre('ok')()
    })
    expect(outbox.remote.booked).toHaveLength(20)
    expect(bookedOf('L1')).toEqual(bookedOf('L1').toSorted())
    expect(bookedOf('L2')).toEqual(bookedOf('L2').toSorted())
  })

  test.each(['error', 'lost', 'slow'] as const)(
    'or answers "%s": the same telegram comes again under the same key, and what follows on its line waits',
    async (how) => {
      let bad = 2
      outbox.remote.behave(({ orderCode }) => (orderCode === 'X-1' && bad-- > 0 ? how : 'fine'))
      await tell('L1', 'X-1', 'X-2', 'X-3')
      await tell('L2', 'Y-1')
      start()
      await until(async () => bookedOf('Y').length === 1)
      expect(bookedOf('X-2')).toEqual([])
      for (let i = 0; i < 200 && (await states()).some((state) => state !== 'ok'); i++) {
        await plant.db
          .updateTable('hostTelegrams')
          .set({ nextTry: sql`now()` })
          .where('teleState', '=', 'retry')
          .execute()
        await new Promise((resolve) => setTimeout(resolve, 50))
      }
      expect(await states()).toEqual(['ok', 'ok', 'ok', 'ok'])
      expect(bookedOf('X')).toEqual(['X-1', 'X-2', 'X-3'])
      const keys = outbox.remote.heard.filter(({ orderCode }) => orderCode === 'X-1').map(({ key }) => key)
      expect(keys.length).toBeGreaterThanOrEqual(3)
      expect(new Set(keys).size).toBe(1)
    },
  )
})

describe('a server', () => {
  test('that dies between sending and writing it down leaves the telegram to another: the host books it once', async () => {
    await tell('L1', 'D-1', 'D-2')
    const [taken] = await takeDue(plant.db, 5)
    // It was sent, and the server is gone before it could record it.
    await fetch(outbox.remote.url, {
      method: 'POST',
      headers: { 'idempotency-key': taken!.idempotencyKey },
      body: taken!.request,
    })
    start()
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect(bookedOf('D')).toEqual(['D-1'])
    await later()
    await until(allAre('ok'))
    expect([bookedOf('D'), outbox.remote.heard.length]).toEqual([['D-1', 'D-2'], 3])
  })

  test('and another one send what waits once between them', async () => {
    await tell('L1', ...Array.from({ length: 30 }, (_, i) => `P-${100 + i}`))
    await tell('L2', ...Array.from({ length: 30 }, (_, i) => `Q-${100 + i}`))
    start()
    start()
    start()
    await until(allAre('ok'))
    expect(outbox.remote.heard).toHaveLength(60)
    expect(bookedOf('P')).toEqual(bookedOf('P').toSorted())
    expect(bookedOf('Q')).toEqual(bookedOf('Q').toSorted())
  })

  test('that is stopped while it waits for an answer gives the telegram back at once', async () => {
    outbox.remote.behave(() => 'silent')
    await settle('on', { timeoutSeconds: 60 })
    await tell('L1', 'S-1')
    start()
    await until(async () => outbox.remote.heard.length === 1)
    await stop()
    expect((await telegrams())[0]).toMatchObject({ teleState: 'retry' })
    outbox.remote.behave(() => 'fine')
    start()
    await until(allAre('ok'))
    expect(bookedOf('S')).toEqual(['S-1'])
  })

  test('does not make the floor wait: units go on while the host hangs', async () => {
    outbox.remote.behave(() => 'silent')
    await settle('on', { timeoutSeconds: 60 })
    await tell('L2', 'H-1')
    start()
    await until(async () => outbox.remote.heard.length === 1)
    await two.station('S10').arrive('SN-GOES-ON')
    // The host is still waited for.
    expect((await telegrams())[0]).toMatchObject({ teleState: 'waiting', attempts: 1, httpStatus: null })
  })
})

describe('a telegram the host will not have', () => {
  test('is dead at once, what follows goes on, and a person sends it again or takes care of it', async () => {
    outbox.remote.behave(({ orderCode }) => (orderCode === 'N-1' ? 'refuse' : 'fine'))
    await tell('L1', 'N-1', 'N-2')
    start()
    await until(async () => String(await states()) === 'dead,ok')
    const [id, sent] = (await telegrams()).map((telegram) => telegram.id) as [number, number]
    expect(await admin(host.telegram, { id })).toMatchObject({
      teleState: 'dead',
      httpStatus: 422,
      errorText: 'HTTP 422',
      response: '{"why":"no such order"}',
      attempts: 1,
      cut: false,
    })
    await expect(admin(host.resend, { id: sent })).rejects.toMatchObject({
      key: 'host.wrong_state',
      facts: { teleState: 'ok' },
    })
    expect(await admin(host.handle, { id, reason: 'Booked by hand' })).toMatchObject({
      teleState: 'handled',
      handledBy: 'admin',
      handledReason: 'Booked by hand',
    })
    outbox.remote.behave(() => 'fine')
    expect(await admin(host.resend, { id })).toMatchObject({ teleState: 'retry', handledBy: null })
    await until(allAre('ok'))
    await expect(admin(host.handle, { id, reason: 'x' })).rejects.toMatchObject({ key: 'host.wrong_state' })
  })

  test('is dead after so many tries', async () => {
    await settle('on', { mostTries: 3 })
    outbox.remote.behave(() => 'error')
    await tell('L1', 'T-1')
    start()
    for (let i = 0; i < 400 && (await states())[0] !== 'dead'; i++) {
      await later()
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    const [dead] = await telegrams()
    expect(dead).toMatchObject({ teleState: 'dead', nextTry: null })
    // What is under way as time goes by is tried once more beside it.
    expect([3, 4]).toContain(dead!.attempts)
  })

  test('waits longer after each try, and never longer than five minutes', () => {
    expect([1, 2, 3, 4, 9, 10, 299].map(pauseAfter)).toEqual([1, 2, 4, 8, 256, 300, 300])
  })
})
