import { type Failure, symptomOf } from '@takt/contract/failures.ts'

type Found = Pick<Failure, 'failStatus' | 'defectCode' | 'resultCode' | 'stepSeq' | 'passNo' | 'failId'>
export type Repeated = { defect: string; times: number }

/** The defect that is open on a unit and was found on it so many times; what was no fault does not count, nor twice what one pass found twice. */
export function repeatedDefect(failures: readonly Found[], limit: number): Repeated | null {
  const real = failures.filter(({ failStatus }) => failStatus !== 'falseFail')
  const open = real.filter(({ failStatus }) => failStatus === 'open' || failStatus === 'rework')
  for (const defect of new Set(open.flatMap((failure) => symptomOf(failure) ?? []))) {
    const times = new Set(
      real.filter((one) => symptomOf(one) === defect).map(({ passNo, failId }) => passNo ?? failId),
    ).size
    if (times >= limit) return { defect, times }
  }
  return null
}
