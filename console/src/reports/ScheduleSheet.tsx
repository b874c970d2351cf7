import { fill } from '@takt/contract/errors.ts'
import { roleInWords } from '@takt/contract/first-roles.ts'
import { type PeriodKind, reports } from '@takt/contract/reports.ts'
import { type ReportSchedule, ScheduleDraft } from '@takt/contract/report-schedules.ts'
import { useAnswer } from '~/api/hooks.ts'
import { fieldsOf } from '~/fields/Field.tsx'
import { useWords } from '~/i18n/words.tsx'
import { FormGroup } from '~/shapes/FormGroup.tsx'
import { NotRead } from '~/shapes/NotRead.tsx'
import { Picker } from '~/shapes/Picker.tsx'
import { Sheet } from '~/shapes/Sheet.tsx'
import { Wide } from '~/shapes/Wide.tsx'

const Field = fieldsOf(ScheduleDraft)
const usual = { minutesAfter: 15, toUsers: [], toRoles: [], toMails: [], enabled: true, revision: null }

type ScheduleSheetProps = {
  periodKind: PeriodKind
  schedule: ReportSchedule | undefined
  onClose: () => void
}

/** When the reports of one kind are made by themselves, and whom they are mailed to. */
export function ScheduleSheet({ periodKind, schedule, onClose }: ScheduleSheetProps) {
  const words = useWords()
  const { reports: reportWords } = words
  const { data, isPending, error, refetch } = useAnswer(reports.recipients, {})
  const users = (data?.users ?? []).map(({ userName, name }) => ({
    value: userName,
    label: name === userName ? name : fill(reportWords.person, { name, userName }),
  }))
  const roles = (data?.roles ?? [])
    .map((role) => roleInWords({ ...role, description: null }, words))
    .map(({ roleKey, roleName }) => ({ value: roleKey, label: roleName }))
  return (
    <Sheet
      title={fill(reportWords.scheduleOne, { kind: words.periodKind[periodKind] })}
      command={reports.saveSchedule}
      start={{ ...usual, ...schedule, periodKind }}
      success={reportWords.saved}
      onClose={() => onClose()}
    >
      <FormGroup name="when">
        <Field name="enabled" />
        <Field name="minutesAfter" />
      </FormGroup>
      <FormGroup name="who">
        {!data && error && (
          <Wide>
            <NotRead error={error} again={refetch} />
          </Wide>
        )}
        <Field
          name="toUsers"
          hint={data?.mail === false ? reportWords.noMailHint : undefined}
          input={(input) => <Picker {...input} many="multiple" loading={isPending} options={users} />}
        />
        <Field
          name="toRoles"
          input={(input) => <Picker {...input} many="multiple" loading={isPending} options={roles} />}
        />
        <Field
          name="toMails"
          hint={reportWords.mailsHint}
          input={(input) => <Picker {...input} many="tags" loading={false} options={[]} />}
        />
      </FormGroup>
    </Sheet>
  )
}
