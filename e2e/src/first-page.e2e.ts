import { readdirSync, readFileSync, statSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { languages } from '@takt/contract/languages.ts'
import { en } from '@takt/contract/locales/en/words.ts'
import { inRepository } from './start-server.ts'
import { open, visit } from './visit.ts'

/** Somewhat below what is promised, 250 kB: what is added to it is noticed before the promise is broken. */
const limit = 249_900
const requestLimit = 11
const assets = inRepository('console/dist/assets')

/** These files, with everything that they cannot begin without. */
function withImports(files: string[]): string[] {
  const found = new Set(files)
  for (const file of found)
    if (file.endsWith('.js'))
      for (const [, name = ''] of readFileSync(`${assets}/${file}`, 'utf8').matchAll(
        /(?:from|import)\s*"\.\/([\w.-]+)"/g,
      ))
        found.add(name)
  return [...found]
}

/** The scripts and styles of the page itself, and the words of a language. */
function firstFiles(language: string) {
  const page = readFileSync(inRepository('console/dist/index.html'), 'utf8')
  const named = [...page.matchAll(/assets\/([\w.-]+\.(?:js|css))/g)].map(([, name = '']) => name)
  const words = readdirSync(assets).filter((file) => new RegExp(`^${language}-.{7}\\.js$`).test(file))
  expect([named.length, words.length]).toEqual([4, 1])
  return withImports([...named, ...words])
}

const weigh = (files: string[]) => files.reduce((sum, file) => sum + statSync(`${assets}/${file}.gz`).size, 0)

test('the first page, and the log-in before it, are 249.9 kB of script and style at most, as gzip, in every language', () => {
  for (const language of languages) {
    const files = firstFiles(language)
    expect(weigh(files), `${language}: ${files.join(', ')}`).toBeLessThan(limit)
    const logIn = withImports([
      ...files,
      ...readdirSync(assets).filter((file) => /^login-.{7}\.(js|css)$/.test(file)),
    ])
    expect(weigh(logIn), `${language}: ${logIn.join(', ')}`).toBeLessThan(limit)
  }
})

test('it takes eleven requests, the live connection and the letters among them', async ({ page }) => {
  const url = process.env.TAKT_URL!
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url().replace(url, '')))
  const live = page.waitForEvent('websocket')
  await visit(page, 'onlooker', 'en')
  await open(page, '/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(en.page.mainDashboard)
  await expect(page.getByRole('listitem').filter({ hasText: 'L1' }).first()).toBeVisible()
  await live
  const calls = requests
    .filter((path) => path.startsWith('/api/'))
    .map((path) => path.split('/').slice(2, 4).join('/'))
    // Sent once the page is drawn: on a slow machine that is before the rest has come.
    .filter((call) => call !== 'attention/counts')
  expect(calls.toSorted()).toEqual(['boards/lines', 'session/entry', 'session/ticket'])
  const fonts = requests.filter((path) => path.endsWith('.woff2'))
  // The page, its files, its letters, its calls, the live connection. What comes in the background is no part of it.
  expect(1 + firstFiles('en').length + fonts.length + calls.length + 1).toBeLessThanOrEqual(requestLimit)
})
