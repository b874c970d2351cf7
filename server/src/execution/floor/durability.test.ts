import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { units } from '@takt/contract/units.ts'
import { orders } from '@takt/contract/orders.ts'
import { nowIso } from '../../platform/db/instants.ts'
import { startLine } from '../../testing/line.ts'
import { callerOver, startProcess } from '../../testing/server-process.ts'

// These tests kill the database too, so they bring their own.
const dataDir = mkdtempSync(path.join(tmpdir(), 'takt-kill-'))
chmodSync(dataDir, 0o711)
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

type Sent = { sn: string; item: object; acknowledged: boolean }

/** Batches of ten, several at once, until the server is gone. What was answered is marked; what was not is sent again later. */
async function sendUntilKilled(
  url: string,
  key: string,
  waiting: Sent[],
  fresh: () => Sent,
  gone: () => boolean,
) {
  while (!gone()) {
    const batch = [...waiting.splice(0, 5), ...Array.from({ length: 5 }, fresh)]
    try {
      const reply = await callerOver(url).post(
        '/api/station/batch/L1',
        { items: batch.map(({ item }) => item) },
        { authorization: `Bearer ${key}` },
      )
      const { answers } = reply.json().data
      batch.forEach((sent, i) => (sent.acknowledged = answers[i].code === 20000))
    } catch {
      waiting.push(...batch)
      return
    }
  }
}

/** False: it was gone already. */
const killDatabase = () =>
  spawnSync('pkill', ['-9', '-f', `postgres.*${dataDir}`], { stdio: 'ignore' }).status === 0

test(
  'every acknowledged batch is there after kill -9 of the server, and of everything, five times, and none twice',
  { timeout: 240_000 }, // six starts of a real process
  async () => {
    const own = mkdtempSync(path.join(dataDir, 'try-'))
    chmodSync(own, 0o711)
    let server = await startProcess(own)
    const line = await startLine(callerOver(server.url), 'L1', 1_000_000)
    const { key } = line.station('S10')
    const all: Sent[] = []
    const waiting: Sent[] = []
    const fresh = () => {
      const sn = `SN-${all.length}`
      const item = {
        kind: 'complete',
        messageId: sn,
        at: nowIso(),
        productSn: sn,
        orderCode: line.order.orderCode,
        results: [{ resultCode: 'TORQUE', resultValue: 10 }],
      }
      const sent = { sn, item, acknowledged: false }
      all.push(sent)
      return sent
    }
    let databaseKilled = false
    for (let round = 0; round < 5; round++) {
      let gone = false
      const senders = Array.from({ length: 4 }, () =>
        sendUntilKilled(server.url, key, waiting, fresh, () => gone),
      )
      await new Promise((resolve) => setTimeout(resolve, 300 + 150 * round))
      // First, while it is surely there: it ends by itself once the server is gone.
      if (round % 2) databaseKilled = killDatabase() || databaseKilled
      const killed = server.kill()
      await killed
      gone = true
      await Promise.all(senders)
      server = await startProcess(own)
    }
    await sendUntilKilled(server.url, key, waiting, fresh, () => waiting.length === 0)

    expect(databaseKilled).toBe(true)
    const acknowledged = all.filter((sent) => sent.acknowledged)
    expect(acknowledged.length).toBeGreaterThan(100)
    const admin = callerOver(server.url).as('admin', 'L1')
    const stored: string[] = []
    for (let after: string | undefined, more = true; more;) {
      const page = await admin(units.list, { limit: 500, ...(after ? { after } : {}) })
      stored.push(...page.rows.map((unit) => unit.productSn!))
      more = page.next !== null
      after = page.next ?? undefined
    }
    expect(new Set(stored).size).toBe(stored.length)
    expect(acknowledged.filter(({ sn }) => !stored.includes(sn))).toEqual([])
    // Counted once each: the order knows of as many as there are units.
    expect((await admin(orders.list, { orderCode: line.order.orderCode })).rows[0]).toMatchObject({
      startedNumber: stored.length,
    })
    for (const { sn } of acknowledged.slice(0, 20))
      expect((await admin(units.passport, { unit: sn })).passes).toHaveLength(1)
    await server.stop()
  },
)
