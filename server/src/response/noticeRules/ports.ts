import type { Facts } from '@takt/contract/errors.ts'
import type { EventType } from '@takt/contract/notices.ts'
import type { Db } from '../../platform/db/tables.ts'
import { port } from '../../platform/ports/ports.ts'

type Last = { lineNumber: string | null; facts: Facts; sendingTime: string }

/** The last notice of a kind on one of these lines; null: of none. */
export const lastNotice =
  port<(db: Db, eventType: EventType, lines: readonly (string | null)[]) => Promise<Last | undefined>>(
    'the last notice of a kind',
  )
