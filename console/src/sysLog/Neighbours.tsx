import type { LogEntry } from '@takt/contract/sysLog.ts'
import { stateOf } from '~/fields/states.ts'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import { StatusDot } from '~/ui/StatusDot.tsx'
import css from './sysLog.module.css'

type Given = { of: LogEntry; rows: readonly LogEntry[]; onOpen: (id: string) => void }

/** What was logged just before and after, newest first as everywhere. */
export function Neighbours({ of: entry, rows, onOpen }: Given) {
  const { sysLog: sysLogWords, logLevel } = useWords()
  const formats = useFormats()
  return (
    <section className={css.neighbours} aria-label={sysLogWords.context}>
      <h3>{sysLogWords.context}</h3>
      <ol>
        {rows.map((row) => (
          <li key={row.entryId}>
            <button
              type="button"
              aria-current={row.entryId === entry.entryId}
              onClick={() => onOpen(row.entryId)}
            >
              <time>{formats.clockSeconds(row.at)}</time>
              <StatusDot {...stateOf('logLevel', row.logLevel)}>{logLevel[row.logLevel]}</StatusDot>
              <span>{`${row.module}: ${row.message}`}</span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  )
}
