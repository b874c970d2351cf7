import { existsSync, readFileSync } from 'node:fs'
import { Marked } from 'marked'
import { type Chapter, chapterAddress, chapters } from '@takt/contract/handbook.ts'
import type { Language } from '@takt/contract/languages.ts'
import { fill } from '@takt/contract/errors.ts'
import { spoken } from '@takt/contract/locales/spoken.ts'
import { escaped } from '../files/escaped.ts'
import { pictureAddress, pictureOf, sizeOf } from './pictures.ts'

const folder = new URL('../../../../docs/handbook/', import.meta.url)

/** A chapter as it is read: its title, its text as HTML, and its words alone for those who search. */
export type Written = { chapter: Chapter; title: string; html: string; plain: string; folded: string }

const kept = new Map<Language, Written[]>()

/** All chapters of a language, read once. */
export function chaptersIn(language: Language): Written[] {
  let all = kept.get(language)
  if (!all) {
    all = chapters.flatMap((chapter) => readChapter(language, chapter) ?? [])
    kept.set(language, all)
  }
  return all
}

function readChapter(language: Language, chapter: Chapter): Written | null {
  const file = new URL(`${language}/${chapter}.md`, folder)
  if (!existsSync(file)) return null
  const text = readFileSync(file, 'utf8')
  const written = markedIn(language).parse(text, { async: false })
  const title = /^# (.+)$/m.exec(text)?.[1] ?? chapter
  const plain = plainOf(written)
  const html = written.replace(/<\/h1>\s*<p>.*?<\/p>/s, (head) => head + figureOf(language, chapter, title))
  return { chapter, title, html, plain, folded: fold(plain) }
}

/** After what the page is for: how it looks. Pressed, it is shown as large as it was taken. */
function figureOf(language: Language, chapter: Chapter, title: string) {
  const picture = pictureOf(language, chapter)
  if (!picture) return ''
  const [address, { width, height }] = [pictureAddress(language, chapter), sizeOf(picture)]
  const says = escaped(fill(spoken[language].handbook.picture, { page: title }))
  return `<a class="picture" href="${address}"><img src="${address}" alt="${says}" width="${width}" height="${height}" loading="lazy"></a>`
}

/** A link between chapters is written as a file's name, so that it also leads on where the files lie. */
function markedIn(language: Language) {
  const marked = new Marked()
  marked.use({
    renderer: {
      link({ href, tokens }) {
        const to = chapters.find((chapter) => `${chapter}.md` === href)
        const address = to ? chapterAddress(language, to) : href
        return `<a href="${escaped(address)}">${this.parser.parseInline(tokens)}</a>`
      },
      html: ({ text }) => escaped(text),
    },
  })
  return marked
}

/** As it is compared: full-width letters like narrow ones, and without capitals. */
export const fold = (text: string) => text.normalize('NFKC').toLocaleLowerCase()

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }

const plainOf = (html: string) =>
  html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/&(amp|lt|gt|quot|#39);/g, (_whole, name: string) => entities[name]!)
    .replaceAll(/\s+/g, ' ')
    .trim()
