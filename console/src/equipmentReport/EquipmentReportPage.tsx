import { EquipmentReportQuery, equipmentReports } from '@takt/contract/equipmentReports.ts'
import type { Words } from '@takt/contract/locales/en/words.ts'
import { filterOf } from '~/api/lists.ts'
import { fieldsOf } from '~/fields/Field.tsx'
import { useWords } from '~/i18n/words.tsx'
import { ExportButton } from '~/shapes/ExportButton.tsx'
import { Filters } from '~/shapes/Filters.tsx'
import { FreezeButton, FrozenBar, FrozenList } from '~/shapes/FrozenReports.tsx'
import { NotRead } from '~/shapes/NotRead.tsx'
import { MoreActions } from '~/shapes/MoreActions.tsx'
import { Page } from '~/shapes/Page.tsx'
import { PrintPaper } from '~/shapes/PrintPaper.tsx'
import { StationPicker } from '~/shapes/StationPicker.tsx'
import { ToPage } from '~/shapes/ToPage.tsx'
import { Earlier } from '~/ui/Earlier.tsx'
import { Skeleton } from '~/ui/Skeleton.tsx'
import css from './equipmentReport.module.css'
import { Figures } from './Figures.tsx'
import { Paper } from './Paper.tsx'
import { SpanBar } from './SpanBar.tsx'
import { type Shown, useShown } from './use-shown.ts'

const Filter = fieldsOf(EquipmentReportQuery)

/** What the equipment of the line did in a day, week or month: on screen, on paper, and as a record that no longer changes. */
export default function EquipmentReportPage() {
  const words = useWords()
  const shown = useShown()
  const { report, error, frozen, reportId, query, ask } = shown
  return (
    <Page
      name="equipmentReport"
      about={words.equipmentReports.about}
      actions={<Actions shown={shown} />}
      more={<More shown={shown} />}
    >
      {frozen && <FrozenBar of={frozen} />}
      {!reportId && (
        <Filters list={{ filter: filterOf(EquipmentReportQuery, query), setFilter: ask }}>
          <Filter name="stationNumber" input={(input) => <StationPicker {...input} />} />
        </Filters>
      )}
      {!reportId && report && <SpanBar report={report} onAsk={(next) => ask({ ...query, ...next })} />}
      {report ? (
        <Earlier waiting={shown.isEarlier}>
          <div className={css.page}>
            <Figures report={report} />
          </div>
        </Earlier>
      ) : error ? (
        <NotRead error={error} />
      ) : (
        <Skeleton label={words.say.loading} figures={8} />
      )}
    </Page>
  )
}

const nameOf = ({ page }: Words, { title }: Shown) => `${page.equipmentReport} ${title}`

function Actions({ shown }: { shown: Shown }) {
  const words = useWords()
  const { report, frozen, reportId, query, title } = shown
  const { say, equipmentReports: equipmentReportWords } = words
  return (
    <>
      <PrintPaper
        name={nameOf(words, shown)}
        label={equipmentReportWords.print}
        blocked={report ? null : say.loading}
        paper={() => report && <Paper report={report} title={title} frozen={frozen} />}
      />
      <ExportButton endpoint={equipmentReports.export} list={{ filter: reportId ? { reportId } : query }} />
    </>
  )
}

function More({ shown }: { shown: Shown }) {
  const words = useWords()
  const { report, reportId, query } = shown
  return (
    <MoreActions>
      {!reportId && (
        <FreezeButton
          command={equipmentReports.freeze}
          query={report ? { ...query } : null}
          suggested={nameOf(words, shown)}
        />
      )}
      <FrozenList list={equipmentReports.frozen} follows="equipmentReports" />
      <ToPage name="reports" icon="print" />
    </MoreActions>
  )
}
