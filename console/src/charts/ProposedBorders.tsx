import { useState } from 'react'
import type { ProposedBorder } from '@takt/contract/chartEvents.ts'
import { chartLimits, fewestFrozen } from '@takt/contract/chartLimits.ts'
import { type ChartInput, type ChartReport, charts } from '@takt/contract/charts.ts'
import { fill } from '@takt/contract/errors.ts'
import { useAnswer, useForbidden } from '~/api/hooks.ts'
import { useFormats } from '~/fields/format.tsx'
import { sayStatistic, specOf } from '~/fields/measured.ts'
import { sayRefusal, useWords } from '~/i18n/words.tsx'
import { Panel } from '~/shapes/Panel.tsx'
import { Action } from '~/ui/Action.tsx'
import { Waiting } from '~/ui/Waiting.tsx'
import css from './charts.module.css'
import { sayEvent } from './event-flags.ts'
import { FreezeSheet } from './FreezeSheet.tsx'

type ProposedProps = { borders: readonly ProposedBorder[]; report: ChartReport; wanted: ChartInput }

/** Where limits of their own might begin, and why. Whoever accepts one freezes limits from there; until then nothing moves. */
export function ProposedBorders({ borders, report, wanted }: ProposedProps) {
  const words = useWords()
  const { chartLimits: said, error } = words
  const formats = useFormats()
  const forbidden = useForbidden(chartLimits.freeze)
  const [accepted, accept] = useState<ProposedBorder | null>(null)
  const say = (value: number) => sayStatistic(formats, value, specOf(report))
  const hindrance = (found: number) => {
    if (wanted.orderCode) return said.notOfOrder
    return found < fewestFrozen
      ? fill(error['charts.too_few'], { least: fewestFrozen, found: formats.count(found) })
      : null
  }
  return (
    <Panel title={said.proposedTitle}>
      <p className={css.quiet}>{said.proposedAbout}</p>
      <ul className={css.frozen}>
        {borders.toReversed().map((border) => (
          <li key={border.at}>
            <b>{formats.minute(border.at)}</b>
            {border.reasons.map((event) => (
              <span key={`${event.eventKind} ${event.at}`}>{sayEvent(event, words, formats)}</span>
            ))}
            <span className={css.quiet}>
              {fill(said.proposedMeans, {
                before: say(border.before),
                after: say(border.after),
                sigmas: formats.fixed((border.after - border.before) / border.sigma, 1),
              })}
            </span>
            <Action
              icon="lock"
              look="quiet"
              blocked={forbidden ?? hindrance(border.subgroupNum)}
              onClick={() => accept(border)}
            >
              {said.freezeFrom}
            </Action>
          </li>
        ))}
      </ul>
      {accepted && <Accepted border={accepted} wanted={wanted} onClose={() => accept(null)} />}
    </Panel>
  )
}

type AcceptedProps = { border: ProposedBorder; wanted: ChartInput; onClose: () => void }

/** The limits are those of the points from there on, as the server calculates them. */
function Accepted({ border: { at, until, reasons }, wanted, onClose }: AcceptedProps) {
  const words = useWords()
  const formats = useFormats()
  const stretch = { ...wanted, from: at, ...(until && { to: until }) }
  const { data, error } = useAnswer(charts.report, stretch)
  if (error)
    return (
      <p className={css.quiet} role="alert">
        {sayRefusal(words, error)}
      </p>
    )
  if (!data) return <Waiting label={words.say.loading} />
  const reason = reasons[0] ? sayEvent(reasons[0], words, formats) : ''
  return (
    <FreezeSheet
      report={data}
      wanted={stretch}
      start={{ from: at, validFrom: at, reason }}
      onClose={onClose}
    />
  )
}
