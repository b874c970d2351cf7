import type { AlarmCall } from '@takt/contract/alarms.ts'
import type { LineNumber } from '../../platform/db/line.ts'
import type { Db } from '../../platform/db/tables.ts'
import { port } from '../../platform/ports/ports.ts'

type Span = { from: string; to: string }

/** Calls for help of a station that were open at some time of a span, the oldest first. */
export const callsMeanwhile =
  port<(db: Db, line: LineNumber, stationNumber: string, span: Span) => Promise<AlarmCall[]>>(
    'calls of a station',
  )
