import type { LineBoard } from '@takt/contract/boards.ts'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import css from './boards.module.css'

/** The five most frequent failures of the shift: which characteristic, where, how often. */
export function TopFailures({ failures }: { failures: LineBoard['topFailures'] }) {
  const { boards } = useWords()
  const { count } = useFormats()
  const most = Math.max(...failures.map((one) => one.failures), 1)
  return (
    <>
      <h3 className={css.minor}>{boards.failures}</h3>
      {failures.length === 0 ? (
        <p className={css.quiet}>{boards.noFailures}</p>
      ) : (
        <ol className={css.failures}>
          {failures.map(({ resultCode, stationNumber, failures: many }) => (
            <li key={`${resultCode ?? ''} ${stationNumber}`}>
              <span>
                <b>{resultCode ?? boards.noCode}</b> {stationNumber}
              </span>
              <b>{count(many)}</b>
              <i aria-hidden>
                <i style={{ inlineSize: `${(many / most) * 100}%` }} />
              </i>
            </li>
          ))}
        </ol>
      )}
    </>
  )
}
