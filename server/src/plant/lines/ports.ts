import type { Change } from '../../platform/audit/audit.ts'
import type { PlantCall } from '../../platform/db/call.ts'
import type { Db } from '../../platform/db/tables.ts'
import { port, registry } from '../../platform/ports/ports.ts'

/** What a copy adds to the new line's entry in the change history, and what gets entries of its own. */
export type CopiedPart = { entry?: object; changes?: Change[] }

/** What a feature keeps for a line besides its history. `remove` is called only for a line on which nothing happened. */
export type LinePart = {
  copy?: (db: Db, call: PlantCall, from: string, to: string) => Promise<CopiedPart>
  remove: (db: Db, line: string) => Promise<unknown>
}

/** In the order in which they are copied, what is referred to first; they are removed the other way round. */
export const lineParts = registry<LinePart>()

/** Since when anything happened on a line, by what a feature keeps of it; null: nothing did. */
export const lineTraces = registry<(db: Db, line: string) => Promise<string | null>>()

/** Whether a line produces, and how many orders it ever had. */
export const lineOrders =
  port<(db: Db, line: string) => Promise<{ producing: boolean; orders: number }>>('lineOrders')

/** Accounts and roles that see this line and not all of them. */
export const peopleOfLine = port<(db: Db, line: string) => Promise<string[]>>('peopleOfLine')
