import type { Page } from '@playwright/test'
import { en } from '@takt/contract/locales/en/words.ts'
import { pages } from '@takt/contract/pages.ts'
import { goTo, inBrowser, watchWork } from './browser.ts'
import { makeLine } from './line.ts'
import { median, round, say } from './say.ts'
import type { Stage } from './stage.ts'

const rowCount = 100_000
const { path } = pages.productSummary

/** A table that holds more rows than anybody scrolls through: what it costs to show them, and what is in the page then. */
export async function benchTable(stage: Stage) {
  await makeLine(stage, 'BR', 3, 2)
  await inBrowser(stage, 'table', 'BR', async (page, url) => {
    await answerWith(page, rowCount)
    await page.goto(`${url}/#${pages.mainDashboard.path}`)
    const work = await watchWork(page)
    const took: number[] = []
    const elements: number[] = []
    // The first time brings the code; each is another question, so that nothing comes from memory.
    for (let time = 0; time < 6; time++) {
      const start = await work()
      await goTo(page, `${path}?orderCode=${time}`, en.page.productSummary, '[role=row][aria-rowindex="2"]')
      took.push((await work()) - start)
      elements.push(await page.evaluate(() => document.querySelectorAll('*').length))
      await page.getByRole('button', { name: `Close ${en.page.productSummary}`, exact: true }).click()
      // Otherwise the way back would be counted with the next table, or the old table be taken for it.
      await goTo(page, pages.mainDashboard.path, en.page.mainDashboard)
    }
    const milliseconds = round(median(took.slice(1)), 1)
    say('a table of 100 000 rows, processor time until it is seen', {
      milliseconds,
      limit: 150,
      reached: milliseconds <= 150,
    })
    say('a table of 100 000 rows, elements of the page', {
      elements: Math.max(...elements),
      limit: 3000,
      reached: Math.max(...elements) <= 3000,
    })
  })
}

/** As if the server had given them all at once; made before anything is measured. */
const answerWith = (page: Page, count: number) =>
  page.addInitScript((count) => {
    const answer = window.fetch
    const rows = Array.from({ length: count }, (_, at) => ({
      lineNumber: 'BR',
      productId: `01920000-0000-7000-8000-${String(at).padStart(12, '0')}`,
      productSn: `SN-${at}`,
      typeNo: 'GB',
      typeVer: 1,
      orderCode: 'WO',
      lotNo: null,
      processingNumber: 'R',
      processingVer: 1,
      processStatus: 'finished',
      resultStatus: 'ok',
      currentStep: null,
      currentStation: null,
      reworkCount: 0,
      statusReason: null,
      failedStep: null,
      registeredAt: '2026-03-02T06:00:00.000Z',
      finishedAt: null,
      lastTime: '2026-03-02T07:00:00.000Z',
    }))
    const whole = Object.assign(new Response(), {
      json: async () => ({ code: 20000, data: { rows, next: null, total: 10_001 } }),
    })
    window.fetch = async (request, how) =>
      String(request).includes('/api/units/list/') ? whole : answer(request, how)
  }, count)
