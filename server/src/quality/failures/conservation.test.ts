import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { concessions } from '@takt/contract/concessions.ts'
import { defectReports } from '@takt/contract/defectReports.ts'
import { defects } from '@takt/contract/defects.ts'
import { Refusal } from '@takt/contract/errors.ts'
import { failures, type FailureRow } from '@takt/contract/failure-rows.ts'
import { dispositions } from '@takt/contract/failures.ts'
import { lots } from '@takt/contract/lots.ts'
import { orders } from '@takt/contract/orders.ts'
import { startLine } from '../../testing/line.ts'
import { startPlant } from '../../testing/plant.ts'
import { aConcession, aDefect } from '../../testing/quality-samples.ts'
import { randomOf } from '../../testing/random-message.ts'

const plant = await startPlant()
afterAll(plant.close)
const line = await startLine(plant, 'L1', 100_000)
const [admin, engineer] = [plant.as('admin', 'L1'), plant.as('editor', 'L1')]
const { orderCode } = line.order
const codes = ['SCRATCH', 'DENT', 'LOOSE']
const acts = Number(process.env.LOT_ACTS ?? 600)
const piecesOfLots = 600

const random = randomOf(29)
const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)]!
const upTo = (most: number) => 1 + Math.floor(random() * most)

test(`in = OK + scrap + open + returned, per code and lot, after ${acts} acts with divided and joined lots, repairs and concessions`, async () => {
  await admin(defects.create, aDefect('LOOSE', { resultCodes: ['TORQUE'] }))
  const pieces = 40
  await engineer(
    concessions.ask,
    aConcession('C-1', { typeNo: line.typeNo, defectCode: 'LOOSE', stationNumber: 'S10', pieces }),
  )
  const { revision } = await admin(concessions.one, { concessionCode: 'C-1' })
  await admin(concessions.approve, { concessionCode: 'C-1', revision })
  // Before there are lots, so that they have none.
  const stations = ['S10', 'S20'].map(line.station)
  let units = 0
  for (; units < pieces + 10; units++) await stations[0]!.work(`C-${units}`, { TORQUE: units % 3 ? 13 : 10 })
  const conceded = Array.from({ length: units }, (_, i) => i).filter((i) => i % 3).length
  for (let i = 0; i < 6; i++) await admin(lots.create, { orderCode, number: piecesOfLots / 6 })

  const cameIn = new Map(codes.map((code) => [code, code === 'LOOSE' ? conceded : 0]))
  const come = (code: string, quantity: number) => cameIn.set(code, cameIn.get(code)! + quantity)
  const counted: Record<string, number> = {}
  const lotsNow = async () => (await admin(lots.list, { limit: 200 })).rows
  const openLots = async () => (await lotsNow()).filter(({ lotStatus }) => lotStatus === 'waiting')
  const failuresNow = async (over: object = {}) =>
    (await admin(failures.list, { limit: 200, ...over })).rows.filter(({ productId }) => productId === null)
  const one = async (over: object = {}): Promise<FailureRow> =>
    pick(await failuresNow(over)) ?? Promise.reject(new Refusal('record.unknown'))
  const moves = {
    async log() {
      const [defectCode, quantity] = [pick(codes), upTo(6)]
      const { lotNo } = pick(await openLots())
      await admin(defectReports.log, { stationNumber: 'S20', defectCode, lotNo, quantity })
      come(defectCode, quantity)
    },
    async takeBack() {
      const { failId, defectCode, quantity } = await one({ failStatus: 'open' })
      await admin(defectReports.undo, { failId })
      come(defectCode!, -quantity)
    },
    async decide() {
      const { failId } = await one(random() < 0.7 ? { failStatus: pick(['open', 'rework']) } : {})
      await admin(failures.dispose, { failId, disposition: pick(dispositions), reason: 'seen' })
    },
    async undo() {
      const { failId } = await one({ disposition: pick(dispositions) })
      await admin(failures.undo, { failId, reason: 'wrong' })
    },
    async split() {
      const { failId } = await one({ failStatus: 'open' })
      const disposition = pick(dispositions)
      await admin(failures.split, { failId, quantity: upTo(3), disposition, reason: 'a part' })
    },
    async repaired() {
      const { failId } = await one({ failStatus: 'rework' })
      await admin(failures.repaired, { failId, reason: 'polished' })
    },
    async divide() {
      const { id, number } = pick(await openLots())
      await admin(lots.split, { id, number: upTo(Math.max(1, number - 1)) })
    },
    async join() {
      const [from, into] = [pick(await openLots()), pick(await openLots())]
      await admin(lots.merge, { id: from.id, into: into.id })
    },
    async scrapLot() {
      const open = await openLots()
      if (open.length < 4 || random() > 0.2) throw new Refusal('record.unknown')
      await admin(lots.move, { id: pick(open).id, move: 'scrap', reason: 'fire' })
    },
  }
  const names = Object.keys(moves) as (keyof typeof moves)[]
  const often = [...names, 'log', 'log', 'decide', 'decide', 'repaired', 'undo'] as const

  async function prove() {
    const { rows } = await sql<{ code: string; status: string; lotNo: string | null; quantity: number }>`
      select defect_code as code, fail_status as status, lot_no, sum(quantity)::int as quantity from failures
      where line_number = 'L1' group by 1, 2, 3`.execute(plant.db)
    const sum = (is: (row: (typeof rows)[number]) => boolean) =>
      rows.filter(is).reduce((total, { quantity }) => total + quantity, 0)
    for (const code of codes)
      expect(
        sum((row) => row.code === code),
        code,
      ).toBe(cameIn.get(code))
    const all = await lotsNow()
    const ofLot = (lotNo: string, ...some: string[]) =>
      sum((row) => row.lotNo === lotNo && some.includes(row.status))
    for (const { lotNo, ngNumber } of all) expect(ngNumber, lotNo).toBe(ofLot(lotNo, 'scrap'))
    const left = all.filter(({ lotStatus }) => lotStatus !== 'merged')
    for (const { lotNo, number } of left)
      expect(ofLot(lotNo, 'open', 'rework', 'scrap', 'returned')).toBeLessThanOrEqual(number)
    expect(left.reduce((total, { number }) => total + number, 0)).toBe(piecesOfLots)
    const [order] = (await admin(orders.list, { orderCode })).rows
    expect(order!.ngNumber).toBe(sum(({ status, lotNo }) => status === 'scrap' && lotNo !== null))
    expect(await admin(concessions.one, { concessionCode: 'C-1' })).toMatchObject({
      usedPieces: Math.min(conceded, pieces),
    })
  }

  for (let played = 0; played < acts; played++) {
    const name = pick(often)
    try {
      await moves[name]()
      counted[name] = (counted[name] ?? 0) + 1
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      counted[error.key] = (counted[error.key] ?? 0) + 1
    }
    if (played % 40 === 39) await prove()
  }
  await prove()
  for (const name of names)
    expect
      .soft(counted[name] ?? 0, `${name} of ${JSON.stringify(counted)}`)
      .toBeGreaterThan(name === 'scrapLot' ? 0 : 4)
}, 240_000)
