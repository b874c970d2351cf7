import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { Refusal } from '@takt/contract/errors.ts'
import { dispositions, type FailStatus } from '@takt/contract/failures.ts'
import { lots } from '@takt/contract/lots.ts'
import { orders } from '@takt/contract/orders.ts'
import type { LineNumber } from '../../platform/db/line.ts'
import type { Db } from '../../platform/db/tables.ts'
import { inLineQueue } from '../../platform/kernel/kernel.ts'
import { startLine } from '../../testing/line.ts'
import { startPlant } from '../../testing/plant.ts'
import { randomOf } from '../../testing/random-message.ts'
import {
  changeFailure,
  disposeFailures,
  openFailure,
  splitFailure,
  takeFailuresAlong,
  undoDisposition,
  undoFailure,
} from './floor.ts'

const plant = await startPlant()
afterAll(plant.close)
const { db } = plant
const on = 'L1' as LineNumber // as a call would be let onto it
const line = await startLine(plant, on, 50_000)
const admin = plant.as('admin', on)
const codes = ['SCRATCH', 'DENT', 'SOLDER']
/** 10,000 take half a minute on a busy machine; `CONSERVATION_ACTS` sets another number. */
const acts = Number(process.env.CONSERVATION_ACTS ?? 10_000)
const together = 120
/** As over a found set: one act on each. */
const atOnce = 8

type One = { failId: string; productId: string | null; componentId: string | null }

/** Acts of people on units, their parts and a lot; what is refused changes nothing. */
function player(lotNo: string, units: string[]) {
  const random = randomOf(13)
  const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)]!
  const cameIn = new Map(codes.map((code) => [code, 0]))
  const come = (code: string, quantity: number) => cameIn.set(code, cameIn.get(code)! + quantity)
  const open: One[] = []
  const counted: Record<string, number> = {}
  const count = (what: string) => (counted[what] = (counted[what] ?? 0) + 1)
  let played = 0
  const moves: Record<string, (inner: Db) => Promise<unknown>> = {
    async log(inner) {
      const defectCode = pick(codes)
      const isLot = random() < 0.5
      const quantity = isLot ? 1 + Math.floor(random() * 9) : 1
      const of = isLot ? { lotNo, quantity } : { productId: pick(units) }
      const defect = { stationNumber: 'S20', defectCode, loggedBy: 'anna', ...of }
      const { failId, productId } = await openFailure(inner, on, defect)
      open.push({ failId, productId, componentId: null })
      come(defectCode, quantity)
    },
    async takeBack(inner) {
      const { defectCode, quantity } = await undoFailure(inner, on, pick(open.slice(-30)).failId, 'anna')
      come(defectCode!, -quantity)
    },
    async split(inner) {
      const quantity = 1 + Math.floor(random() * 5)
      const { part } = await splitFailure(inner, on, pick(open.slice(-15)).failId, quantity)
      open.push({ ...part })
    },
    async decide(inner) {
      const decision = { disposition: pick(dispositions), reason: 'seen', by: pick(['anna', 'ben']) }
      const found = new Set(Array.from({ length: atOnce }, () => pick(open.slice(-40)).failId))
      const done = await disposeFailures(inner, on, [...found], decision)
      played += done.length - 1
      for (const { refused } of done) count(refused ? refused.key : 'decide')
    },
    undo: (inner) => undoDisposition(inner, on, pick(open.slice(-120)).failId),
    async exchange(inner) {
      const one = pick(open.slice(-15))
      if (one.productId === null || !units.includes(one.productId)) return
      const componentId = randomUUID()
      await changeFailure(inner, on, one.failId, {
        componentId,
        bomCode: 'BOARD',
        bomLot: null,
        serial: null,
      })
      const part = { productId: one.productId, componentId, childId: null, serial: null }
      if ((await takeFailuresAlong(inner, on, part)).length > 0) count('exchanged')
    },
  }
  const names = ['log', 'log', 'log', 'takeBack', 'split', 'decide', 'decide', 'decide', 'undo', 'exchange']
  async function act(inner: Db) {
    const name = open.length ? pick(names) : 'log'
    played += 1
    await sql`savepoint act`.execute(inner)
    try {
      await moves[name]!(inner)
      if (name !== 'decide') count(name)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      count(error.key)
      await sql`rollback to savepoint act`.execute(inner)
    }
    await sql`release savepoint act`.execute(inner)
  }
  return { act, cameIn, counted, played: () => played }
}

const states = async () =>
  (
    await sql<{ defectCode: string; failStatus: FailStatus; pieces: number }>`
      select defect_code, fail_status, sum(quantity)::int as pieces from failures
      where line_number = ${on} group by 1, 2`.execute(db)
  ).rows

test(
  `in = OK + scrap + open + returned, per code, after ${acts} random acts with splits, undos and exchanges`,
  { timeout: 240_000 },
  async () => {
    const s10 = line.station('S10')
    await Promise.all(Array.from({ length: 400 }, (_, i) => s10.work(`C-${i}`, { TORQUE: 10 })))
    const { lotNo } = await admin(lots.create, { orderCode: line.order.orderCode, number: 20_000 })
    const units: string[] = []
    const more = async () => {
      const alive = await db
        .selectFrom('units')
        .select('productId')
        .where('lineNumber', '=', on)
        .where('processStatus', 'not in', ['scrapped', 'finished'])
        .orderBy('registeredAt')
        .limit(25)
        .execute()
      units.splice(0, units.length, ...alive.map(({ productId }) => productId))
    }
    const { act, cameIn, counted, played } = player(lotNo, units)
    while (played() < acts) {
      await more()
      await inLineQueue({ db, line: on }, 'acts', async (inner) => {
        for (const until = played() + together; played() < until;) await act(inner)
      })
      const now = await states()
      for (const code of codes) {
        const having = (...some: FailStatus[]) =>
          now
            .filter(({ defectCode, failStatus }) => defectCode === code && some.includes(failStatus))
            .reduce((sum, { pieces }) => sum + pieces, 0)
        const ok = having('useAsIs', 'falseFail', 'closed')
        expect(ok + having('scrap') + having('open', 'rework') + having('returned')).toBe(cameIn.get(code))
      }
    }
    const least = { log: 150, takeBack: 4, split: 4, decide: 100, undo: 10, exchanged: 10 }
    for (const [name, most] of Object.entries(least)) expect.soft(counted[name], name).toBeGreaterThan(most)
    // What is scrapped counts on its order: pieces of the lot, and each unit once; never a part that came out.
    const { pieces } = await db
      .selectFrom('failures')
      .select(({ fn }) => fn.sum<number>('quantity').as('pieces'))
      .where('lineNumber', '=', on)
      .where('failStatus', '=', 'scrap')
      .where('productId', 'is', null)
      .where('removedFrom', 'is', null)
      .executeTakeFirstOrThrow()
    const scrapped = await db
      .selectFrom('units')
      .select('productId')
      .where('lineNumber', '=', on)
      .where('processStatus', '=', 'scrapped')
      .execute()
    const [order] = (await admin(orders.list, { orderCode: line.order.orderCode })).rows
    expect(order!.ngNumber).toBe(pieces + scrapped.length)
    // No unit is held by what left it.
    const held = await sql`
      select from failures f join units u on u.line_number = ${on} and u.product_id = f.removed_from
      where f.line_number = ${on} and exists (
        select from unnest(u.holds) as h where h like '%#' || upper(right(f.fail_id::text, 6)))`.execute(db)
    expect(held.rows).toEqual([])
  },
)
