import type { Handover } from '@takt/contract/handovers.ts'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import css from './handovers.module.css'
import { OpenThings } from './OpenThings.tsx'
import { ShiftSums } from './ShiftSums.tsx'
import { Signatures } from './Signatures.tsx'

/** The handover on paper. */
export function Paper({ shown, line }: { shown: Handover; line: string }) {
  const { page } = useWords()
  const formats = useFormats()
  return (
    <>
      <h1>{page.handover}</h1>
      <p>{[line, formats.longDay(shown.day), shown.shiftName].join(' · ')}</p>
      <div className={css.page}>
        <Signatures shown={shown} />
        <ShiftSums of={shown.content} />
        <OpenThings shown={shown} />
      </div>
    </>
  )
}
