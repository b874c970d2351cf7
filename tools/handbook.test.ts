import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { type Chapter, chapters, guides } from '@takt/contract/handbook.ts'
import { languages, type Language } from '@takt/contract/languages.ts'
import { pageNames } from '@takt/contract/pages.ts'
import { en, type Words } from '@takt/contract/locales/en/words.ts'
import { es } from '@takt/contract/locales/es/words.ts'
import { ja } from '@takt/contract/locales/ja/words.ts'
import { zh } from '@takt/contract/locales/zh/words.ts'

const words: Record<Language, Words> = { en, es, ja, zh }
const folder = path.resolve('docs/handbook')
const isChapter = (name: string) => (chapters as readonly string[]).includes(name)
/** A page's chapter has the name of the page; a guide's title is its own. */
const titleOf = (language: Language, chapter: Chapter, written: string | undefined) =>
  (guides as readonly string[]).includes(chapter)
    ? written
    : `# ${words[language].page[chapter as keyof Words['page']]}` // else a page's name

const leaves = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value as object).flatMap(leaves)

/** The words on the screen; a place for a value may be filled, or be written as "…". */
function onScreen(language: Language) {
  const all = leaves(words[language])
  const plain = new Set(all)
  // What is nothing but places for values would let everything through.
  const filled = all
    .filter((one) => one.includes('{') && /\p{L}{2}/u.test(one.replaceAll(/\{[^}]*\}/g, '')))
    .map(patternOf)
  return (text: string) => plain.has(text) || filled.some((pattern) => pattern.test(text))
}
const patternOf = (text: string) =>
  new RegExp(
    `^${text
      .split(/\{[^}]*\}/)
      .map((part) => part.replaceAll(/[.*+?^$()|[\]\\{}]/g, String.raw`\$&`))
      .join('.+')}$`,
  )

const read = (language: Language, chapter: string) => {
  const file = path.join(folder, language, `${chapter}.md`)
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}
const bold = (text: string) => [...text.matchAll(/\*\*(.+?)\*\*/g)].map(([, word]) => word!)
const links = (text: string) => [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, to]) => to!)
const heads = (text: string) => text.split('\n').filter((line) => line.startsWith('#'))

describe.each(languages)('the handbook in %s', (language) => {
  const isOnScreen = onScreen(language)

  test.each(chapters)('%s', (chapter) => {
    const text = read(language, chapter)
    expect(text, `docs/handbook/${language}/${chapter}.md is missing`).not.toBe('')
    const [title] = heads(text)
    expect(title).toBe(titleOf(language, chapter, title))
    expect(heads(text).length, 'as many sections as in English').toBe(heads(read('en', chapter)).length)
    expect(
      bold(text).filter((word) => !isOnScreen(word)),
      'bold is what stands on the screen',
    ).toEqual([])
    expect(
      links(text).filter((to) => !isChapter(to.replace(/\.md$/, ''))),
      'a link leads to a chapter, as chapter.md',
    ).toEqual([])
  })

  test('has a small picture of every page, and none of a page that is gone', () => {
    const pictures = path.join(folder, language, 'pictures')
    const taken = existsSync(pictures) ? readdirSync(pictures) : []
    const expected = pageNames.map((page) => `${page}.webp`)
    expect(taken.toSorted()).toEqual(expected.toSorted())
    const sizes = taken.map((file) => ({ file, bytes: statSync(path.join(pictures, file)).size }))
    expect(sizes.filter(({ bytes }) => bytes > 60_000)).toEqual([])
    // What nothing was drawn on yet is a few hundred bytes.
    expect(sizes.filter(({ bytes }) => bytes < 3_000)).toEqual([])
    expect(sizes.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(3_000_000)
  })

  test('has no chapter of a page that is gone', () => {
    const files = readdirSync(path.join(folder, language)).filter((file) => file.endsWith('.md'))
    expect(files.filter((file) => !isChapter(file.replace(/\.md$/, '')))).toEqual([])
  })
})
