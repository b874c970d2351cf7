import { refuse } from '@takt/contract/errors.ts'
import type { BatchKind, StationVerb, VerbInput } from '@takt/contract/verbs.ts'
import { isoOf } from '../../platform/db/instants.ts'
import type { LineNumber } from '../../platform/db/line.ts'
import type { Db } from '../../platform/db/tables.ts'
import { logIn, logOff } from '../../plant/operators/operators.ts'
import { storeReadBack, takeDownload } from '../../masterdata/recipes/recipes.ts'
import type { Identity } from './identify.ts'
import { checkTime } from './play.ts'
import { stationCalls } from './ports.ts'
import { validBody } from './validate.ts'

/** Verbs that are not about a unit: they wait for no other message of the line. */
export type OwnVerb = Exclude<StationVerb, BatchKind | 'batch'>
/** The answer, and the features whose screens show something else now. */
type Answer = { answer: object; changed: string[] }

export const answerOwn: {
  [V in Exclude<OwnVerb, 'hello'>]: (db: Db, station: Identity, body: unknown) => Promise<Answer>
} = {
  login: async (db, station, body) => ({
    answer: await withBadge(db, station, validBody('login', body), logIn),
    changed: ['operators', 'boards'],
  }),
  logoff: async (db, station, body) => ({
    answer: await withBadge(db, station, validBody('logoff', body), logOff),
    changed: ['operators', 'boards'],
  }),
  answer: async (db, { lineNumber, stationNumber }, body) => {
    const { at, cardId, operator, ...answer } = validBody('answer', body)
    const time = Date.parse(at)
    checkTime(time, Date.now())
    const place = { line: lineNumber as LineNumber, stationNumber } // the station's key let it onto its line
    return {
      answer: await stationCalls.get().answer(db, place, badgeOf({ cardId, operator }), { ...answer, time }),
      changed: ['andon', 'boards'],
    }
  },
  lamp: async (db, { lineNumber, stationNumber }, body) => {
    validBody('lamp', body)
    const place = { line: lineNumber as LineNumber, stationNumber } // the station's key let it onto its line
    return { answer: await stationCalls.get().lamp(db, place), changed: [] }
  },
  parameters: async (db, { lineNumber, stationNumber }, body) => {
    validBody('parameters', body)
    const answer = await takeDownload(db, lineNumber, stationNumber)
    return { answer, changed: answer.download ? ['recipes'] : [] }
  },
  readBack: async (db, { lineNumber, stationNumber }, body) => {
    const values = validBody('readBack', body)
    checkTime(Date.parse(values.at), Date.now())
    return { answer: await storeReadBack(db, lineNumber, stationNumber, values), changed: ['recipes'] }
  },
}

const badgeOf = ({ cardId, operator }: { cardId?: string | undefined; operator?: string | undefined }) =>
  cardId !== undefined ? { cardId } : { operatorNo: operator ?? refuse('station.operator_unknown') }

function withBadge<T>(
  db: Db,
  { lineNumber, stationNumber }: Identity,
  { at, cardId, operator }: VerbInput<'login'>,
  work: (
    db: Db,
    line: LineNumber,
    station: string,
    badge: { cardId: string } | { operatorNo: string },
    at: string,
  ) => T,
) {
  const time = Date.parse(at)
  checkTime(time, Date.now())
  const badge = badgeOf({ cardId, operator })
  return work(db, lineNumber as LineNumber, stationNumber, badge, isoOf(time)) // the station's key let it onto its line
}
