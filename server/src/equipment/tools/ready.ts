import { refuse } from '@takt/contract/errors.ts'
import type { Readiness } from '@takt/contract/order-readiness.ts'
import type { Order } from '@takt/contract/orders.ts'
import { mostUses, type OrderTools, type ToolReady } from '@takt/contract/tools.ts'
import type { ToolMember, ToolSetKey } from '@takt/contract/toolSets.ts'
import { openOrdersOf } from '../../planning/orders/orders.ts'
import { stationsInUse } from '../../plant/stations/stations.ts'
import type { LineCall } from '../../platform/db/call.ts'
import type { LineNumber } from '../../platform/db/line.ts'
import type { Db } from '../../platform/db/tables.ts'
import { versionKey } from '../../platform/definitions/definitions.ts'
import { findToolSet, setsOfTypes } from '../toolSets/toolSets.ts'
import { serve } from './serve.ts'
import { type AtHand, toolsAtHand } from './tools.queries.ts'

type OrderAmounts = Pick<Order, 'orderNumber' | 'actualNumber'>
const restOf = ({ orderNumber, actualNumber }: OrderAmounts) => Math.max(0, orderNumber - actualNumber)

/** What the line has for each member, and whether that lasts for the rest of an order: tools with enough life first, of those the mounted. */
export function matched<Member extends ToolMember>(
  members: readonly Member[],
  tools: readonly AtHand[],
  rest: number,
): (Member & ToolReady)[] {
  const candidates = tools
    .map((tool) => ({
      ...tool,
      usesLeft: Math.max(0, Math.min(tool.frequency - tool.frequencyAct, tool.livesLeft ?? Infinity)),
      usesNeeded: Math.min(rest * tool.usesPerPass, mostUses),
    }))
    .toSorted(
      (one, other) =>
        Number(lasts(other)) - Number(lasts(one)) ||
        Number(other.toolState === 'mounted') - Number(one.toolState === 'mounted'),
    )
  return [...serve(members, candidates)].map(([member, found]) => ({
    ...member,
    ready: found.filter(lasts).length === member.quantity,
    tools: found.map(({ toolCode, toolState, usesLeft, usesNeeded }) => ({
      toolCode,
      toolState,
      usesLeft,
      usesNeeded,
    })),
  }))
}

const lasts = ({ usesLeft, usesNeeded }: { usesLeft: number; usesNeeded: number }) =>
  usesLeft > 0 && usesLeft >= usesNeeded

/** A station that the line lacks requires nothing. */
async function ofLine<Member extends ToolMember>(db: Db, line: LineNumber, members: readonly Member[]) {
  const stations = new Set((await stationsInUse(db, line)).map(({ stationNumber }) => stationNumber))
  return members.filter(({ stationNumber }) => stations.has(stationNumber))
}

/** Each open order of the set's types by itself. */
export async function orderTools({ db, line }: LineCall, key: ToolSetKey): Promise<OrderTools[]> {
  const set = (await findToolSet(db, key)) ?? refuse('record.unknown')
  const [orders, tools, members] = await Promise.all([
    openOrdersOf(db, line, set.typeNos),
    toolsAtHand(db, line),
    ofLine(db, line, set.members),
  ])
  return orders.map(({ orderCode, typeNo, ...order }) => {
    const rest = restOf(order)
    const found = matched(members, tools, rest)
    return { orderCode, typeNo, rest, ready: found.every(({ ready }) => ready), members: found }
  })
}

/** Tools that are not there are warned of and stop no order: they may be mounted before its first unit comes. Nothing where no set names the type. */
export async function toolCheck(db: Db, line: LineNumber, order: Order): Promise<Readiness[]> {
  const sets = (await setsOfTypes.get(db)).get(order.typeNo) ?? []
  const named = sets.flatMap((set) =>
    set.members.map((member) => ({ ...member, set: versionKey(set.toolSetId, set.toolSetVersion) })),
  )
  const members = named.length ? await ofLine(db, line, named) : []
  if (members.length === 0) return []
  const short = matched(members, await toolsAtHand(db, line), restOf(order)).filter(({ ready }) => !ready)
  return [
    {
      check: 'toolsReady',
      ok: short.length === 0,
      warning: true,
      records: [...new Set(short.map(({ set }) => set))],
      about: short
        .map(
          ({ stationNumber, position, toolCode, toolType, quantity, tools }) =>
            `${[stationNumber, position].filter(Boolean).join(' ')}: ${toolCode ?? toolType} ${tools.filter(lasts).length}/${quantity}`,
        )
        .join(', '),
    },
  ]
}
