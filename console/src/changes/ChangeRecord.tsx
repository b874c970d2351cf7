import { Link } from 'react-router'
import { type Change, ChangeRow, changes } from '@takt/contract/changes.ts'
import { useAnswer } from '~/api/hooks.ts'
import { useSession } from '~/api/session.ts'
import { readLine } from '~/api/stored.ts'
import { useWords } from '~/i18n/words.tsx'
import { Fact, Facts } from '~/shapes/Facts.tsx'
import { Opened } from '~/shapes/Opened.tsx'
import { placeOf } from '~/shapes/record-place.ts'
import { TraceLinks } from '~/shapes/TraceLinks.tsx'
import { useSayValue } from '~/shapes/use-say-value.ts'
import { SideSheet } from '~/ui/SideSheet.tsx'
import { ActionName } from './ActionName.tsx'
import { useChangedField } from './changed-field.ts'
import css from './changes.module.css'

/** One change, whole: every field before and after. */
export function ChangeRecord({ id, onClose }: { id: number; onClose: () => void }) {
  const { changes: changeWords, field, entity } = useWords()
  const { data, error } = useAnswer(changes.change, { id })
  const isMissing = error?.key === 'record.unknown'
  return (
    <Opened
      title={changeWords.change}
      row={data}
      missing={isMissing}
      error={isMissing ? null : error}
      onClose={onClose}
    >
      {(row) => (
        <SideSheet
          title={`${entity[row.entity]} ${row.productSn ?? row.entityKey}`}
          size={760}
          onClose={onClose}
        >
          <Facts of={ChangeRow} row={{ ...row, changeCount: row.fieldChanges.length }} names={['at']}>
            <Fact label={field.userName}>
              {row.name === null || row.name === row.userName
                ? row.userName
                : `${row.name} (${row.userName})`}
            </Fact>
            <Fact label={field.action}>
              <ActionName of={row} />
            </Fact>
            <Fact label={field.entityKey}>
              <RecordLink of={row} />
            </Fact>
            {row.reason !== null && <Fact label={field.reason}>{row.reason}</Fact>}
            {row.traceId !== null && (
              <Fact label={field.traceId}>
                <TraceLinks of={row.traceId} on="dbLogView" />
              </Fact>
            )}
            {row.lineNumber !== null && <Fact label={field.lineNumber}>{row.lineNumber}</Fact>}
          </Facts>
          <FieldTable of={row} />
        </SideSheet>
      )}
    </Opened>
  )
}

/** The record by its page, where this person has one. */
function RecordLink({ of: row }: { of: Change }) {
  const grants = useSession((session) => session.grants)
  const me = useSession((session) => session.info?.userId ?? '')
  const place = placeOf(row, me, grants, readLine())
  const key = row.productSn ?? row.entityKey
  return place ? <Link to={place}>{key}</Link> : key
}

function FieldTable({ of: { fieldChanges } }: { of: Change }) {
  const { changes: changeWords, field } = useWords()
  const value = useSayValue()
  const fieldName = useChangedField()
  if (fieldChanges.length === 0) return <p>{changeWords.noField}</p>
  return (
    <table className={css.fields}>
      <thead>
        <tr>
          <th scope="col">{field.field}</th>
          <th scope="col">{changeWords.before}</th>
          <th scope="col">{changeWords.after}</th>
        </tr>
      </thead>
      <tbody>
        {fieldChanges.map((change) => (
          <tr key={fieldName(change)}>
            <th scope="row">{fieldName(change)}</th>
            <td>{value(change.field, change.before)}</td>
            <td>{value(change.field, change.after)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
