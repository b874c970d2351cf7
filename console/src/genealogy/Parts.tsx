import { fill } from '@takt/contract/errors.ts'
import type { ComponentRow } from '@takt/contract/genealogy.ts'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import { MiddleCut } from '~/ui/MiddleCut.tsx'
import css from './genealogy.module.css'
import { type Seek, unitNamed } from './use-sought.ts'

/** A part, as deep as the unit it is in; struck through once it was taken out. */
export function Branch({ row: { bomCode, depth, removedAt, removeReason } }: { row: ComponentRow }) {
  const { genealogy: genealogyWords } = useWords()
  const { minute } = useFormats()
  const why =
    removedAt === null
      ? undefined
      : fill(genealogyWords.removedOnly, { at: minute(removedAt), reason: removeReason ?? '–' })
  return (
    <span
      className={css.branch}
      style={{ paddingInlineStart: depth * 22 }}
      data-deep={depth > 0}
      data-out={removedAt !== null}
      title={why}
    >
      {bomCode}
    </span>
  )
}

type LinkProps = { row: ComponentRow; onSeek: Seek }
type LotLinkProps = { row: Pick<ComponentRow, 'bomCode' | 'bomLot'>; onSeek: Seek }

/** Every other unit that holds this lot. */
export function ToLot({ row: { bomCode, bomLot }, onSeek }: LotLinkProps) {
  return bomLot === null ? (
    '–'
  ) : (
    <button type="button" className={css.link} tabIndex={-1} onClick={() => onSeek({ bomLot, bomCode })}>
      <MiddleCut>{bomLot}</MiddleCut>
    </button>
  )
}

/** A unit made here is looked into, a maker's serial is looked for. */
export function ToSerial({ row: { bomCode, serial, childId }, onSeek }: LinkProps) {
  return serial === null ? (
    '–'
  ) : (
    <button
      type="button"
      className={css.link}
      tabIndex={-1}
      onClick={() => onSeek(childId === null ? { serial, bomCode } : unitNamed(serial))}
    >
      <MiddleCut>{serial}</MiddleCut>
    </button>
  )
}
