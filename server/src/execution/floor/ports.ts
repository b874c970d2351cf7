import type { LampShown } from '@takt/contract/lamps.ts'
import type { BadgeAnswered } from '@takt/contract/station-andon.ts'
import type { VerbInput } from '@takt/contract/verbs.ts'
import type { LineNumber } from '../../platform/db/line.ts'
import type { Db } from '../../platform/db/tables.ts'
import { port } from '../../platform/ports/ports.ts'

type StationPlace = { line: LineNumber; stationNumber: string }
type Badge = { cardId: string } | { operatorNo: string }

/** A station's own calls: who answers one with a badge, and what its lamp shows. */
export const stationCalls = port<{
  answer: (
    db: Db,
    place: StationPlace,
    badge: Badge,
    answer: Pick<VerbInput<'answer'>, 'move' | 'lossType'> & { time: number },
  ) => Promise<BadgeAnswered>
  lamp: (db: Db, place: StationPlace) => Promise<LampShown>
}>('calls of a station')
