import type { Seal } from '@takt/contract/seals.ts'
import { useWords } from '~/i18n/words.tsx'
import css from './changes.module.css'

/** The public keys that the days shown were signed with, the newest first, to be kept somewhere else. */
export function SealKeys({ all }: { all: readonly Seal[] }) {
  const { seals: sealWords } = useWords()
  const keys = [...new Set(all.flatMap(({ publicKey }) => publicKey ?? []))]
  if (keys.length === 0) return null
  return (
    <section aria-label={sealWords.publicKey}>
      <h3>{sealWords.publicKey}</h3>
      <p>{sealWords.keyAbout}</p>
      {keys.map((key) => (
        <pre key={key} className={css.key}>
          {key}
        </pre>
      ))}
    </section>
  )
}
