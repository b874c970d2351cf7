import type { ReworkRow } from '@takt/contract/rework.ts'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import { useSayFailed } from '~/shapes/use-say-defect.ts'
import { sayOperator } from '~/shapes/say-operator.ts'
import css from './rework.module.css'
import { useCodeName } from './use-code-name.ts'

/** What was reported of the unit before, the last one first. */
export function EarlierRework({ reports }: { reports: ReworkRow[] }) {
  const { rework: reworkWords, reworkResult, resultStatus } = useWords()
  const formats = useFormats()
  const [repair, cause] = [useCodeName('repairCodes'), useCodeName('reworkCauses')]
  const found = useSayFailed()
  return (
    <>
      <h3>{reworkWords.earlier}</h3>
      <ul className={css.found}>
        {reports.map((report) => (
          <li key={report.reportId}>
            <b>{report.repairCode ? repair(report.repairCode) : reworkResult[report.reworkResult]}</b>
            {found(report) && <span>{found(report)}</span>}
            {report.causeCode && <span>{cause(report.causeCode)}</span>}
            <span>{formats.when(report.reportedAt)}</span>
            {report.operatorNo && <span>{sayOperator(report.operatorNo, report.operatorName)}</span>}
            {report.retestStatus && <span>{resultStatus[report.retestStatus]}</span>}
            {report.remark && <span>{report.remark}</span>}
          </li>
        ))}
      </ul>
    </>
  )
}
