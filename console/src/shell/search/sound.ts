import { pinyin } from 'pinyin-pro'
import type { Sound } from './entries.ts'

/** Without tones and blanks, and the initials after it. */
export const sound: Sound = (word) => {
  const syllables = pinyin(word, { toneType: 'none', type: 'array', nonZh: 'consecutive' }).map((one) =>
    one.trim().toLowerCase(),
  )
  return `${syllables.join('')} ${syllables.map((one) => one[0] ?? '').join('')}`
}
