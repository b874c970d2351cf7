import { sql } from 'kysely'
import { afterAll, afterEach, beforeEach } from 'vitest'
import { host } from '@takt/contract/host.ts'
import { announceToHost } from '../exchange/host/host.ts'
import { startSender } from '../exchange/host/sender.ts'
import { connect } from '../platform/db/connect.ts'
import { startHost } from './host.ts'
import { startLine } from './line.ts'
import { startPlant } from './plant.ts'

/** A plant with two lines whose telegrams go to a host that can misbehave; each test begins with an empty outbox. */
export async function startOutbox() {
  const plant = await startPlant()
  const admin = plant.as('admin', 'L1')
  const lines = [await startLine(plant, 'L1'), await startLine(plant, 'L2')] as const
  const database = connect(plant.url)
  const silent = { log: { warn: () => {} }, changed: () => {}, every: 50 }
  const senders: (() => Promise<void>)[] = []
  const start = () => void senders.push(startSender(database, silent))
  const stop = async () => {
    for (const end of senders.splice(0)) await end()
  }
  const telegrams = () => plant.db.selectFrom('hostTelegrams').selectAll().orderBy('id').execute()
  const states = async () => (await telegrams()).map(({ teleState }) => teleState)
  const outbox = {
    plant,
    admin,
    lines,
    database,
    /** Another may take its place. */
    remote: await startHost(),
    start,
    stop,
    telegrams,
    states,
    settle: async (hostMode: 'off' | 'paused' | 'on', over: object = {}) => {
      const { keyHint: _, ...now } = await admin(host.settings, {})
      return admin(host.saveSettings, {
        ...now,
        hostUrl: outbox.remote.url,
        hostKey: 'host-secret',
        timeoutSeconds: 1,
        hostMode,
        ...over,
      })
    },
    /** Something to announce: as many orders of a line as requested were cancelled. */
    tell: (line: string, ...codes: string[]) =>
      announceToHost(
        plant.db,
        line,
        codes.map((orderCode) => ({ teleType: 'orderCancelled', orderCode })),
      ),
    /** Time goes by for what waits to be tried again. */
    later: () =>
      plant.db
        .updateTable('hostTelegrams')
        .set({ nextTry: sql`now()` })
        .where('teleState', 'in', ['waiting', 'retry'])
        .execute(),
    until: async (good: () => Promise<boolean>) => {
      for (let tries = 0; tries < 200; tries++) {
        if (await good()) return
        await new Promise((resolve) => setTimeout(resolve, 50))
      }
      throw new Error(`It did not come to that: ${JSON.stringify(await states())}`)
    },
    allAre: (state: string) => async () => (await states()).every((one) => one === state),
  }
  beforeEach(async () => {
    await plant.db.deleteFrom('hostTelegrams').execute()
    outbox.remote.heard.length = 0
    outbox.remote.booked.length = 0
    outbox.remote.behave(() => 'fine')
    await outbox.settle('on', { mostTries: 300 })
  })
  afterEach(stop)
  afterAll(async () => {
    await outbox.remote.close()
    await database.close()
    await plant.close()
  })
  return outbox
}
