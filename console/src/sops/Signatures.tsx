import { fill } from '@takt/contract/errors.ts'
import { type SopRow, sops } from '@takt/contract/sops.ts'
import { useAnswer } from '~/api/hooks.ts'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import css from './sops.module.css'

/** Who signed a version, for what, when, and for which content. */
export function Signatures({ sop: { sopCode, sopVer, contentHash } }: { sop: SopRow }) {
  const words = useWords()
  const formats = useFormats()
  const { data = [] } = useAnswer(sops.signatures, { sopCode, sopVer })
  if (data.length === 0) return null
  return (
    <section aria-label={words.sops.signatures}>
      <h3>{words.sops.signatures}</h3>
      {data.map((one) => (
        <div key={`${one.signatureMeaning} ${one.userName}`} className={css.row}>
          <b>{words.signatureMeaning[one.signatureMeaning]}</b>
          <span>{fill(words.sops.signedAs, { name: one.name, userName: one.userName })}</span>
          <span>{formats.instant(one.signedAt)}</span>
          <code title={one.contentHash}>{one.contentHash.slice(0, 12)}</code>
          {one.contentHash !== contentHash && <span>{words.sops.otherContent}</span>}
        </div>
      ))}
    </section>
  )
}
