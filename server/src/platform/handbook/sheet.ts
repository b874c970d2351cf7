import { chapterAddress, guides, handbookRoot } from '@takt/contract/handbook.ts'
import { type Language, languages } from '@takt/contract/languages.ts'
import { spoken } from '@takt/contract/locales/spoken.ts'
import { pages } from '@takt/contract/pages.ts'
import { type Group, groups } from '@takt/contract/pages/page-row.ts'
import { chaptersIn, type Written } from './chapters.ts'
import { escaped } from '../files/escaped.ts'
import { type Hit, search } from './search.ts'

const ownNames: Record<Language, string> = { en: 'English', zh: '中文', es: 'Español', ja: '日本語' }

const link = (language: Language, { chapter, title }: Pick<Written, 'chapter' | 'title'>, open?: string) =>
  `<li><a href="${chapterAddress(language, chapter)}"${chapter === open ? ' aria-current="page"' : ''}>${escaped(title)}</a></li>`

/** A sheet of the handbook as a whole page: its contents, what is looked for, the languages, and the text. */
function sheet(language: Language, { title, body, open = 'start', typed = '' }: Sheet) {
  const { handbook, group } = spoken[language]
  const all = chaptersIn(language)
  const groupOf = ({ chapter }: Written): Group | null =>
    (guides as readonly string[]).includes(chapter) ? null : pages[chapter as keyof typeof pages].group // else a page's own
  const section = (name: string, group: Group | null) => {
    const own = all.filter((one) => groupOf(one) === group)
    const isOpen = own.some(({ chapter }) => chapter === open)
    return own.length === 0
      ? ''
      : `<details${isOpen || group === null ? ' open' : ''}><summary>${escaped(name)}</summary><ul>${own.map((one) => link(language, one, open)).join('')}</ul></details>`
  }
  const tongues = languages.map((one) =>
    one === language
      ? `<b lang="${one}">${ownNames[one]}</b>`
      : `<a lang="${one}" hreflang="${one}" href="${handbookRoot}/${one}/${open}">${ownNames[one]}</a>`,
  )
  return `<!doctype html>
<html lang="${language}" data-mode="light">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)} - ${escaped(handbook.title)}</title>
<link rel="icon" href="/favicon.svg">
<link rel="stylesheet" href="${handbookRoot}/look.css">
</head>
<body>
<header>
<a class="home" href="${handbookRoot}/${language}/start">${escaped(handbook.title)}</a>
<form role="search" action="${handbookRoot}/${language}"><input type="search" name="q" maxlength="100" value="${escaped(typed)}" placeholder="${escaped(handbook.search)}" aria-label="${escaped(handbook.search)}"></form>
<nav class="tongues" aria-label="${escaped(spoken[language].shell.language)}">${tongues.join(' ')}</nav>
</header>
<div class="open-book">
<nav aria-label="${escaped(handbook.contents)}">${section(handbook.guides, null)}${groups.map((one) => section(group[one], one)).join('')}</nav>
<main>${body}</main>
</div>
</body>
</html>`
}
type Sheet = { title: string; body: string; open?: string; typed?: string }

/** A chapter, with those before and after it; null: there is none of that name. */
export function chapterSheet(language: Language, chapter: string): string | null {
  const all = chaptersIn(language)
  const at = all.findIndex((one) => one.chapter === chapter)
  const { title, html } = all[at] ?? {}
  if (title === undefined || html === undefined) return null
  const neighbourLink = (one: Written | undefined, rel: 'prev' | 'next') =>
    one
      ? `<a rel="${rel}" href="${chapterAddress(language, one.chapter)}">${escaped(one.title)}</a>`
      : '<span></span>'
  const turn = `<nav class="turn" aria-label="${escaped(spoken[language].handbook.turn)}">${neighbourLink(all[at - 1], 'prev')}${neighbourLink(all[at + 1], 'next')}</nav>`
  return sheet(language, { title, body: html + turn, open: chapter })
}

export function foundSheet(language: Language, typed: string): string {
  const { handbook } = spoken[language]
  const hits = search(chaptersIn(language), typed)
  const hitHtml = ({ chapter, title, before, found, after }: Hit) =>
    `<li><a href="${chapterAddress(language, chapter)}">${escaped(title)}</a><p>${escaped(before)}<mark>${escaped(found)}</mark>${escaped(after)}</p></li>`
  const body =
    hits.length > 0
      ? `<ul class="hits">${hits.map(hitHtml).join('')}</ul>`
      : `<p role="status">${escaped(handbook.nothing)}</p>`
  return sheet(language, { title: handbook.search, body: `<h1>${escaped(typed)}</h1>${body}`, typed })
}
