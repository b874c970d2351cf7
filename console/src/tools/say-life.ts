import { fill } from '@takt/contract/errors.ts'
import type { Words } from '@takt/contract/locales/en/words.ts'
import type { LifeKind } from '@takt/contract/toolCounters.ts'

type Named = { cavity: number } & ({ lifeKind: LifeKind } | { counterKind: LifeKind })

/** A life of a tool by name: a cavity by its number. */
export function sayLife(words: Words, life: Named) {
  const { cavity } = life
  if (cavity > 0) return fill(words.toolCounters.cavityNo, { cavity })
  return words.lifeKind['lifeKind' in life ? life.lifeKind : life.counterKind]
}
