import { andonReport, AndonReportQuery } from '@takt/contract/andonReport.ts'
import { fill } from '@takt/contract/errors.ts'
import { useAddress } from '~/api/address.ts'
import { useAnswer } from '~/api/hooks.ts'
import { filterOf } from '~/api/lists.ts'
import { fieldsOf } from '~/fields/Field.tsx'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import { Filters } from '~/shapes/Filters.tsx'
import { NotRead } from '~/shapes/NotRead.tsx'
import { MorePages } from '~/shapes/MorePages.tsx'
import { Page } from '~/shapes/Page.tsx'
import { Period } from '~/shapes/Period.tsx'
import { StationPicker } from '~/shapes/StationPicker.tsx'
import { useView, ViewSwitch } from '~/shapes/ViewSwitch.tsx'
import { Earlier } from '~/ui/Earlier.tsx'
import { EmptyState } from '~/ui/EmptyState.tsx'
import { Skeleton } from '~/ui/Skeleton.tsx'
import css from './andonReport.module.css'
import { Figures } from './Figures.tsx'
import { Unanswered } from './Unanswered.tsx'

const Filter = fieldsOf(AndonReportQuery)
const views = ['report', 'live'] as const

/** How help came to those who called for it, and who waits for it now. */
export default function AndonReportPage() {
  const { andonReport: andonReportWords } = useWords()
  const [view, show] = useView(views)
  return (
    <Page
      name="andonReport"
      about={andonReportWords.about.join(' ')}
      more={<MorePages to={{ reports: 'print' }} />}
      views={
        <ViewSwitch
          label={andonReportWords.views}
          views={views}
          view={view}
          names={andonReportWords.view}
          onShow={show}
        />
      }
    >
      {view === 'report' ? <Report /> : <Unanswered />}
    </Page>
  )
}

function Report() {
  const words = useWords()
  const andonReportWords = words.andonReport
  const formats = useFormats()
  const { query, ask } = useAddress(andonReport.figures.input)
  const { data, error, isPlaceholderData, refetch } = useAnswer(andonReport.figures, query, {
    follows: 'andon',
    every: 60_000,
    keep: true,
  })
  return (
    <>
      <Filters list={{ filter: filterOf(AndonReportQuery, query), setFilter: ask }}>
        <Period />
        <Filter name="lossType" />
        <Filter name="stationNumber" input={(input) => <StationPicker {...input} />} />
        <Filter name="arrivedBy" />
      </Filters>
      {!data && error && <NotRead error={error} again={refetch} />}
      {!data && !error && <Skeleton label={words.say.loading} figures={8} />}
      {data && (
        <Earlier waiting={isPlaceholderData}>
          <div className={css.page}>
            <p className={css.quiet}>
              {fill(andonReportWords.period, {
                from: formats.minute(data.from),
                to: formats.minute(data.to),
              })}
            </p>
            {data.all.calls === 0 ? (
              <EmptyState title={andonReportWords.nothing} icon="check" />
            ) : (
              <Figures report={data} />
            )}
          </div>
        </Earlier>
      )}
    </>
  )
}
