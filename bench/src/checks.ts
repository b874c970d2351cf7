import { bomDefs } from '@takt/contract/bomDefs.ts'
import { boms } from '@takt/contract/boms.ts'
import { materials } from '@takt/contract/materials.ts'
import { operators } from '@takt/contract/operators.ts'
import { orders } from '@takt/contract/orders.ts'
import { recipes } from '@takt/contract/recipes.ts'
import { stations } from '@takt/contract/stations.ts'
import { type BenchLine, makeLine } from './line.ts'
import { median, round, say, timed } from './say.ts'
import type { Stage } from './stage.ts'

const partCount = 5
const together = 50
const seconds = 4
const rounds = 3

/** Arrivals at a station with nothing to check but the unit, and at one where material, operator and recipe are checked too. */
export async function benchChecks(stage: Stage) {
  const bare = await makeLine(stage, 'BC0', 1, 1)
  const full = await withEverything(stage, await makeLine(stage, 'BC1', 1, 1))
  await arrivals(stage, full, 1)
  const ratios: number[] = []
  const rates: number[] = []
  for (let turn = 0; turn < rounds; turn++) {
    const without = await arrivals(stage, bare, seconds)
    const all = await arrivals(stage, full, seconds)
    rates.push(all)
    ratios.push(all / without)
  }
  const ratio = median(ratios)
  say(`arrive with material (${partCount} groups), operator and recipe checked, against arrive without`, {
    ratio: round(ratio),
    limit: 0.7,
    reached: ratio >= 0.7,
    arrivalsPerSecond: Math.round(median(rates)),
  })
}

let serial = 0

async function arrivals({ post }: Stage, { lineNumber, orderCode, keys: [key] }: BenchLine, seconds: number) {
  const end = performance.now() + seconds * 1000
  let made = 0
  const station = async () => {
    while (performance.now() < end) {
      const productSn = `BC-${serial++}`
      const answered: { answer: string } = await post(
        `/api/station/arrive/${lineNumber}`,
        { messageId: productSn, at: new Date().toISOString(), productSn, orderCode },
        key,
      )
      if (answered.answer !== 'go') throw new Error(`No go: ${JSON.stringify(answered)}`)
      made += 1
    }
  }
  const [, ms] = await timed(() => Promise.all(Array.from({ length: together }, station)))
  return made / (ms / 1000)
}

async function withEverything({ call }: Stage, line: BenchLine): Promise<BenchLine> {
  const { lineNumber, typeNo } = line
  const parts = Array.from({ length: partCount }, (_, i) => `BC-P${i}`)
  for (const bomCode of parts)
    await call(bomDefs.create, {
      bomCode,
      bomName: bomCode,
      bomDes: null,
      unit: 'pcs',
      bomValue: null,
      barcodeRule: { kind: 'plain' },
      supplier: null,
      shelfLife: null,
      minimumStock: null,
    })
  const rows = parts.map((part, i) => ({
    seqNum: i + 1,
    partGrp: `G${i}`,
    part,
    bomQty: 1,
    altMatFlag: false,
    serialInputFlag: false,
    serialType: null,
    stationNumber: 'S10',
    consumeMode: 'backflush' as const,
    shelfLifeCheck: true,
    remark: null,
  }))
  await call(boms.create, { bomCode: 'BC', bomName: 'BC', typeNo, validFrom: null, remark: null, rows })
  await call(boms.move, { bomCode: 'BC', bomVer: 1, move: 'release' })
  const [station] = (await call(stations.list, {}, lineNumber)).rows
  const { stationName, stationCode, ipAddr, machineId, addr, cycleTime, enabled, revision } = station!
  await call(
    stations.update,
    {
      stationNumber: 'S10',
      stationName,
      stationCode,
      ipAddr,
      machineId,
      addr,
      cycleTime,
      enabled,
      revision,
      optLevel: 2,
    },
    lineNumber,
  )
  await call(operators.create, {
    operatorNo: 'BC',
    name: 'Bench',
    cardId: null,
    userName: null,
    level: 3,
    teamName: null,
    enabled: true,
  })
  await call(
    operators.qualify,
    { operatorNo: 'BC', stationNumber: 'S10', level: 3, validUntil: null },
    lineNumber,
  )
  await call(operators.logIn, { operatorNo: 'BC', stationNumber: 'S10' }, lineNumber)
  const parameter = {
    paraCode: 'SPEED',
    paraName: 'Speed',
    unit: null,
    value: 1,
    defaultValue: null,
    minValue: null,
    maxValue: null,
    addr: null,
    sendMode: 'changeover' as const,
  }
  const { paraVer } = await call(
    recipes.save,
    { typeNo, stationNumber: 'S10', revision: null, remark: null, parameters: [parameter] },
    lineNumber,
  )
  await call(recipes.move, { typeNo, stationNumber: 'S10', paraVer, move: 'release' }, lineNumber)
  const [order] = (await call(orders.list, {}, lineNumber)).rows
  await call(orders.move, { id: order!.id, move: 'complete', reason: 'the other one' }, lineNumber)
  const { id } = await call(
    orders.create,
    { ...draftOf(order!), orderCode: 'WO-BC', bomCode: 'BC', bomVer: 1, release: true },
    lineNumber,
  )
  await call(orders.move, { id, move: 'start' }, lineNumber)
  for (const part of parts)
    await call(
      materials.bind,
      { stationNumber: 'S10', position: part, label: `L-${part}`, bomCode: part, quantity: 1e9 },
      lineNumber,
    )
  return { ...line, orderCode: 'WO-BC' }
}

type Order = Awaited<ReturnType<Stage['call']>>
/** What a planner would write to make such an order again. */
const draftOf = ({ orderName, orderUnit, typeNo, typeVer, orderNumber, planStart, planEnd }: Order) => ({
  orderName,
  orderUnit,
  typeNo,
  typeVer,
  orderNumber,
  planStart,
  planEnd,
  productDescription: null,
  picNumberVer: null,
  processRoute: null,
  processRouteVer: null,
  sceneCode: null,
  customerOrderNo: null,
  customerOrderLine: null,
  productDepartment: null,
})
