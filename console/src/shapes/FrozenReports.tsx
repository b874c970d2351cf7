import { useState } from 'react'
import type { z } from 'zod'
import type { Command, Query } from '@takt/contract/endpoint.ts'
import { fill } from '@takt/contract/errors.ts'
import { FreezeReport, type FrozenFilter, type FrozenReport } from '@takt/contract/frozenReports.ts'
import { useAnswer, useForbidden } from '~/api/hooks.ts'
import { fieldsOf } from '~/fields/Field.tsx'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import { Action } from '~/ui/Action.tsx'
import { EmptyState } from '~/ui/EmptyState.tsx'
import { useNarrow } from '~/ui/narrow.ts'
import { SideSheet } from '~/ui/SideSheet.tsx'
import { Waiting } from '~/ui/Waiting.tsx'
import css from './FrozenReports.module.css'
import { NotRead } from './NotRead.tsx'
import { PdfButton, type PdfOf } from './PdfButton.tsx'
import { useFrozenId } from './frozen-id.ts'
import { Sheet } from './Sheet.tsx'
import { Wide } from './Wide.tsx'

const Field = fieldsOf(FreezeReport)

type FreezeProps<I extends z.ZodObject> = {
  command: Command<I, typeof FrozenReport>
  /** What is shown, or null where there is nothing to keep yet. */
  query: Record<string, unknown> | null
  suggested: string
}

/** Keeps what is shown as it reads now. */
export function FreezeButton<I extends z.ZodObject>({ command, query, suggested }: FreezeProps<I>) {
  const { frozenReports: frozenReportWords } = useWords()
  const forbidden = useForbidden(command)
  const { open } = useFrozenId()
  const [freezing, setFreezing] = useState(false)
  return (
    <>
      <Action
        icon="lock"
        blocked={forbidden ?? (query ? null : frozenReportWords.nothingYet)}
        onClick={() => setFreezing(true)}
      >
        {frozenReportWords.freeze}
      </Action>
      {freezing && (
        <Sheet
          title={frozenReportWords.freezeTitle}
          command={command}
          start={{ ...query, reportTitle: suggested.slice(0, 128) }}
          save={frozenReportWords.freeze}
          success={frozenReportWords.frozen}
          onClose={(done) => {
            setFreezing(false)
            if (done) open(done.reportId)
          }}
        >
          <Wide>
            <p className={css.quiet}>{frozenReportWords.freezeAbout}</p>
          </Wide>
          <Wide>
            <Field name="reportTitle" />
          </Wide>
          <Wide>
            <Field name="remark" />
          </Wide>
        </Sheet>
      )}
    </>
  )
}

type Frozen = z.ZodObject<{ rows: z.ZodArray<typeof FrozenReport>; total: z.ZodInt }>
type ListProps = { list: Query<typeof FrozenFilter, Frozen>; follows: string }

/** Those that were kept, the newest first. */
export function FrozenList({ list, follows }: ListProps) {
  const { frozenReports: frozenReportWords } = useWords()
  const [shown, setShown] = useState(false)
  // With its words the row of the head would have no room for its ⋯.
  const phone = useNarrow(600)
  return (
    <>
      <Action icon="history" bare={phone} onClick={() => setShown(true)}>
        {frozenReportWords.list}
      </Action>
      {shown && <ListSheet list={list} follows={follows} onClose={() => setShown(false)} />}
    </>
  )
}

function ListSheet({ list, follows, onClose }: ListProps & { onClose: () => void }) {
  const words = useWords()
  const { frozenReports: frozenReportWords } = words
  const formats = useFormats()
  const { open } = useFrozenId()
  const { data, error, refetch } = useAnswer(list, { limit: 200 }, { follows })
  const choose = (reportId: string) => {
    onClose()
    open(reportId)
  }
  return (
    <SideSheet title={frozenReportWords.list} size={520} onClose={onClose}>
      {!data && error && <NotRead error={error} again={refetch} />}
      {!data && !error && <Waiting delay={200} label={words.say.loading} />}
      {data?.total === 0 && <EmptyState title={frozenReportWords.none} icon="lock" />}
      <ul className={css.list}>
        {data?.rows.map(({ reportId, reportTitle, remark, frozenAt, frozenBy }) => (
          <li key={reportId}>
            <button type="button" onClick={() => choose(reportId)}>
              {reportTitle}
            </button>
            <small>{fill(frozenReportWords.byAt, { by: frozenBy, at: formats.minute(frozenAt) })}</small>
            {remark && <p>{remark}</p>}
          </li>
        ))}
      </ul>
      {data && data.total > data.rows.length && (
        <p className={css.quiet}>
          {fill(frozenReportWords.newest, { count: formats.count(data.rows.length) })}
        </p>
      )}
    </SideSheet>
  )
}

type FrozenBarProps = {
  of: FrozenReport
  /** Where it is made as paper. */
  pdf?: PdfOf
}

/** Over a frozen report: what it is, and the way back. */
export function FrozenBar({ of, pdf }: FrozenBarProps) {
  const { frozenReports: frozenReportWords } = useWords()
  const formats = useFormats()
  const { open } = useFrozenId()
  const { reportTitle, remark, frozenAt, frozenBy, timeZone } = of
  return (
    <div className={css.bar} role="status">
      <b>{reportTitle}</b>
      <span>
        {fill(frozenReportWords.frozenIs, { by: frozenBy, at: formats.minute(frozenAt), zone: timeZone })}
      </span>
      {remark && <span>{remark}</span>}
      {pdf && <PdfButton pdf={pdf} reportId={of.reportId} />}
      <Action look="quiet" icon="undo" onClick={() => open(null)}>
        {frozenReportWords.backToNow}
      </Action>
    </div>
  )
}
