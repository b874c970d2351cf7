import type { z } from 'zod'
import type { genealogy } from '@takt/contract/genealogy.ts'
import { useFormats } from '~/fields/format.tsx'
import { stateOf } from '~/fields/states.ts'
import { useWords } from '~/i18n/words.tsx'
import { StatusDot } from '~/ui/StatusDot.tsx'
import css from './genealogy.module.css'

/** The statuses of the units found, each a bar as long as its share. */
export function States({ states }: { states: z.output<typeof genealogy.whereUsed.output>['states'] }) {
  const words = useWords()
  const { count } = useFormats()
  const most = Math.max(1, ...states.map(({ units }) => units))
  if (states.length === 0) return null
  return (
    <ul className={css.states} aria-label={words.genealogy.states}>
      {states.map(({ processStatus, units }) => {
        const state = stateOf('processStatus', processStatus)
        return (
          <li key={processStatus} data-tone={state.tone}>
            <StatusDot {...state}>{words.processStatus[processStatus]}</StatusDot>
            <span className={css.track} aria-hidden>
              <i style={{ inlineSize: `${(units / most) * 100}%` }} />
            </span>
            <b>{count(units)}</b>
          </li>
        )
      })}
    </ul>
  )
}
