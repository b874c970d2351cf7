import { refuse } from '@takt/contract/errors.ts'
import type { Verdict } from '@takt/contract/floor.ts'
import type { RecordAnswer } from '@takt/contract/openhtf.ts'
import { type Measured, measuredBy, mostCharacteristics } from './measured.ts'
import { codeOf, nameOf } from './names.ts'
import type { Phase, TestRecord } from './record.ts'

/** A phase as we store it; `counts` false: it was skipped, or stopped to be tried again. */
export type TestedPhase = {
  stepName: string
  startTime: number
  at: number
  verdict: Verdict | null
  counts: boolean
  measured: Measured[]
}

/** A test record in the words of the plant. `typeNo` is the test with its version: what is tested otherwise is another type. */
export type Tested = {
  unit: string
  outcome: RecordAnswer['outcome']
  testName: string
  typeNo: string
  typeName: string
  messageId: string
  startTime: number
  endTime: number
  phases: TestedPhase[]
}

/** So many a route of ours takes. */
export const mostSteps = 200

export function testedBy(record: TestRecord): Tested {
  const { dut_id: unit, outcome, start_time_millis: startTime, end_time_millis: endTime, metadata } = record
  const names = new Set(record.phases.map(({ name, subtest_name }) => `${subtest_name}: ${name}`)).size
  if (names > mostSteps) refuse('openhtf.unreadable', { about: `phases: ${names} > ${mostSteps}` })
  const title = metadata.test_version ? `${metadata.test_name} ${metadata.test_version}` : metadata.test_name
  return {
    unit,
    outcome,
    testName: metadata.test_name,
    typeNo: codeOf(title),
    typeName: nameOf(title),
    startTime,
    endTime,
    // The record itself, by whatever station or file it comes.
    messageId: ['openhtf', unit, startTime, metadata.test_name].join('\0'),
    phases: blamed(
      record.phases.map((phase) => testedPhase(phase, record)),
      outcome,
    ),
  }
}

function testedPhase(phase: Phase, record: TestRecord): TestedPhase {
  const stepName = nameOf(phase.subtest_name ? `${phase.subtest_name}: ${phase.name}` : phase.name)
  const at = phase.end_time_millis ?? record.end_time_millis
  const measured = Object.entries(phase.measurements ?? {}).flatMap(([name, measurement]) =>
    measuredBy(name, measurement),
  )
  const most = measured.length
  if (most > mostCharacteristics)
    refuse('openhtf.unreadable', { about: `${stepName}: ${most} > ${mostCharacteristics}` })
  const startTime = Math.min(phase.start_time_millis || record.start_time_millis, at)
  return { stepName, startTime, at, verdict: verdictOf(phase), counts: phase.outcome !== 'SKIP', measured }
}

function verdictOf({ outcome }: Phase): Verdict | null {
  if (outcome === 'PASS') return 'ok'
  return outcome === 'FAIL' || outcome === 'ERROR' ? 'ng' : null
}

/** A test that failed though none of its phases did – aborted, timed out, a diagnosis – failed in the phase it ended with. */
function blamed(phases: TestedPhase[], outcome: TestRecord['outcome']): TestedPhase[] {
  if (outcome === 'PASS' || phases.some(({ verdict, counts }) => counts && verdict === 'ng')) return phases
  return phases.map((phase, place) =>
    place === phases.length - 1 ? { ...phase, verdict: 'ng', counts: true } : phase,
  )
}
