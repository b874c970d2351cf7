import { fold, type Written } from './chapters.ts'

export type Hit = Pick<Written, 'chapter' | 'title'> & { before: string; found: string; after: string }

const around = 90
/** Further words are ignored: anybody may search. */
const mostWords = 8

/** Chapters that hold every word that was typed, wherever in them; those with one in their title first. */
export function search(all: readonly Written[], typed: string): Hit[] {
  const searched = [...new Set(fold(typed).split(/\s+/).filter(Boolean))].slice(0, mostWords)
  if (searched.length === 0) return []
  const hits = all.filter(({ folded }) => searched.every((word) => folded.includes(word)))
  const inTitle = ({ title }: Written) => (searched.some((word) => fold(title).includes(word)) ? 0 : 1)
  return hits
    .toSorted((a, b) => inTitle(a) - inTitle(b))
    .map((hit) => ({ ...hit, ...excerpt(hit, searched[0]!) }))
}

/** The words around the first place after the title, or in it. */
function excerpt({ plain, title, folded }: Written, word: string) {
  const later = folded.indexOf(word, fold(title).length)
  const at = later >= 0 ? later : folded.indexOf(word)
  // Folding may change how long a text is; then its beginning is shown.
  const [from, to] = folded.length === plain.length ? [at, at + word.length] : [0, 0]
  return {
    before: (from > around ? '… ' : '') + plain.slice(Math.max(0, from - around), from),
    found: plain.slice(from, to),
    after: plain.slice(to, to + around) + (to + around < plain.length ? ' …' : ''),
  }
}
