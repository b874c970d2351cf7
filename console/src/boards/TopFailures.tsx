import type { LineBoard } from '@takt/contract/boards.ts'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import { useSayFailed } from '~/shapes/use-say-defect.ts'
import css from './boards.module.css'

/** The five most frequent failures of the shift: what, where, how often. */
export function TopFailures({ failures }: { failures: LineBoard['topFailures'] }) {
  const { boards } = useWords()
  const { count } = useFormats()
  const sayFailed = useSayFailed()
  const most = Math.max(...failures.map((one) => one.failures), 1)
  return (
    <>
      <h3 className={css.minor}>{boards.failures}</h3>
      {failures.length === 0 ? (
        <p className={css.quiet}>{boards.noFailures}</p>
      ) : (
        <ol className={css.failures}>
          {failures.map((one) => (
            <li key={`${one.defectCode} ${one.resultCode} ${one.stationNumber}`}>
              <span>
                <b>{sayFailed(one) ?? boards.noCode}</b> {one.stationNumber}
              </span>
              <b>{count(one.failures)}</b>
              <i aria-hidden>
                <i style={{ inlineSize: `${(one.failures / most) * 100}%` }} />
              </i>
            </li>
          ))}
        </ol>
      )}
    </>
  )
}
