import { fill } from '@takt/contract/errors.ts'
import { failures, FailureFilter } from '@takt/contract/failure-rows.ts'
import { shortFailId } from '@takt/contract/failures.ts'
import { useLedger } from '~/api/lists.ts'
import { useOpened } from '~/api/opened.ts'
import { DefectCodePicker } from '~/shapes/DefectCodePicker.tsx'
import { fieldsOf } from '~/fields/Field.tsx'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import { ArchivedNote } from '~/shapes/ArchivedNote.tsx'
import { DataTable } from '~/shapes/DataTable.tsx'
import { ExportButton } from '~/shapes/ExportButton.tsx'
import { Filters } from '~/shapes/Filters.tsx'
import { MoreActions } from '~/shapes/MoreActions.tsx'
import { Page } from '~/shapes/Page.tsx'
import { Period } from '~/shapes/Period.tsx'
import { ScanField } from '~/shapes/ScanField.tsx'
import { StationPicker } from '~/shapes/StationPicker.tsx'
import { ToPage } from '~/shapes/ToPage.tsx'
import { columns } from './columns.tsx'
import { FailureRecord } from './FailureRecord.tsx'
import { FoundMove, foundOthers } from './FoundMoves.tsx'
import { nameOf } from './name.ts'
import { NewProblem } from './NewProblem.tsx'
import { useFailureBulk } from './use-bulk.ts'

const Filter = fieldsOf(FailureFilter)

/** Every failure of the line; what is still open first. */
export default function FailDetailPage() {
  const { failures: failureWords } = useWords()
  const formats = useFormats()
  const list = useLedger(failures.list, { first: { failStatus: 'open' } })
  const pieces = list.answers[0]?.pieces ?? null
  const [opened, open] = useOpened('failure')
  const bulk = useFailureBulk()
  return (
    <Page
      name="failDetail"
      record={opened && `#${shortFailId(opened)}`}
      actions={
        <>
          <FoundMove list={list} to="rework" />
          <ExportButton endpoint={failures.export} list={list} />
        </>
      }
      more={
        <MoreActions>
          <ToPage name="concessions" icon="check" />
          {foundOthers.map((to) => (
            <FoundMove key={to} list={list} to={to} />
          ))}
          <NewProblem filter={list.filter} />
        </MoreActions>
      }
    >
      <Filters
        list={list}
        lead={
          <ScanField
            label={failureWords.scan}
            action={failureWords.find}
            onScan={(productSn) => list.setFilter({ productSn, failStatus: undefined })}
          />
        }
      >
        <Filter name="failStatus" />
        <Filter name="disposition" />
        <Filter name="failSource" />
        <Filter name="stationNumber" input={(input) => <StationPicker {...input} />} />
        <Filter name="typeNo" />
        <Filter name="resultCode" />
        <Filter name="defectCode" input={(input) => <DefectCodePicker {...input} />} />
        <Filter name="subDefectCode" />
        <Filter name="placeCode" />
        <Filter name="productSn" />
        <Filter name="lotNo" />
        <Filter name="failId" />
        <Filter name="loggedBy" />
        <Filter name="closedBy" />
        <Period />
      </Filters>
      <ArchivedNote of="units" list={list} />
      <DataTable
        list={list}
        columns={columns}
        rowKey={({ failId }) => failId}
        onOpen={({ failId }) => open(failId)}
        current={opened ?? undefined}
        bulk={{ nameOf, actions: bulk }}
        sum={
          pieces !== null && pieces !== list.total
            ? fill(failureWords.sumPieces, { count: formats.count(pieces) })
            : undefined
        }
        empty={
          <>
            <p>{failureWords.listEmpty}</p>
            <p>{failureWords.listNext}</p>
          </>
        }
      />
      {opened !== null && <FailureRecord failId={opened} onClose={() => open(null)} />}
    </Page>
  )
}
