import { type Defect, defectNameIn } from '@takt/contract/defects.ts'
import { useCodeList } from '~/api/common.ts'
import { useLanguage } from '~/i18n/words.tsx'
import { CodesOrAll } from '~/shapes/CodesOrAll.tsx'
import css from './defects.module.css'

/** Sub-defects are under their defect. */
export function DefectCode({ of: { defectCode, subDefectCode } }: { of: Defect }) {
  return subDefectCode === null ? defectCode : <span className={css.sub}>{subDefectCode}</span>
}

export function DefectName({ of }: { of: Defect }) {
  const language = useLanguage()
  return defectNameIn(language, of)
}

/** By the plant's word for it, else its code. */
export function Rank({ of: { rank, subRank } }: { of: Defect }) {
  const code = subRank ?? rank
  return useCodeList('defectRanks').find((one) => one.code === code)?.label ?? code
}

/** Where, or for what, it is offered; a sub-defect is where its defect is. */
export function Offered({ of, by }: { of: Defect; by: 'stationNumbers' | 'typeNos' }) {
  const isSub = of.subDefectCode !== null
  return isSub && of[by].length === 0 ? null : <CodesOrAll of={by} codes={of[by]} />
}
