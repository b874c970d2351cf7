import { fill } from '@takt/contract/errors.ts'
import { type Recall, RecallRow, recalls } from '@takt/contract/recalls.ts'
import { useAnswer } from '~/api/hooks.ts'
import { useLedger } from '~/api/lists.ts'
import { fieldsOf } from '~/fields/Field.tsx'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import { columnsOf } from '~/shapes/columns.tsx'
import { DataTable } from '~/shapes/DataTable.tsx'
import { ExportButton } from '~/shapes/ExportButton.tsx'
import { Filters } from '~/shapes/Filters.tsx'
import { NotRead } from '~/shapes/NotRead.tsx'
import { Page } from '~/shapes/Page.tsx'
import { Sums } from '~/shapes/Sums.tsx'
import { Action } from '~/ui/Action.tsx'
import { Waiting } from '~/ui/Waiting.tsx'
import { RecallHolds } from './RecallHolds.tsx'
import css from './tools.module.css'

const Filter = fieldsOf(recalls.values.input)
const col = columnsOf(RecallRow)
const columns = [
  col('productSn', { width: 170 }),
  col('recallVerdict', { width: 150 }),
  col('resultCode', { width: 120 }),
  col('reading', { width: 90 }),
  col('resultValue', { width: 110 }),
  col('correctedValue', { width: 120 }),
  col('minValue', { width: 100 }),
  col('maxValue', { width: 100 }),
  col('gaugeError', { width: 120 }),
  col('unit', { width: 80 }),
  col('stationNumber', { width: 100 }),
  col('stepSeq', { width: 90 }),
  col('testTime'),
  col('processStatus', { width: 130 }),
  col('rootSn', { width: 150 }),
  col('typeNo', { width: 120 }),
]

/** What a gauge measured while it was in doubt. */
export function RecallView({ calibrationId, onBack }: { calibrationId: string; onBack: () => void }) {
  const { recalls: recallWords } = useWords()
  const { data, error, refetch } = useAnswer(recalls.one, { calibrationId })
  const list = useLedger(recalls.values, { fixed: { calibrationId }, place: 'recalled' })
  return (
    <Page
      name="toolDef"
      record={data?.toolCode ?? null}
      actions={
        <>
          <ExportButton endpoint={recalls.export} list={list} />
          <Action icon="left" onClick={onBack}>
            {recallWords.back}
          </Action>
        </>
      }
    >
      {error && <NotRead error={error} again={refetch} />}
      {(data || !error) && <Summary recall={data} />}
      <Filters list={list}>
        <Filter name="recallVerdict" />
      </Filters>
      <DataTable
        list={list}
        columns={columns}
        rowKey={({ productId, passNo, resultCode, reading, testTime }) =>
          [productId, passNo, resultCode, reading, testTime].join(' ')
        }
        empty={<p>{recallWords.empty}</p>}
      />
    </Page>
  )
}

/** As high while it waits as it will be: the table below stays where it is. */
function Summary({ recall }: { recall: Recall | undefined }) {
  const { recalls: recallWords, recallVerdict, say } = useWords()
  const { count } = useFormats()
  const all = recall && Object.values(recall.units).reduce((sum, some) => sum + some, 0)
  const shown = (figure: number | undefined) => (figure === undefined ? '–' : count(figure))
  return (
    <section
      className={css.stack}
      aria-label={recall && fill(recallWords.title, { code: recall.toolCode })}
      aria-busy={!recall}
    >
      <p>{recall ? <About recall={recall} /> : <Waiting label={say.loading} size="small" />}</p>
      {recall?.cut && <p role="alert">{fill(recallWords.cut, { count: count(recall.recalledValues) })}</p>}
      <Sums
        of={[
          [recallWords.units, shown(all)],
          [recallWords.values, shown(recall?.recalledValues)],
          [recallVerdict.wouldBeNg, shown(recall?.units.wouldBeNg)],
          [recallVerdict.cannotSay, shown(recall?.units.cannotSay)],
          [recallWords.builtIn, shown(recall?.builtIn)],
          [recallWords.finished, shown(recall?.finished)],
          [recallWords.held, shown(recall?.held)],
        ]}
      />
      <RecallHolds recall={recall} all={all ?? 0} />
    </section>
  )
}

function About({ recall: { toolCode, goodAt, calibratedAt } }: { recall: Recall }) {
  const { recalls: recallWords } = useWords()
  const { instant } = useFormats()
  return fill(goodAt === null ? recallWords.aboutFirst : recallWords.about, {
    code: toolCode,
    from: goodAt === null ? '' : instant(goodAt),
    to: instant(calibratedAt),
  })
}
