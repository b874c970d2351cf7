import type { LineNumber } from '../../platform/db/line.ts'
import type { Db } from '../../platform/db/tables.ts'
import { port } from '../../platform/ports/ports.ts'

/** Seconds a unit may take on a line, whatever it makes: what people planning slots measure them by. */
export const lineTakt = port<(db: Db, line: LineNumber) => Promise<number | null>>('takt of a line')
