import type { ReactNode } from 'react'
import type { ProposedBorder } from '@takt/contract/chartEvents.ts'
import { fill } from '@takt/contract/errors.ts'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import { Panel } from '~/shapes/Panel.tsx'
import { Action } from '~/ui/Action.tsx'
import css from './charts.module.css'
import { sayEvent } from './event-flags.ts'

type BorderListProps = {
  borders: readonly ProposedBorder[]
  say: (value: number) => string
  hindrance: (border: ProposedBorder) => string | null
  onAccept: (border: ProposedBorder) => void
  children: ReactNode
}

/** Where limits of their own might begin, and why. Whoever accepts one freezes limits from there; until then nothing moves. */
export function BorderList({ borders, say, hindrance, onAccept, children }: BorderListProps) {
  const words = useWords()
  const { chartLimits: chartLimitWords } = words
  const formats = useFormats()
  return (
    <Panel title={chartLimitWords.proposedTitle}>
      <p className={css.quiet}>{chartLimitWords.proposedAbout}</p>
      <ul className={css.frozen}>
        {borders.toReversed().map((border) => (
          <li key={border.at}>
            <b>{formats.minute(border.at)}</b>
            {border.reasons.map((event) => (
              <span key={`${event.eventKind} ${event.at}`}>{sayEvent(event, words, formats)}</span>
            ))}
            <span className={css.quiet}>
              {fill(chartLimitWords.proposedMeans, {
                before: say(border.before),
                after: say(border.after),
                sigmas: formats.fixed((border.after - border.before) / border.sigma, 1),
              })}
            </span>
            <Action icon="lock" look="quiet" blocked={hindrance(border)} onClick={() => onAccept(border)}>
              {chartLimitWords.freezeFrom}
            </Action>
          </li>
        ))}
      </ul>
      {children}
    </Panel>
  )
}
