import { fill } from '@takt/contract/errors.ts'
import type { Step } from '@takt/contract/processings.ts'
import type { Passport } from '@takt/contract/units.ts'
import { useWords } from '~/i18n/words.tsx'
import { StatusDot } from '~/ui/StatusDot.tsx'
import type { Tone } from '~/ui/tones.ts'
import { routeOf, type StepState } from './route.ts'
import css from './units.module.css'

const tones: Record<StepState, Tone> = {
  ok: 'good',
  ng: 'bad',
  here: 'busy',
  toCome: 'none',
  notDone: 'none',
  stepSkipped: 'none',
  notSampled: 'none',
}

/** The whole route and how far the unit has come on it. */
export function RouteStrip({
  steps,
  passport: { passes, unit, leftOut },
}: {
  steps: readonly Step[]
  passport: Passport
}) {
  const { units } = useWords()
  const over = unit.processStatus === 'scrapped' || unit.processStatus === 'finished'
  const currentStep = over ? null : unit.currentStep
  const texts: Record<StepState, string> = {
    ok: units.done,
    ng: units.failed,
    here: units.here,
    toCome: units.toCome,
    notDone: units.notDone,
    ...units.leftOut,
  }
  return (
    <ol className={css.route}>
      {routeOf(steps, passes, currentStep, leftOut, over).map(({ step, state, passes, aside }) => (
        <li
          key={step.stepSeq}
          data-state={state}
          data-aside={aside}
          aria-current={state === 'here' ? 'step' : undefined}
        >
          <b>{`${step.stepSeq} ${step.stepName}`}</b>
          <small>
            {step.stationNumber}
            {passes > 1 && ` · ${fill(units.passes, { count: passes })}`}
          </small>
          <StatusDot tone={tones[state]}>{texts[state]}</StatusDot>
        </li>
      ))}
    </ol>
  )
}
