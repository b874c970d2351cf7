import { Line } from '@takt/contract/lines.ts'

const Whole = Line.strip()

/** What the register adds is left out: a whole line goes back as it came, but for what was changed. */
export const lineOf = (row: Line): Line => Whole.parse(row)
