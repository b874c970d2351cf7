import type { Verdict } from '@takt/contract/floor.ts'
import type { ProcessStatus } from '@takt/contract/units.ts'
import type { StepPlan } from '../plant/plan.ts'
import { stepOf, type Unit } from './line.ts'

/** Where a pass leaves its unit, by the rules of the route; the server, called later, answers the same. */
export function moveOn(
  unit: Unit,
  step: StepPlan,
  resultStatus: Verdict,
): { processStatus: ProcessStatus; nextStep: number | null } {
  const tries = (unit.tries.get(step.stepSeq) ?? 0) + 1
  unit.tries.set(step.stepSeq, tries)
  const after = resultStatus === 'ok' ? afterOk(unit, step) : afterNg(unit, step)
  unit.processStatus = after.processStatus
  if (after.nextStep !== null) unit.step = stepOf(unit.type, after.nextStep)
  return after
}

function afterOk(unit: Unit, step: StepPlan): { processStatus: ProcessStatus; nextStep: number | null } {
  if (unit.processStatus === 'rework' && unit.returnStep !== null) {
    const nextStep = unit.returnStep
    unit.returnStep = null
    return { processStatus: 'inProcess', nextStep }
  }
  return step.nextStep === null
    ? { processStatus: 'finished', nextStep: null }
    : { processStatus: 'inProcess', nextStep: step.nextStep }
}

function afterNg(unit: Unit, step: StepPlan): { processStatus: ProcessStatus; nextStep: number | null } {
  const fails = (unit.fails.get(step.stepSeq) ?? 0) + 1
  unit.fails.set(step.stepSeq, fails)
  if (step.reworkStep === null || fails > step.maxLoops)
    return { processStatus: 'held', nextStep: step.stepSeq }
  if (step.reworkStep === step.stepSeq)
    return { processStatus: unit.processStatus === 'rework' ? 'rework' : 'inProcess', nextStep: step.stepSeq }
  unit.returnStep = step.returnStep ?? step.stepSeq
  return { processStatus: 'rework', nextStep: step.reworkStep }
}
