import Fuse from 'fuse.js'
import type { Entry } from './entries.ts'

/** The specification's: threshold 0.4; title 0.7, pinyin 0.3, path 0.3. */
const options = {
  threshold: 0.4,
  location: 0,
  distance: 100,
  minMatchCharLength: 1,
  shouldSort: true,
  keys: [
    { name: 'title', weight: 0.7 },
    { name: 'pinyin', weight: 0.3 },
    { name: 'path', weight: 0.3 },
  ],
}
/** What is longer is no name any more but a sentence: then any of its words will do. */
const longest = 32

/** The entries that fit what was typed, best first. */
export function fuzzyIn(entries: Entry[]): (typed: string) => Entry[] {
  const fuse = new Fuse(entries, options)
  return (typed) => {
    const wanted = typed.trim()
    if (wanted === '') return []
    if (wanted.length <= longest) return fuse.search(wanted).map(({ item }) => item)
    const said = wanted.toLowerCase().split(/\s+/)
    return entries.filter(({ title, path, pinyin }) =>
      said.some((word) => `${title} ${path} ${pinyin}`.toLowerCase().includes(word)),
    )
  }
}
