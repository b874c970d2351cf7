import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium, type Page } from '@playwright/test'
import { lines } from '@takt/contract/lines.ts'
import { pageNames, pages } from '@takt/contract/pages.ts'
import type { PageRow } from '@takt/contract/pages/page-row.ts'
import { passes } from '@takt/contract/passes.ts'
import { call } from '../call.ts'
import { freePort, inRepository, startServer } from '../start-server.ts'
import { fixedAt } from './fixed-at.ts'
import { handbookScale, handbookWindow, saveForHandbook } from './handbook.ts'
import { options, type Shot } from './options.ts'
import { fileOf, sheetOf } from './sheet.ts'
import { logIn, take } from './take.ts'

/**
 * Every page as a picture: four languages, light and dark, three widths, and the walls as a hall sees them; one HTML page shows them all.
 * The demonstration has a moment that is always the same (fixed-clock.ts), a plant of `--url` its own.
 */
const { url: running, password, folder, languages, modes, widths, only, isForHandbook } = options()
const demonstration = running ? null : await openDemonstration()
const url = running ?? demonstration!.url
const target = path.resolve(inRepository('.'), folder)
if (!isForHandbook) mkdirSync(target, { recursive: true })

const wall = { width: 1920, height: 1080 }
const heights: Record<number, number> = { 1440: 900, 1024: 768, 390: 844 }
const chosen = pageNames.filter((name) => only.length === 0 || only.includes(name))
const ofHandbook = (): Shot[] =>
  languages.flatMap((language) =>
    chosen.map((name): Shot => ({ name, language, mode: 'light', ...handbookWindow })),
  )
const ofEverything = (): Shot[] =>
  languages.flatMap((language) =>
    modes.flatMap((mode) => [
      ...widths.flatMap((width) =>
        chosen
          .filter((name) => !isWall(name))
          .map((name): Shot => ({ name, language, mode, width, height: heights[width] ?? 900 })),
      ),
      // A wall is dark whatever the console is.
      ...(mode === modes[0] ? chosen.filter(isWall).map((name) => ({ name, language, mode, ...wall })) : []),
    ]),
  )

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--hide-scrollbars'],
})
try {
  const token = await logIn(url, password)
  const shots = isForHandbook ? ofHandbook() : ofEverything()
  const { failed, empty } = await take(browser, {
    url,
    token,
    shots,
    at: demonstration && fixedAt,
    ...(isForHandbook
      ? { scale: handbookScale, inOneWindow: true, save: saveForHandbook }
      : { scale: 1, inOneWindow: false, save: saveWhole }),
  })
  if (!isForHandbook) writeFileSync(path.join(target, 'index.html'), sheetOf(shots))
  console.log(
    `${shots.length - failed.length} pictures: ${isForHandbook ? 'docs/handbook' : path.join(target, 'index.html')}`,
  )
  for (const one of empty) console.log(`empty: ${one}`)
  for (const one of failed) console.log(`failed: ${one}`)
  process.exitCode = failed.length > 0 ? 1 : 0
} finally {
  await browser.close()
  await demonstration?.close()
}

function saveWhole(page: Page, shot: Shot) {
  return page.screenshot({ path: path.join(target, fileOf(shot)) })
}

function isWall(name: (typeof pageNames)[number]) {
  const { group }: PageRow = pages[name]
  return group === 'wall'
}

/** The plant of a first start of the product, with its past played up to the moment at which its clocks stop. */
async function openDemonstration() {
  const port = await freePort()
  const clock = pathToFileURL(inRepository('e2e/src/pictures/fixed-clock.ts')).href
  // The system log is a page too: at the tests' own level it would be empty.
  const settings = { DEMO: '1', LOG_LEVEL: 'info', NODE_OPTIONS: `--import ${clock}` }
  const { close } = await startServer(port, settings, 'A demonstration plant is set up')
  const url = `http://localhost:${port}`
  process.env.TAKT_URL = url
  await untilPlayed().catch(async (error: unknown) => {
    await close()
    throw error
  })
  return { url, close }
}

/** The past is played after the plant is set up; once its lines are near the moment of the pictures, the last of it is, when nothing new comes. */
async function untilPlayed() {
  const until = Date.now() + 20 * 60_000
  const aMinute = 60_000
  let before = ''
  for (;;) {
    const all = await call(lines.list, {})
    const last = await Promise.all(
      all.map(async ({ lineNumber }) => (await call(passes.list, { limit: 1 }, lineNumber)).rows[0]?.outTime),
    )
    const isPlayed =
      all.length > 0 && last.every((at) => Date.parse(at ?? '') > Date.parse(fixedAt) - aMinute)
    if (isPlayed && last.join() === before) return
    if (Date.now() > until) throw new Error('The demonstration has not played its past.')
    before = last.join()
    await new Promise((done) => setTimeout(done, 5_000))
  }
}
