import { useEffect } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { MakeReport, reports } from '@takt/contract/reports.ts'
import { useAnswer } from '~/api/hooks.ts'
import { fieldsOf } from '~/fields/Field.tsx'
import { useWords } from '~/i18n/words.tsx'
import { NotRead } from '~/shapes/NotRead.tsx'
import { Picker } from '~/shapes/Picker.tsx'
import { Sheet } from '~/shapes/Sheet.tsx'
import { Wide } from '~/shapes/Wide.tsx'
import { SideSheet } from '~/ui/SideSheet.tsx'
import { Waiting } from '~/ui/Waiting.tsx'

const Field = fieldsOf(MakeReport)

type MakeSheetProps = { onClose: (reportId: string | null) => void }

/** Makes the report of a period that is over. */
export function MakeSheet({ onClose }: MakeSheetProps) {
  const { reports: reportWords, say } = useWords()
  const { data, error, refetch } = useAnswer(reports.choices, {})
  if (!data)
    return (
      <SideSheet title={reportWords.makeTitle} size={520} onClose={() => onClose(null)}>
        {error ? <NotRead error={error} again={refetch} /> : <Waiting delay={200} label={say.loading} />}
      </SideSheet>
    )
  return (
    <Sheet
      title={reportWords.makeTitle}
      command={reports.make}
      start={{ periodKind: data.shifts.length > 0 ? 'shift' : 'day' }}
      save={reportWords.make}
      success={reportWords.made}
      onClose={(done) => onClose(done?.reportId ?? null)}
    >
      <Wide>
        <p>{reportWords.makeAbout}</p>
      </Wide>
      <Period shifts={data.shifts} />
      <Wide>
        <Field name="remark" />
      </Wide>
    </Sheet>
  )
}

function Period({ shifts }: { shifts: string[] }) {
  const { reports: reportWords } = useWords()
  const kind: unknown = useWatch({ name: 'periodKind' })
  const { setValue } = useFormContext()
  useEffect(() => {
    if (kind !== 'shift') setValue('shiftName', null)
  }, [kind, setValue])
  return (
    <>
      <Field name="periodKind" />
      <Field name="day" hint={kind === 'week' ? reportWords.weekHint : undefined} />
      {kind === 'shift' && (
        <Field
          name="shiftName"
          required
          input={(input) => (
            <Picker
              {...input}
              loading={false}
              options={shifts.map((shift) => ({ value: shift, label: shift }))}
            />
          )}
        />
      )}
    </>
  )
}
