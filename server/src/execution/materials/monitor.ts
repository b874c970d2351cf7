import type { z } from 'zod'
import type { BomStateShown, MaterialPlace } from '@takt/contract/materials.ts'
import type { LineCall } from '../../platform/db/call.ts'
import { isoOf } from '../../platform/db/instants.ts'
import { stationsInUse } from '../../plant/stations/stations.ts'
import { boundPlaces, usedLately, requiredNow } from './monitor.queries.ts'
import { lotKey, rounded } from './shelf.ts'

type MaterialPlaceInput = z.input<typeof MaterialPlace>
type Bound = Awaited<ReturnType<typeof boundPlaces>>[number]
type RequiredPart = Awaited<ReturnType<typeof requiredNow>>[number]

/** The pace is that of this time; less than so long left is low. */
const paceTime = 15 * 60
const soon = 10 * 60

/** Every place of the line that has material or needs some: the soonest empty first. */
export async function materialMonitor(
  { db, line }: LineCall,
  { stationNumber }: { stationNumber?: string | undefined },
) {
  const now = Date.now()
  const [bound, required, used, stations] = await Promise.all([
    boundPlaces(db, line),
    requiredNow(db, line),
    usedLately(db, line, isoOf(now - paceTime * 1000)),
    stationsInUse(db, line),
  ])
  const nameOf = new Map(stations.map((station) => [station.stationNumber, station.stationName]))
  const pace = (at: string, partGrp: string) =>
    (used.find((one) => one.stationNumber === at && one.partGrp === partGrp)?.used ?? 0) / paceTime
  const boundOf = boundAtLine(bound, required, now)
  const places = bound.map((place): MaterialPlaceInput => {
    const row = required.find(
      (one) => one.stationNumber === place.stationNumber && one.part === place.bomCode,
    )
    const group = row ? groupOf(required, row) : []
    const perSecond = row ? pace(place.stationNumber, row.partGrp) : 0
    const good = bound
      .filter(
        (one) => one.stationNumber === place.stationNumber && !one.blocked && !isExpired(one, group, now),
      )
      .filter((one) => group.some(({ part }) => part === one.bomCode))
    const unitsBound = good.reduce(
      (sum, one) => sum + one.remaining / group.find(({ part }) => part === one.bomCode)!.bomQty,
      0,
    )
    // What was bound first is used first: this one lasts until those before it and itself are used up.
    const until = good.slice(0, good.indexOf(place) + 1)
    const secondsLeft =
      perSecond > 0 && until.length > 0
        ? until.reduce((sum, { remaining }) => sum + remaining, 0) / perSecond
        : null
    const { blocked, minimumStock, ...shown } = place
    const short = minimumStock !== null && boundOf(place.bomCode) < minimumStock
    return {
      ...shown,
      stationName: nameOf.get(place.stationNumber) ?? place.stationNumber,
      partGrp: row?.partGrp ?? null,
      used: rounded(Math.max(0, place.boundQuantity - place.remaining)),
      secondsLeft,
      orderCode: row?.orderCode ?? null,
      needed: row ? rounded(row.left * row.bomQty) : null,
      lastsOrder: row ? rounded(unitsBound) >= row.left : null,
      bomState: stateOf(place, group, short || (secondsLeft !== null && secondsLeft < soon), now),
    }
  })
  const shown = [...places, ...missing(required, bound, nameOf)].filter(
    (place) => stationNumber === undefined || place.stationNumber === stationNumber,
  )
  return {
    asOf: isoOf(now),
    places: shown.toSorted(
      (a, b) =>
        urgency(a) - urgency(b) ||
        (a.secondsLeft ?? Infinity) - (b.secondsLeft ?? Infinity) ||
        a.stationNumber.localeCompare(b.stationNumber),
    ),
  }
}

const groupOf = (required: RequiredPart[], { orderCode, stationNumber, partGrp }: RequiredPart) =>
  required.filter(
    (one) => one.orderCode === orderCode && one.stationNumber === stationNumber && one.partGrp === partGrp,
  )
const isExpired = (
  { expiresAt, bomCode }: { expiresAt: string | null; bomCode: string },
  group: RequiredPart[],
  now: number,
) =>
  expiresAt !== null &&
  Date.parse(expiresAt) <= now &&
  (group.find(({ part }) => part === bomCode)?.shelfLifeCheck ?? true)

/** How much good material of a part is bound at all its places; a lot that is bound twice is there once. */
function boundAtLine(bound: Bound[], required: RequiredPart[], now: number) {
  const good = bound.filter(
    (place) =>
      !place.blocked &&
      !isExpired(
        place,
        required.filter((row) => row.stationNumber === place.stationNumber),
        now,
      ),
  )
  const lots = new Map(good.map((place) => [lotKey(place.bomCode, place.bomLot), place]))
  return (bomCode: string) =>
    rounded([...lots.values()].reduce((sum, lot) => sum + (lot.bomCode === bomCode ? lot.remaining : 0), 0))
}

function stateOf(place: Bound, group: RequiredPart[], low: boolean, now: number): BomStateShown {
  if (place.blocked) return 'blocked'
  if (isExpired(place, group, now)) return 'expired'
  if (place.remaining <= 0) return 'empty'
  return low ? 'low' : 'bound'
}

/** What a running order needs and nobody bound. */
function missing(
  required: RequiredPart[],
  bound: { stationNumber: string; bomCode: string }[],
  nameOf: Map<string, string>,
): MaterialPlaceInput[] {
  return required
    .filter(
      (row) =>
        !row.altMatFlag &&
        row.left > 0 &&
        !groupOf(required, row).some(({ part }) =>
          bound.some((one) => one.stationNumber === row.stationNumber && one.bomCode === part),
        ),
    )
    .map(({ stationNumber, partGrp, part, bomName, unit, orderCode, left, bomQty }) => ({
      stationNumber,
      stationName: nameOf.get(stationNumber) ?? stationNumber,
      position: null,
      partGrp,
      bomCode: part,
      bomName,
      unit,
      bomLot: null,
      boundQuantity: null,
      remaining: null,
      used: null,
      expiresAt: null,
      boundAt: null,
      boundBy: null,
      bomState: 'none' as const,
      secondsLeft: null,
      orderCode,
      needed: rounded(left * bomQty),
      lastsOrder: false,
    }))
}

const order: BomStateShown[] = ['none', 'empty', 'blocked', 'expired', 'low', 'bound']
const urgency = ({ bomState }: MaterialPlaceInput) => order.indexOf(bomState)
