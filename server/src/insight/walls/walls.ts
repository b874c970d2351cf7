import { randomBytes } from 'node:crypto'
import type { z } from 'zod'
import { refuse } from '@takt/contract/errors.ts'
import { type WallLink, type WallLinkDraft, type WallOpening, wallViews } from '@takt/contract/walls.ts'
import { recordChange } from '../../platform/audit/audit.ts'
import { type Caller, type LineCall, maySee, type PlantCall } from '../../platform/db/call.ts'
import { hashToken } from '../../platform/db/callers.ts'
import { inOneGo } from '../../platform/db/connect.ts'
import { holds } from '../../platform/db/rights.ts'
import { lineNow, okRateNow, productNow } from '../boards/boards.ts'
import { levelsLateSince } from '../../response/andon/andon.ts'
import { linesFor } from '../../plant/lines/lines.ts'
import { plantOf } from '../../plant/plant/plant.ts'
import { expiryOf, insertLink, linksMade, lockLink, revoke } from './walls.queries.ts'

// What the views show are the boards' own figures.
export { lineNow, okRateNow, productNow }

/** A wall also shows where nobody is notified of calls. */
export async function withLook<B extends object>(call: LineCall, board: (call: LineCall) => Promise<B>) {
  const [shown, lateSince] = await Promise.all([board(call), levelsLateSince(call.db)])
  return { ...shown, levelsLateSince: lateSince }
}

const day = 86_400_000
/** A screen nobody thinks of any more goes dark by itself. */
const longestDays = 3 * 366

/** What this caller, a person or a screen with a link, may turn through. */
export async function openingOf(call: PlantCall): Promise<z.input<typeof WallOpening>> {
  const { db, user, token } = call
  const [plant, found, link] = await Promise.all([
    plantOf(db),
    linesFor(call),
    token ? expiryOf(db, hashToken(token)) : undefined,
  ])
  const lines = found
    .filter(({ enabled }) => enabled)
    .map(({ lineNumber, lineName }) => ({ lineNumber, lineName }))
  return {
    ...plant,
    views: wallViews.filter((view) => holds(user, view, 'view')),
    lines,
    expiresAt: link?.expiresAt ?? null,
  }
}

/** Of each of these lines, each of these views. */
function mustEdit(user: Caller, { views, lines }: Pick<WallLink, 'views' | 'lines'>) {
  for (const lineNumber of lines) {
    if (!maySee(user, lineNumber)) refuse('call.line_forbidden', { lineNumber }, 'lines')
    if (!views.every((view) => holds(user, view, 'edit', lineNumber))) refuse('call.forbidden')
  }
}

const maySeeLink = (user: Caller, link: Pick<WallLink, 'lines'>) =>
  link.lines.every((line) => maySee(user, line))

/** Whoever may see all its lines may see a link. */
export const listLinks = ({ db, user }: PlantCall) => linksMade(db, user.lines)

/** Gives away no more than its maker may change: views they edit, lines they see. */
export async function createLink(call: PlantCall, { expiresAt, ...draft }: WallLinkDraft) {
  const { user } = call
  const [views, lines] = [[...new Set(draft.views)], [...new Set(draft.lines)]]
  mustEdit(user, { views, lines })
  const lineNumbers = (await linesFor(call)).map(({ lineNumber }) => lineNumber)
  for (const lineNumber of lines) {
    if (!lineNumbers.includes(lineNumber)) refuse('record.unknown', {}, 'lines')
  }
  const ahead = Date.parse(expiresAt) - Date.now()
  if (ahead <= 0 || ahead > longestDays * day) refuse('walls.expiry_wrong')
  const token = randomBytes(32).toString('base64url')
  return inOneGo(call.db, async (db) => {
    const link = await insertLink(db, {
      name: draft.name,
      views: JSON.stringify(views),
      lines: JSON.stringify(lines),
      expiresAt,
      tokenHash: hashToken(token),
      madeBy: user.userName,
      lastUsed: null,
      revokedAt: null,
      revokedBy: null,
    })
    await recordChange(db, call, { entity: 'wallLink', key: link.id, action: 'create', after: link })
    return { link, token }
  })
}

/** Pressed twice, the first one counts. */
export function revokeLink(call: PlantCall, { id }: { id: number }) {
  const { user } = call
  return inOneGo(call.db, async (db) => {
    const before = await lockLink(db, id)
    if (!before || !maySeeLink(user, before)) return refuse('record.unknown')
    mustEdit(user, before)
    const after = before.revokedAt ? before : await revoke(db, id, user.userName)
    await recordChange(db, call, { entity: 'wallLink', key: id, action: 'revoke', before, after })
    return after
  })
}
