import type { Step } from '@takt/contract/processings.ts'
import type { Passport } from '@takt/contract/units.ts'
import { useWords } from '~/i18n/words.tsx'
import { PrintPaper } from '~/shapes/PrintPaper.tsx'
import { Certificate } from './Certificate.tsx'

/** The passport as a paper of its own. */
export function PrintButton({ passport, steps }: { passport: Passport; steps: readonly Step[] }) {
  const { units } = useWords()
  return (
    <PrintPaper
      name={`${units.passport} ${passport.unit.productSn ?? passport.unit.productId}`}
      label={units.print}
      paper={() => <Certificate passport={passport} steps={steps} />}
    />
  )
}
