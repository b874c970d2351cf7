import { fill } from '@takt/contract/errors.ts'
import type { Seal } from '@takt/contract/seals.ts'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import { StatusNote } from '~/ui/StatusDot.tsx'
import css from './changes.module.css'

type Wrong = keyof ReturnType<typeof useWords>['seals']['wrong']

/** Which sentence describes what was found; null: nothing is wrong. */
function wrongOf({ sealState, wrongId }: Seal): Wrong | null {
  if (sealState === undefined || sealState === 'fits' || sealState === 'archived') return null
  return sealState === 'missing' && wrongId === null ? 'missingEnd' : sealState
}

/** For who answers for the records: what was done to which day, and what to do now. */
export function WrongDays({ all }: { all: readonly Seal[] }) {
  const { seals: sealWords } = useWords()
  const formats = useFormats()
  const found = all.flatMap((seal) => {
    const wrong = wrongOf(seal)
    return wrong === null ? [] : [{ seal, wrong }]
  })
  if (found.length === 0) return null
  return (
    <section className={css.wrong} role="alert">
      {found.map(({ seal: { day, wrongId }, wrong }) => (
        <p key={day}>
          <StatusNote tone="bad">
            {fill(sealWords.wrong[wrong], { day: formats.day(day), id: wrongId ?? '' })}
          </StatusNote>
        </p>
      ))}
      <p>{sealWords.wrongAbout}</p>
    </section>
  )
}
