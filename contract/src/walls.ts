import { z } from 'zod'
import { HourBar, LineTile, RunningOrder, StationTile } from './boards.ts'
import { feature, plantCommand, plantQuery, query } from './endpoint.ts'
import { account, byId, code, codes, count, id, instant, name, nothing, parts, share } from './fields.ts'
import { Plant } from './plant.ts'
import { openingWalls, wallViews } from './wall-views.ts'

export { wallViews, type WallViewName } from './wall-views.ts'
const views = () => parts(z.enum(wallViews), wallViews.length)

/** Opens these views of these lines to a screen without a person. The token itself is shown once; what is kept cannot be used to open anything. */
export const WallLink = z.object({
  id: id(),
  name: name(),
  views: views(),
  lines: codes(),
  madeBy: account(),
  madeAt: instant(),
  expiresAt: instant(),
  /** To the minute. */
  lastUsed: instant().nullable(),
  revokedAt: instant().nullable(),
  revokedBy: account().nullable(),
})
export type WallLink = z.infer<typeof WallLink>

const some = { error: 'missing' }
export const WallLinkDraft = z.strictObject({
  name: name(),
  views: views().refine((views) => views.length > 0, some),
  lines: codes().refine((lines) => lines.length > 0, some),
  expiresAt: instant(),
})
export type WallLinkDraft = z.infer<typeof WallLinkDraft>

const WallTile = LineTile.pick({
  lineNumber: true,
  lineName: true,
  lineState: true,
  asOf: true,
  shift: true,
  nextShift: true,
  orderCode: true,
  orderName: true,
  typeNo: true,
  orderNumber: true,
  actualNumber: true,
  madeToday: true,
  targetToday: true,
  madeShift: true,
  targetShift: true,
  okRateTarget: true,
  takt: true,
})

/** Since when no server tells anybody of andon calls; null: one does. */
const callStatus = { levelsLateSince: instant().nullable() }

/** lineView: how the line is doing. */
export const WallLine = z.object({
  tile: WallTile.extend(
    LineTile.pick({ activeAlarms: true, stationsDown: true, stationsSilent: true }).shape,
  ),
  stations: z.array(
    StationTile.pick({
      stationNumber: true,
      stationName: true,
      stationStatus: true,
      statusSince: true,
      unitsHere: true,
    }).extend({ alarms: z.array(z.object({ alarmCode: code() })) }),
  ),
  orders: z.array(RunningOrder),
  wip: count(),
  ...callStatus,
})
export type WallLine = z.infer<typeof WallLine>

/** ProductView: what left the line, by type. The target is the line's, for all types together. */
export const WallProduct = z.object({
  tile: WallTile,
  types: z.array(z.object({ typeNo: code(), typeName: name(), madeToday: count(), madeShift: count() })),
  /** `byType` follows `types`. */
  hours: z.array(HourBar.extend({ byType: z.array(count()) })),
  ...callStatus,
})
export type WallProduct = z.infer<typeof WallProduct>

/** First tries at a station and those that were OK; the share of them, null where nothing was tried. */
const tries = { firstPasses: count(), firstOk: count(), firstPassYield: share().nullable() }
export const WallOkRate = z.object({
  tile: WallTile.extend(LineTile.pick({ okRate: true, firstPassYield: true }).shape),
  /** `trend` follows `hours`. */
  stations: z.array(
    StationTile.pick({ stationNumber: true, stationName: true, stationStatus: true }).extend({
      ...tries,
      trend: z.array(share().nullable()),
    }),
  ),
  /** All stations together. */
  hours: z.array(z.object({ start: instant(), end: instant(), ...tries })),
  ...callStatus,
})
export type WallOkRate = z.infer<typeof WallOkRate>

/** What this screen may show: by its link, or by the person who is signed in. `expiresAt`: the link's. */
export const WallOpening = z.object({
  ...Plant.shape,
  views: views(),
  lines: z.array(z.object({ lineNumber: code(), lineName: name() })),
  expiresAt: instant().nullable(),
})
export type WallOpening = z.infer<typeof WallOpening>

const forAll = openingWalls.for

export const walls = feature('walls', {
  opening: plantQuery({ input: nothing, output: WallOpening, for: forAll, wall: true }),
  line: query({ input: nothing, output: WallLine, for: ['lineView'], wall: true }),
  product: query({ input: nothing, output: WallProduct, for: ['ProductView'], wall: true }),
  okRate: query({ input: nothing, output: WallOkRate, for: ['okRateView'], wall: true }),
  links: plantQuery({ input: nothing, output: z.array(WallLink), for: forAll }),
  /** The token is in this answer and nowhere else. */
  createLink: plantCommand({
    input: WallLinkDraft,
    output: z.object({ link: WallLink, token: z.string() }),
    for: forAll,
    lines: 'own',
  }),
  /** From the next call on it opens nothing. */
  revokeLink: plantCommand({ input: byId, output: WallLink, for: forAll, lines: 'own' }),
})
