import { useState } from 'react'
import { fill } from '@takt/contract/errors.ts'
import { plant } from '@takt/contract/plant.ts'
import type { Step } from '@takt/contract/processings.ts'
import { type Passport, sayWhy } from '@takt/contract/units.ts'
import { useAnswer } from '~/api/hooks.ts'
import { useSession } from '~/api/session.ts'
import { instantOf, useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import css from './Certificate.module.css'
import { eventsOf } from './events.ts'
import { Failures } from './Failures.tsx'
import { PaperEvent } from './PaperEvent.tsx'

/** The passport on paper: what the unit is, its state, every pass with what was measured, and room for a signature. */
export function Certificate({ passport, steps }: { passport: Passport; steps: readonly Step[] }) {
  const words = useWords()
  const formats = useFormats()
  const { data } = useAnswer(plant.get, {})
  const userName = useSession(({ info }) => info?.name ?? '')
  const [printedAt] = useState(() => instantOf(Date.now()))
  const { unit, failures } = passport
  const { units, field } = words
  const why = sayWhy(unit, words)
  const version = (code: string, version: number) => fill(units.versionOf, { code, version })
  const facts: [string, string][] = [
    [field.productSn, unit.productSn ?? '–'],
    [field.productId, unit.productId],
    [field.orderCode, `${unit.orderCode} · ${unit.orderName}`],
    [field.typeNo, `${version(unit.typeNo, unit.typeVer)} · ${unit.typeName}`],
    [
      field.processingNumber,
      `${version(unit.processingNumber, unit.processingVer)} · ${unit.processingName}`,
    ],
    [field.lotNo, unit.lotNo ?? '–'],
    [field.lineNumber, unit.lineNumber],
    [field.registeredAt, formats.instant(unit.registeredAt)],
    [field.finishedAt, unit.finishedAt ? formats.instant(unit.finishedAt) : '–'],
    [field.reworkCount, formats.count(unit.reworkCount)],
  ]
  return (
    <article className={css.paper}>
      <header className={css.head}>
        <div>
          <p>{data?.plantName}</p>
          <h1>{units.passport}</h1>
        </div>
        <dl className={css.standing}>
          <div>
            <dt>{field.processStatus}</dt>
            <dd>{words.processStatus[unit.processStatus]}</dd>
          </div>
          <div>
            <dt>{field.resultStatus}</dt>
            <dd>{unit.resultStatus ? words.resultStatus[unit.resultStatus] : '–'}</dd>
          </div>
        </dl>
      </header>
      <dl className={css.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {why && (
        <p>
          <b>{field.statusReason}</b> {why}
        </p>
      )}
      {failures.length > 0 && (
        <section>
          <h2>{units.failures}</h2>
          <Failures of={passport} />
        </section>
      )}
      <section>
        <h2>{units.timeline}</h2>
        {eventsOf(passport, steps).map((event) => (
          <PaperEvent key={`${event.kind} ${event.at}`} event={event} />
        ))}
      </section>
      <footer className={css.foot}>
        <span>{fill(units.printedBy, { at: formats.instant(printedAt), userName })}</span>
        <span className={css.sign}>{units.signature}</span>
      </footer>
    </article>
  )
}
