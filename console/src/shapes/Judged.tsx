import type { ReactNode } from 'react'
import { fill } from '@takt/contract/errors.ts'
import { useCpkBands } from '~/api/common.ts'
import { useWords } from '~/i18n/words.tsx'
import { StatusDot } from '~/ui/StatusDot.tsx'
import { cpkTone, enough, type Judgeable, whyNoIndex } from './cpk.ts'
import { CpkLegend } from './CpkLegend.tsx'
import { useIndexNames } from './index-names.ts'

/** What judges a characteristic, coloured by the index `by`; else why nothing does. */
export function Judged({ of, by, children }: { of: Judgeable; by: number | null; children: ReactNode }) {
  const { values } = useWords()
  const bands = useCpkBands()
  const why = whyNoIndex(of)
  if (why) return <StatusDot tone="none">{values.whyNoIndex[why]}</StatusDot>
  if (by === null) return '–'
  return <StatusDot tone={cpkTone(by, bands)}>{children}</StatusDot>
}

/** The meaning of its colours, which figure they follow, and that too few values have none. */
export function JudgedLegend({ by }: { by: 'cpk' | 'ppkLower' }) {
  const { values } = useWords()
  const { cpk, ppk } = useIndexNames()
  const index = by === 'cpk' ? cpk : fill(values.lowerBound, { index: ppk })
  return (
    <>
      <CpkLegend bands={useCpkBands()} index={index} />
      <StatusDot tone="none">{fill(values.tooFew, { least: enough })}</StatusDot>
    </>
  )
}
