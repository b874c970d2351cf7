import { useCallback, useMemo } from 'react'
import { type DefectKey, defectKey, defectNameIn, defects } from '@takt/contract/defects.ts'
import type { Failure } from '@takt/contract/failures.ts'
import { useAnswer } from '~/api/hooks.ts'
import { useLanguage } from '~/i18n/words.tsx'

type Coded = Pick<Failure, 'defectCode' | 'subDefectCode'>

/** What the line's defects are called, in the reader's language; those out of use as well. */
function useDefectNames() {
  const language = useLanguage()
  const { data } = useAnswer(defects.choices, {})
  return useMemo(() => {
    const names = new Map(data?.map((one) => [defectKey(one), defectNameIn(language, one)]))
    return (key: DefectKey) => names.get(defectKey(key)) ?? null
  }, [data, language])
}

/** What a failure is counted under: its defect, or the result that was out and means none. `resultName`: what that is called. */
export function useSayCounted() {
  const nameOf = useDefectNames()
  return useCallback(
    (code: string, resultName: string | null) =>
      nameOf({ defectCode: code, subDefectCode: null }) ?? resultName ?? code,
    [nameOf],
  )
}

/** A defect by its name, its kind where that is given; its code where the line defines none. */
export function useSayDefect() {
  const nameOf = useDefectNames()
  return useCallback(
    ({ defectCode, subDefectCode }: Coded): string | null => {
      if (defectCode === null) return null
      return nameOf({ defectCode, subDefectCode }) ?? subDefectCode ?? defectCode
    },
    [nameOf],
  )
}

type Failed = Pick<Failure, 'defectCode' | 'resultCode'> & Partial<Coded> & { resultName: string | null }

/** What failed: the defect by its name, else the result by its own; null: only NG was reported. */
export function useSayFailed() {
  const sayDefect = useSayDefect()
  return ({ defectCode, subDefectCode = null, resultName, resultCode }: Failed) =>
    sayDefect({ defectCode, subDefectCode }) ?? resultName ?? resultCode
}
