import { andon, type AndonCall } from '@takt/contract/andon.ts'
import { ruleFor } from '@takt/contract/andonRules.ts'
import { nullIfRefused } from '@takt/contract/errors.ts'
import type { Language } from '@takt/contract/languages.ts'
import { languagesOf } from '../../people/preferences/preferences.ts'
import { lineNameOf } from '../../plant/lines/lines.ts'
import { recordChange } from '../../platform/audit/audit.ts'
import { type Caller, type LineCall } from '../../platform/db/call.ts'
import { callerNamed } from '../../platform/db/callers.ts'
import { isoOf } from '../../platform/db/instants.ts'
import type { LineNumber } from '../../platform/db/line.ts'
import { mayCall } from '../../platform/db/rights.ts'
import type { Db } from '../../platform/db/tables.ts'
import { inLineQueue } from '../../platform/kernel/kernel.ts'
import { plantTimes } from '../../platform/files/times.ts'
import { rulesInUse } from '../andonRules/andonRules.ts'
import { answerPath, type CallLink, readLink } from '../webhooks/webhooks.ts'
import { lockCall, updateCall } from './andon.queries.ts'
import { moveCall } from './andon.ts'
import { handOver } from './hand-over.ts'
import { levelsOfCalls } from './escalate.queries.ts'

export { answerPath }

export const callAnswers = ['arrive', 'notMine'] as const
export type CallAnswer = (typeof callAnswers)[number]

/**
 * The state of a link. `open`: it may be used. `used`: its person answered already that it is not theirs. `come`: somebody is there; `coming`: answered by a link that they come.
 * `over`: solved or cancelled. `forbidden`: the account may not answer calls of the line. `invalid`: none, too old, or of an
 * account that is locked or gone.
 */
export type LinkState = 'open' | 'used' | 'come' | 'coming' | 'over' | 'forbidden' | 'invalid'
type CallToAnswer = Pick<
  AndonCall,
  'id' | 'stationNumber' | 'lossType' | 'message' | 'calledAt' | 'arrivedBy'
>
/** Two lines may have a station of the same number. */
type OnLine = { lineName: string }
type Looked =
  | { state: 'invalid'; call: null; user: null; line: null }
  | { state: Exclude<LinkState, 'invalid'>; call: CallToAnswer & OnLine; user: Caller; line: LineNumber }

const invalid: Looked = { state: 'invalid', call: null, user: null, line: null }

/** Under the call's lock where it is to be answered; looking changes nothing. */
export async function lookAtLink(db: Db, token: string, now: number): Promise<Looked> {
  const link = await readLink(db, token, now)
  return link ? lookAt(db, link) : invalid
}

async function lookAt(db: Db, link: CallLink): Promise<Looked> {
  const line = link.line as LineNumber // signed by us
  const [user, call] = [
    await callerNamed(db, link.userName).catch(nullIfRefused),
    await lockCall(db, line, link.call),
  ]
  if (!user || !call) return invalid
  const lineName = (await lineNameOf(db, line)) ?? line
  return { state: stateOf(call, user, line), call: { ...call, lineName }, user, line }
}

function stateOf(call: NonNullable<Awaited<ReturnType<typeof lockCall>>>, user: Caller, line: string) {
  if (!mayCall(user, andon.move, line)) return 'forbidden'
  if (call.callState === 'arrived') return call.byLink ? 'coming' : 'come'
  if (call.callState !== 'called') return 'over'
  return call.declinedBy.includes(user.userName) ? 'used' : 'open'
}

/** What the person of a link reads, where they have chosen it. */
export const languageChosenBy = async (db: Db, user: Caller | null) =>
  user ? (await languagesOf(db, [user.userName])).get(user.userName) : undefined

/** How who reads this language reads an instant. */
export const minuteFor = async (db: Db, language: Language) => (await plantTimes(db)).minuteIn(language)

/** How an answer ended: `askedAnew`: it is not theirs, and nobody is left whose it could be. */
export type Answered = CallAnswer | 'askedAnew'

/** Answers a call once; what was done with it before, or by somebody else meanwhile, is returned instead. */
export async function answerByLink(
  db: Db,
  token: string,
  answer: CallAnswer,
  now = Date.now(),
): Promise<Looked & { answered: Answered | null }> {
  const link = await readLink(db, token, now)
  if (!link) return { ...invalid, answered: null }
  return inLineQueue({ db, line: link.line as LineNumber }, 'acts', async (db) => {
    const looked = await lookAt(db, link)
    if (looked.state !== 'open') return { ...looked, answered: null }
    const { user, line, call } = looked
    const by: LineCall = { db, user, line, token: null, traced: false }
    if (answer === 'notMine') return { ...looked, answered: await decline(by, call.id, now) }
    await moveCall(by, { id: call.id, move: 'arrive' }, { byLink: true })
    return { ...looked, answered: answer }
  })
}

/** Who answered so is asked no more while others are left; where all of the last level did, the next one is notified at once. */
async function decline(by: LineCall, id: number, now: number): Promise<Answered> {
  const { db, line, user } = by
  const before = (await lockCall(db, line, id))!
  const declinedBy = [...before.declinedBy, user.userName]
  const after = await updateCall(db, id, { declinedBy: JSON.stringify(declinedBy) }, isoOf(now))
  await recordChange(db, by, { entity: 'andonCall', key: id, action: 'notMine', before, after })
  const lastLevel = (await levelsOfCalls(db, [id])).filter(({ outcome }) => outcome === 'told').at(-1)
  if (!lastLevel?.people.every(({ userName }) => declinedBy.includes(userName))) return 'notMine'
  const rule = ruleFor(await rulesInUse(db, [line]), before)
  return rule && (await handOver(db, id, rule, now)) === 'everybody' ? 'askedAnew' : 'notMine'
}
