import { reports } from '@takt/contract/reports.ts'
import { useAnswer } from '~/api/hooks.ts'
import { useFormats } from '~/fields/format.tsx'
import { stateOf } from '~/fields/states.ts'
import { WhyNot } from '~/fields/WhyNot.tsx'
import { useWords } from '~/i18n/words.tsx'
import { NotRead } from '~/shapes/NotRead.tsx'
import { Panel } from '~/shapes/Panel.tsx'
import { PlainTable } from '~/shapes/PlainTable.tsx'
import { StatusDot } from '~/ui/StatusDot.tsx'
import { Waiting } from '~/ui/Waiting.tsx'
import css from './reports.module.css'

/** The people the report went to by mail, and what became of it. */
export function Distribution({ reportId }: { reportId: string }) {
  const { reports: reportWords, field, say, teleState } = useWords()
  const { count, minute } = useFormats()
  const { data: recipients } = useAnswer(reports.recipients, {})
  const nameOf = (account: string) =>
    recipients?.users.find(({ userName }) => userName === account)?.name ?? account
  const { data, error, refetch } = useAnswer(reports.deliveries, { reportId }, { every: 60_000 })
  return (
    <Panel title={reportWords.distribution}>
      {!data && error && <NotRead error={error} again={refetch} />}
      {!data && !error && <Waiting delay={200} label={say.loading} />}
      {data?.length === 0 && <p className={css.none}>{reportWords.nobody}</p>}
      {data && data.length > 0 && (
        <PlainTable
          label={reportWords.distribution}
          head={[
            reportWords.recipient,
            field.teleState,
            field.queuedAt,
            field.attempts,
            field.nextTry,
            field.doneAt,
            field.errorText,
          ]}
          rows={data.map((one) => [
            one.userName === null ? one.mailAddress : nameOf(one.userName),
            <StatusDot key="state" {...stateOf('teleState', one.teleState)}>
              {teleState[one.teleState]}
            </StatusDot>,
            minute(one.queuedAt),
            count(one.attempts),
            one.nextTry ? minute(one.nextTry) : '–',
            one.doneAt ? minute(one.doneAt) : '–',
            <WhyNot key="why" of={one.errorText} />,
          ])}
        />
      )}
    </Panel>
  )
}
