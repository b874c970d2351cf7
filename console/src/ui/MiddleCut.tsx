import css from './MiddleCut.module.css'

/** Shorter than this a number has room in every column. */
const shortest = 14
/** What distinguishes two lots is at their end. */
const kept = 8

/** A lot or serial number that is cut in its middle where it has no room: its end is always seen. Copied, it is whole. */
export function MiddleCut({ children: text }: { children: string | null }) {
  if (text === null || text === '') return '–'
  if (text.length <= shortest) return text
  return (
    <span className={css.cut} title={text}>
      <span>{text.slice(0, -kept)}</span>
      <span>{text.slice(-kept)}</span>
    </span>
  )
}
