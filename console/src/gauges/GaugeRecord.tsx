import { fill } from '@takt/contract/errors.ts'
import { gauges, GaugeStudy, type GaugeRecord as Study } from '@takt/contract/gauges.ts'
import { sayP } from '@takt/contract/report-card.ts'
import { withUnit } from '@takt/contract/with-unit.ts'
import { useAnswer } from '~/api/hooks.ts'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import { Chart } from '~/shapes/Chart.tsx'
import { Fact, Facts } from '~/shapes/Facts.tsx'
import { Opened } from '~/shapes/Opened.tsx'
import { Panel } from '~/shapes/Panel.tsx'
import { Record } from '~/shapes/Record.tsx'
import { AgreementTable } from './AgreementTable.tsx'
import { gaugeChart } from './gauge-chart.ts'
import css from './gauges.module.css'
import { ScatterTable } from './ScatterTable.tsx'

/** One study as it was made: verdict, figures of both methods, picture. */
export function GaugeRecord({ studyId, onClose }: { studyId: string; onClose: () => void }) {
  const { data, error } = useAnswer(gauges.one, { studyId })
  const { gauges: gaugeWords } = useWords()
  return (
    <Opened title={gaugeWords.result} row={data} missing={false} error={error} onClose={onClose}>
      {(row) => (
        <Record
          title={`${row.gaugeId} · ${row.resultCode}`}
          entity="gaugeStudy"
          entityKey={row.studyId}
          lineNumber={row.lineNumber}
          onClose={onClose}
        >
          <Details study={row} />
        </Record>
      )}
    </Opened>
  )
}

function Details({ study }: { study: Study }) {
  const words = useWords()
  const formats = useFormats()
  const { gauges: gaugeWords } = words
  const { type1, anova, range, attribute } = study.figures
  const { option, table } = gaugeChart(study, words, formats)
  const picture = type1 ? gaugeWords.pictureType1 : gaugeWords.picture
  const p = anova?.interactionP ?? null
  return (
    <div className={css.record}>
      <Facts
        of={GaugeStudy}
        row={study}
        names={[
          'gaugeVerdict',
          'studyKind',
          'colSetId',
          'resultUnit',
          'lowerSpecLimit',
          'upperSpecLimit',
          'validUntil',
          'studiedAt',
          'studiedBy',
          'note',
        ]}
      />
      <p className={css.quiet}>
        {attribute ? gaugeWords.limitsAttribute : type1 ? gaugeWords.limitsType1 : gaugeWords.limits}
      </p>
      {type1 && <Type1 study={study} />}
      {attribute && (
        <Panel title={gaugeWords.byAgreement}>
          <AgreementTable result={attribute} />
        </Panel>
      )}
      {anova && (
        <Panel title={gaugeWords.byAnova}>
          {p !== null && (
            <p className={css.quiet}>
              {fill(anova.isPooled ? gaugeWords.pooled : gaugeWords.kept, {
                p: sayP(p, 0.001, formats.fixed),
              })}
            </p>
          )}
          <ScatterTable label={gaugeWords.byAnova} scatter={anova} unit={study.resultUnit} />
        </Panel>
      )}
      {anova && (
        <Panel title={gaugeWords.byRange}>
          {range ? (
            <ScatterTable label={gaugeWords.byRange} scatter={range} unit={study.resultUnit} />
          ) : (
            <p className={css.quiet}>{gaugeWords.noRange}</p>
          )}
        </Panel>
      )}
      {!attribute && (
        <Panel title={picture}>
          <Chart label={picture} option={option} table={table} />
        </Panel>
      )}
    </div>
  )
}

type Row = [label: string, value: number | null, unit: string | null, say?: (value: number) => string]

function Type1({ study: { figures, reference, resultUnit } }: { study: Study }) {
  const { gauges: gaugeWords, field } = useWords()
  const { figure, fixed, measure } = useFormats()
  const { type1 } = figures
  if (!type1) return null
  const rows: readonly Row[] = [
    ['Cg', type1.cg, null],
    ['Cgk', type1.cgk, null],
    [field.reference, reference, resultUnit, measure],
    [gaugeWords.mean, type1.mean, resultUnit, (value: number) => fixed(value, decimalsBy(type1.sigma))],
    [gaugeWords.bias, type1.bias, resultUnit],
    [gaugeWords.biasP, type1.p, null],
    [gaugeWords.sigma, type1.sigma, resultUnit],
    [field.readings, type1.n, null],
  ]
  return (
    <Panel title={gaugeWords.result}>
      <dl className={css.facts}>
        {rows.map(([label, value, unit, say = figure]) => (
          <Fact key={label} label={label}>
            {value === null ? '–' : withUnit(say(value), unit)}
          </Fact>
        ))}
      </dl>
    </Panel>
  )
}

/** A mean is read against its reference: it has the decimals in which it scatters. */
const decimalsBy = (sigma: number | null) => (sigma ? Math.max(0, 1 - Math.floor(Math.log10(sigma))) : null)
