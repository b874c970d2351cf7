import { defectKey, defects } from '@takt/contract/defects.ts'
import { useAnswer } from '~/api/hooks.ts'

/** One definition as it is now, whatever page and filter the table shows. */
export function useDefect(key: string) {
  const [defectCode = ''] = key.split(' · ')
  const { data, refetch, error } = useAnswer(defects.list, { defectCode, limit: 200 })
  const defect = data?.rows.find((row) => defectKey(row) === key)
  return { defect, missing: data !== undefined && !defect, error, ask: refetch }
}
