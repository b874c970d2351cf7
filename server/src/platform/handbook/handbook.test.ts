import Fastify from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { chapters } from '@takt/contract/handbook.ts'
import { languages } from '@takt/contract/languages.ts'
import { spoken } from '@takt/contract/locales/spoken.ts'
import { handbookRoutes } from './handbook.routes.ts'

const app = Fastify()
handbookRoutes(app)
afterAll(() => app.close())
/** In what was found, not in the contents next to it. */
const hit = (language: string, chapter: string) =>
  new RegExp(`href="/help/${language}/${chapter}">[^<]*</a><p>`)
const open = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })

test.each(languages)('every chapter opens in %s, and each of its links leads on', async (language) => {
  const missing: string[] = []
  for (const chapter of chapters) {
    const { statusCode, body } = await open(`/help/${language}/${chapter}`)
    if (statusCode !== 200 || !body.includes('<h1>')) missing.push(chapter)
    // A mark that ends in a comma next to a Chinese letter is no mark to Markdown.
    if (body.includes('**')) missing.push(`${chapter}: **`)
    for (const [, to] of body.matchAll(/href="(\/help\/[^"]+)"/g))
      if (!/^\/help\/(look\.css|(en|zh|es|ja)\/(pictures\/)?\w+(\.webp)?)$/.test(to!))
        missing.push(`${chapter} → ${to}`)
  }
  expect(missing).toEqual([])
})

test('a chapter shows its page where it was taken, with the size it will have', async () => {
  const { body } = await open('/help/en/users')
  const [, address, alt, width, height] =
    /<img src="([^"]+)" alt="([^"]+)" width="(\d+)" height="(\d+)"/.exec(body) ?? []
  expect(address).toBe('/help/en/pictures/users.webp')
  expect(alt).toContain(spoken.en.page.users)
  expect([Number(width), Number(height)].every((side) => side > 300 && side < 1300)).toBe(true)
  const picture = await open(address!)
  expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/webp'])
  expect(picture.rawPayload.toString('latin1', 8, 16)).toMatch(/^WEBPVP8[LX]$/)
  for (const none of ['/help/en/pictures/nothing.webp', '/help/en/pictures/..%2f..%2fstart.webp'])
    expect((await open(none)).statusCode, none).toBe(404)
})

test.each(languages)(
  'nothing of it is loaded from another place, nor needs a log-in: %s',
  async (language) => {
    const sheets = await Promise.all(
      [...chapters.map((chapter) => `/help/${language}/${chapter}`), '/help/look.css'].map((url) =>
        open(url),
      ),
    )
    const loaded = sheets.flatMap(({ body }) => [
      ...[...body.matchAll(/(?:src|action)="([^"]+)"|<link[^>]+href="([^"]+)"/g)].map(
        (one) => one[1] ?? one[2]!,
      ),
      ...[...body.matchAll(/url\(([^)]+)\)|@import ([^;]+)/g)].map((one) => one[1] ?? one[2]!),
    ])
    expect(loaded.length).toBeGreaterThan(chapters.length)
    expect(loaded.filter((address) => !/^["']?\/(?!\/)/.test(address))).toEqual([])
    expect(sheets.filter(({ body }) => body.includes('<script'))).toEqual([])
  },
)

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
