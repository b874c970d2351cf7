import { Select } from 'antd'
import type { ReworkLook } from '@takt/contract/rework.ts'
import { writeReworker } from '~/api/stored-bench.ts'
import { useWords } from '~/i18n/words.tsx'
import css from './rework.module.css'
import type { TheReport } from './use-report.ts'

/** The reworker of the report: the account's own operator, or another who may rework this unit. */
export function WhoReworks({
  work: { people },
  report: { draft, type },
}: {
  work: ReworkLook
  report: TheReport
}) {
  const { rework: reworkWords } = useWords()
  const choose = (operatorNo: string) => {
    writeReworker(operatorNo)
    type({ operatorNo })
  }
  return (
    <label className={css.who}>
      <span>{reworkWords.who}</span>
      <Select
        value={draft.operatorNo}
        onChange={choose}
        placeholder={reworkWords.whoNone}
        showSearch={{ optionFilterProp: 'label' }}
        popupMatchSelectWidth={false}
        options={people.map(({ operatorNo, name }) => ({
          value: operatorNo,
          label: `${operatorNo} · ${name}`,
        }))}
      />
    </label>
  )
}
