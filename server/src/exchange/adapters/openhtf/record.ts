import { z } from 'zod'
import { refuse } from '@takt/contract/errors.ts'
import { testOutcomes } from '@takt/contract/openhtf.ts'
import { plainOf } from './names.ts'

// A record carries much that we do not need (logs, source code, options): extra keys are let through, what we read is limited in size.
const text = (longest: number) =>
  z
    .string()
    .max(longest)
    .refine((given) => plainOf(given) !== '')
const millis = () => z.int().nonnegative()
const outcomeOf = <const V extends readonly [string, ...string[]]>(names: V) => z.enum(names)

const Unit = z.looseObject({ name: z.string().max(200).nullish(), suffix: z.string().max(200).nullish() })

const Measurement = z.looseObject({
  outcome: outcomeOf(['PASS', 'FAIL', 'UNSET', 'PARTIALLY_SET']),
  validators: z.array(z.string().max(4000)).max(50).nullish(),
  conditional_validators: z
    .array(z.looseObject({ validator: z.string().max(4000).nullish() }))
    .max(50)
    .nullish(),
  units: Unit.nullish(),
  dimensions: z.array(z.unknown()).max(20).nullish(),
  measured_value: z.unknown().optional(),
})
export type Measurement = z.infer<typeof Measurement>

const Phase = z.looseObject({
  name: text(500),
  subtest_name: z.string().max(500).nullish(),
  start_time_millis: millis().nullish(),
  end_time_millis: millis().nullish(),
  outcome: outcomeOf(['PASS', 'FAIL', 'SKIP', 'ERROR']).nullish(),
  measurements: z.record(text(500), Measurement).nullish(),
})
export type Phase = z.infer<typeof Phase>

/** A test record as the OpenHTF framework writes it, and whole: a test that has not ended has no outcome. */
export const TestRecord = z
  .looseObject({
    dut_id: z
      .string()
      .max(64)
      .refine((given) => given !== '' && plainOf(given) === given),
    start_time_millis: millis(),
    end_time_millis: millis(),
    outcome: outcomeOf(testOutcomes),
    metadata: z.looseObject({
      test_name: text(500),
      test_version: z.union([z.string().max(200), z.number()]).nullish(),
    }),
    phases: z.array(Phase).min(1).max(500),
  })
  .refine(({ start_time_millis: start, end_time_millis: end }) => start <= end, { path: ['end_time_millis'] })
export type TestRecord = z.infer<typeof TestRecord>

/** The record in a file or a call's body, or the refusal of all of it, naming the first thing that is missing or wrong. */
export function readRecord(body: string): TestRecord {
  const read = TestRecord.safeParse(jsonOf(body))
  if (read.success) return read.data
  const about = read.error.issues[0]!.path.join('.') || 'JSON'
  return refuse('openhtf.unreadable', { about }, about)
}

function jsonOf(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return refuse('openhtf.unreadable', { about: 'JSON' })
  }
}
