import Fastify from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { chapters } from '@takt/contract/handbook.ts'
import { languages } from '@takt/contract/languages.ts'
import { spoken } from '@takt/contract/locales/spoken.ts'
import { handbookRoutes } from './handbook.routes.ts'

const app = Fastify()
handbookRoutes(app)
afterAll(() => app.close())
/** In what was found, not among the contents beside it. */
const hit = (language: string, chapter: string) =>
  new RegExp(`href="/help/${language}/${chapter}">[^<]*</a><p>`)
const open = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })

test.each(languages)('every chapter opens in %s, and each of its links leads on', async (language) => {
  const missing: string[] = []
  for (const chapter of chapters) {
    const { statusCode, body } = await open(`/help/${language}/${chapter}`)
    if (statusCode !== 200 || !body.includes('<h1>')) missing.push(chapter)
    // A mark that ends in a comma beside a Chinese letter is no mark to Markdown.
    if (body.includes('**')) missing.push(`${chapter}: **`)
    for (const [, to] of body.matchAll(/href="(\/help\/[^"]+)"/g))
      if (!/^\/help\/(look\.css|(en|zh|es|ja)\/\w+)$/.test(to!)) missing.push(`${chapter} → ${to}`)
  }
  expect(missing).toEqual([])
})

test('what is typed is found in the words of the chapters, and shown as text', async () => {
  const { body } = await open('/help/en?q=control+chart')
  expect(body).toMatch(hit('en', 'cpkReport'))
  expect(body).not.toMatch(hit('en', 'about'))
  expect(body).toContain('<mark>')
  const none = await open(`/help/en?q=${encodeURIComponent('<script>alert(1)</script> xyzzy')}`)
  expect(none.body).toContain(spoken.en.handbook.nothing)
  expect(none.body).not.toContain('<script>')
})

test('Chinese and full-width letters are found as well', async () => {
  expect((await open(`/help/zh?q=${encodeURIComponent('控制图')}`)).body).toMatch(hit('zh', 'cpkReport'))
  expect((await open(`/help/ja?q=${encodeURIComponent('ＯＥＥ')}`)).body).toContain('<mark>')
})

test('it begins in the language of the console, else in that of the browser', async () => {
  const to = async (headers: Record<string, string>) => (await open('/help', headers)).headers.location
  expect(await to({ cookie: 'language=ja', 'accept-language': 'es' })).toBe('/help/ja/start')
  expect(await to({ 'accept-language': 'fr-FR, es;q=0.8' })).toBe('/help/es/start')
  expect(await to({})).toBe('/help/en/start')
})

test('what is no chapter is not found', async () => {
  for (const url of ['/help/en/nothing', '/help/fr/start', '/help/en/..%2f..%2fpackage'])
    expect((await open(url)).statusCode, url).toBe(404)
})
