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
    const trimmed = typed.trim()
    if (trimmed === '') return []
    if (trimmed.length <= longest)
      return ranked(
        fuse.search(trimmed).map(({ item }) => item),
        trimmed,
      )
    const parts = trimmed.toLowerCase().split(/\s+/)
    return entries.filter(({ title, path, pinyin }) =>
      parts.some((word) => `${title} ${path} ${pinyin}`.toLowerCase().includes(word)),
    )
  }
}

/** Exact words come before similar ones; where one was met, similar ones are left out. */
function ranked(found: Entry[], typed: string): Entry[] {
  const tiers = found.map((entry) => ({ entry, tier: tierOf(entry, typed.toLowerCase()) }))
  const met = tiers.filter(({ tier }) => tier < likeness)
  return (met.length > 0 ? met : tiers)
    .toSorted((one, other) => one.tier - other.tier)
    .map(({ entry }) => entry)
}

const likeness = 6
const wordsOf = (text: string) => text.toLowerCase().split(/[\s>/·-]+/)

/** 0: the page has that very word; 1: a word that begins so; 2, 3: its group; 4: somewhere in the title; 5: its sound or its path; 6: only like it. */
function tierOf({ title, pinyin, path }: Entry, typed: string): number {
  const parts = title.split(' > ')
  const [own, group] = [wordsOf(parts.at(-1) ?? ''), wordsOf(parts.slice(0, -1).join(' '))]
  const tier = [
    own.includes(typed),
    own.some((word) => word.startsWith(typed)),
    group.includes(typed),
    group.some((word) => word.startsWith(typed)),
    title.toLowerCase().includes(typed),
    `${pinyin} ${path}`.toLowerCase().includes(typed),
  ].indexOf(true)
  return tier < 0 ? likeness : tier
}
