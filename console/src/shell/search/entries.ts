import type { Words } from '@takt/contract/locales/en/words.ts'
import type { MenuPage } from '../menu.ts'

/** A page as it is searched for: `Orders > Pending orders`, its path, and how a Chinese title sounds. */
export type Entry = { name: MenuPage['name']; path: string; title: string; pinyin: string }

/** How a word sounds: `生产管理` is `shengchanguanli scgl`. Loaded only where it is needed. */
export type Sound = (word: string) => string

export const entriesOf = (pages: MenuPage[], words: Words, sound: Sound | null): Entry[] =>
  pages.map(({ name, path, group }) => {
    const segments = [words.group[group], words.page[name]]
    return { name, path, title: segments.join(' > '), pinyin: sound ? segments.map(sound).join(' ') : '' }
  })
