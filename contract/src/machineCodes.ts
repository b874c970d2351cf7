import { z } from 'zod'
import { lossTypes } from './alarmDefs.ts'
import { command, download, feature, query } from './endpoint.ts'
import { account, choice, count, instant, name, text, whole } from './fields.ts'
import { papers } from './labels.ts'
import { stationKey } from './stations.ts'

/** The code at a machine that opens its checks and its report of a fault on a telephone. */
export const MachineCode = z.object({
  madeAt: instant(),
  madeBy: account(),
  /** Behind the server's address; whoever has it may report a fault there, and no more. */
  path: text(400),
})
export type MachineCode = z.infer<typeof MachineCode>

/** `origin`: the address under which the person who prints reaches the server; used where the server has no address set. */
const printed = {
  ...stationKey.shape,
  paper: choice(papers),
  copies: whole(1, 24),
  origin: z.url({ protocol: /^https?$/ }).max(200),
}

/** What anybody may report at the machine. */
export const FaultDraft = z.strictObject({
  text: text(500).trim().min(1, { error: 'missing' }),
  name: name().nullable(),
  lossType: choice(lossTypes),
})
export type FaultDraft = z.infer<typeof FaultDraft>

/** In `span` ms no more than so many reports by one code. */
export const mostFaults = { reports: 6, span: 600_000 }

const page = { for: ['stationDef'] } as const

export const machineCodes = feature('machineCodes', {
  /** Null: none was printed, or it was made invalid. */
  of: query({ input: stationKey, output: MachineCode.nullable(), ...page }),
  /** Makes the station's code if missing; then the file is fetched. */
  print: command({
    input: z.strictObject(printed),
    output: z.object({ ...printed, labels: count(), again: count() }),
    ...page,
  }),
  label: download({ input: z.strictObject(printed), output: z.never(), ...page }),
  /** What hangs at the machine opens nothing any more; the next one that is printed is another. */
  revoke: command({ input: stationKey, output: stationKey, ...page }),
})
