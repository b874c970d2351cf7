import { useCallback } from 'react'
import type { Failure } from '@takt/contract/failures.ts'
import { useDefectNames } from './use-defect.ts'

type Coded = Pick<Failure, 'defectCode' | 'subDefectCode'>

/** A defect by its name, its kind where that is said; its code where the line defines none. */
export function useDefectSaid() {
  const nameOf = useDefectNames()
  return useCallback(
    ({ defectCode, subDefectCode }: Coded): string | null => {
      if (defectCode === null) return null
      return nameOf({ defectCode, subDefectCode }) ?? subDefectCode ?? defectCode
    },
    [nameOf],
  )
}
