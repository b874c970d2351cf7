import { fill } from '@takt/contract/errors.ts'
import type { SopReader } from '@takt/contract/sops.ts'
import { useFormats } from '~/fields/format.tsx'
import { stateOf } from '~/fields/states.ts'
import { useWords } from '~/i18n/words.tsx'
import { StatusDot } from '~/ui/StatusDot.tsx'
import css from './sops.module.css'

/** Who has confirmed which version, and who has not. */
export function Readers({ readers }: { readers: readonly SopReader[] }) {
  const words = useWords()
  const formats = useFormats()
  return readers.map(({ operatorNo, name, readState, readAt, sopVer }) => (
    <div key={operatorNo} className={css.row}>
      <StatusDot {...stateOf('readState', readState)}>{words.readState[readState]}</StatusDot>
      <span>{name === operatorNo ? name : `${name} (${operatorNo})`}</span>
      {sopVer !== null && <span>{fill(words.versions.versionHead, { version: sopVer })}</span>}
      {readAt && <span>{formats.instant(readAt)}</span>}
    </div>
  ))
}
