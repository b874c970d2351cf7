import { z } from 'zod'
import { andon } from '@takt/contract/andon.ts'
import { nullIfRefused } from '@takt/contract/errors.ts'
import { callerNamed } from '../../platform/db/callers.ts'
import { mayCall } from '../../platform/db/rights.ts'
import type { Db } from '../../platform/db/tables.ts'
import { readSigned, signer } from '../../platform/signed/signed.ts'
import { publicOrigin } from './public-origin.ts'

/** Who may answer which call by a link, and until when, in milliseconds. */
export type CallLink = { line: string; call: number; userName: string; until: number }

export const answerPath = '/answer'
/** A shift: who reads the mail tomorrow opens Takt. */
const lifetime = 8 * 3_600_000

const Signed = z.tuple([z.string(), z.int(), z.string(), z.int()])

/** Makes links for one person and one call each. Null: the address of this server for browsers is not set. */
export async function linkMaker(db: Db, now: number) {
  const [origin, sign] = [publicOrigin(), await signer(db, 'answer')]
  return ({ line, call, userName }: Omit<CallLink, 'until'>): string | null =>
    origin === null ? null : `${origin}${answerPath}?t=${sign([line, call, userName, now + lifetime])}`
}

/** Null: it was not signed here, or its time is over. */
export async function readLink(db: Db, token: string, now: number): Promise<CallLink | null> {
  const content = await readSigned(db, 'answer', token)
  if (content === null) return null
  const [line, call, userName, until] = Signed.parse(content)
  return now < until ? { line, call, userName, until } : null
}

/** Whose account may answer calls of the line: nobody else is offered in a mail what would then be refused. */
export async function mayAnswer(db: Db, userName: string, line: string) {
  const user = await callerNamed(db, userName).catch(nullIfRefused)
  return user !== null && mayCall(user, andon.move, line)
}
