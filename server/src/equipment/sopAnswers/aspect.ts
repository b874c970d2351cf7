import { refuse } from '@takt/contract/errors.ts'
import type { Reading } from '@takt/contract/floor.ts'
import { idsOfUnits } from '../../execution/floor/floor.ts'
import {
  type StepWithAsk,
  type VersionWithAsks,
  lineAsks,
  asksAtStations,
  versionFor,
} from '../../masterdata/sops/sops.ts'
import type { NamedUnits } from '../../platform/db/named-units.ts'
import { type Aspect, stationsOf, unitsNamed } from '../../platform/kernel/kernel.ts'
import { type Given, givenFor } from './sopAnswers.queries.ts'

type Want = { stations: string[]; units: NamedUnits }
type State = { versionsWithAsks: readonly VersionWithAsks[]; given: readonly Given[] } | null

/** What people answered at the station belongs to the pass, and what they had to answer is not left out: decision 98. */
export const sopAnswersAspect: Aspect<Want, State> = {
  name: 'sopAnswers',
  wants(messages) {
    const done = messages.filter((message) => message.kind === 'complete')
    if (done.length === 0) return null
    return { stations: stationsOf(messages), units: unitsNamed(done) }
  },
  async load({ client, db, lineNumber }, { stations, units }) {
    if (!(await lineAsks.get(db, lineNumber))) return null
    const versionsWithAsks = await asksAtStations(client, lineNumber, stations)
    if (versionsWithAsks.length === 0) return null
    return {
      versionsWithAsks,
      given: await givenFor(client, lineNumber, await idsOfUnits(client, lineNumber, units)),
    }
  },
  readings(state, { unit, stationNumber }, { passNo, results, measures, demands, begunAt }) {
    if (!state || !unit) return []
    const stepsToAnswer = [...Map.groupBy(state.versionsWithAsks, ({ sopCode }) => sopCode).values()]
      .flatMap((versions) => versionFor(versions, begunAt) ?? [])
      .filter((sop) => sop.stationNumber === null || sop.stationNumber === stationNumber)
      .filter((sop) => sop.typeNo === null || sop.typeNo === unit.typeNo)
      .flatMap(({ sopCode, contentHash, steps }) => steps.map((step) => ({ ...step, sopCode, contentHash })))
    const ofPass = state.given.filter((one) => one.productId === unit.productId && one.passNo === passNo)
    const answerTo = ({ sopCode, stepNo, contentHash }: StepWithAsk) =>
      ofPass.find(
        (one) => one.sopCode === sopCode && one.stepNo === stepNo && one.contentHash === contentHash,
      )
    // A value of what is not measured here cannot be given: a unit that is there has to get away.
    const canAnswer = ({ asks, resultCode }: StepWithAsk) => asks !== 'value' || measures(resultCode!)
    const missing = stepsToAnswer.filter((step) => step.mustAnswer && canAnswer(step) && !answerTo(step))
    if (demands && missing.length > 0) refuse('station.answers_missing', { steps: sayMissing(missing) })
    // What the station measured itself is kept.
    const taken = new Set(results.map(({ resultCode }) => resultCode))
    return stepsToAnswer.flatMap((step): Reading[] => {
      const value = answerTo(step)?.value ?? null
      if (step.asks !== 'value' || value === null || taken.has(step.resultCode!)) return []
      taken.add(step.resultCode!)
      return [{ resultCode: step.resultCode!, resultValue: value }]
    })
  },
}

const sayMissing = (steps: readonly StepWithAsk[]) =>
  [...Map.groupBy(steps, ({ sopCode }) => sopCode)]
    .map(([sopCode, of]) => `${sopCode}: ${of.map(({ stepNo }) => stepNo).join(', ')}`)
    .join('; ')
