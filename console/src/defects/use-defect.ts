import { useMemo } from 'react'
import { type DefectKey, defectKey, defectNameIn, defects } from '@takt/contract/defects.ts'
import { useAnswer } from '~/api/hooks.ts'
import { useLanguage } from '~/i18n/words.tsx'

/** One definition as it stands now, whatever page and filter the table shows. */
export function useDefect(key: string) {
  const [defectCode = ''] = key.split(' · ')
  const { data, refetch, error } = useAnswer(defects.list, { defectCode, limit: 200 })
  const defect = data?.rows.find((row) => defectKey(row) === key)
  return { defect, missing: data !== undefined && !defect, error, ask: refetch }
}

/** What the line's defects are called, in the reader's language; those out of use as well. */
export function useDefectNames() {
  const language = useLanguage()
  const { data } = useAnswer(defects.choices, {})
  return useMemo(() => {
    const names = new Map(data?.map((one) => [defectKey(one), defectNameIn(language, one)]))
    return (key: DefectKey) => names.get(defectKey(key)) ?? null
  }, [data, language])
}
