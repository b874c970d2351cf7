import { expect, test, type Page } from '@playwright/test'
import { chartEvents } from '@takt/contract/chartEvents.ts'
import { charts } from '@takt/contract/charts.ts'
import { en } from '@takt/contract/locales/en/words.ts'
import { pages } from '@takt/contract/pages.ts'
import { call } from './call.ts'
import { heading, open, settled, visit } from './visit.ts'

/** How often a picture as large as a chart was begun anew. */
const countDrawings = (page: Page) =>
  page.addInitScript(() => {
    const counted = window as unknown as { drawings: number }
    counted.drawings = 0
    const of = CanvasRenderingContext2D.prototype
    const clear = Reflect.get(of, 'clearRect')
    of.clearRect = function (...room) {
      if (this.canvas.clientHeight > 300) counted.drawings++
      clear.apply(this, room)
    }
  })
const drawings = (page: Page) => page.evaluate(() => (window as unknown as { drawings: number }).drawings)
const goTo = async (page: Page, name: 'mainDashboard' | 'cpkReport', search = '') => {
  await page.evaluate((path) => (location.hash = path), `${pages[name].path}${search}`)
  await expect(heading(page)).toHaveText(en.page[name])
  await settled(page)
}

test('a chart is drawn once for each answer: not when its tab is seen again, not for events that did not happen', async ({
  page,
}) => {
  const measured = await call(charts.overview, {}, 'L1', 'onlooker')
  const [first, second] = measured.filter(({ sampleNum }) => sampleNum > 20)
  const to = new Date(Date.now() - 60_000).toISOString() // what is measured while this runs would be another answer
  const search = ({ stationNumber, colSetId, colSetVersion, resultCode }: (typeof measured)[number]) =>
    `?${new URLSearchParams({ stationNumber, colSetId, colSetVersion: String(colSetVersion), resultCode, to, view: 'chart' })}`
  await countDrawings(page)
  for (const endpoint of [chartEvents.of, chartEvents.borders])
    await page.route(`**/api/${endpoint.name}/*`, async (route) => {
      const reply = await route.fetch()
      await route.fulfill({ response: reply, json: { ...((await reply.json()) as object), data: [] } })
    })
  const troubles = await visit(page, 'onlooker', 'en')
  await open(page, `${pages.cpkReport.path}${search(first!)}`)
  await settled(page)
  await expect.poll(() => drawings(page)).toBeGreaterThan(0)
  await page.waitForTimeout(1000)

  const before = await drawings(page)
  expect(before).toBe(1)
  await goTo(page, 'mainDashboard')
  await goTo(page, 'cpkReport', search(first!))
  await page.waitForTimeout(500)
  expect(await drawings(page)).toBe(before)

  await goTo(page, 'mainDashboard')
  await goTo(page, 'cpkReport', search(second!))
  await expect.poll(() => drawings(page)).toBe(before + 1)
  await page.waitForTimeout(500)
  expect(await drawings(page)).toBe(before + 1)
  expect(troubles).toEqual([])
})

test('where a crowded chart is pressed, on its line too, it opens the units of the point that it shows', async ({
  page,
}) => {
  const measured = await call(charts.overview, {}, 'L1', 'onlooker')
  const { stationNumber, colSetId, colSetVersion, resultCode } = measured.toSorted(
    (a, b) => b.sampleNum - a.sampleNum,
  )[0]!
  const place = { stationNumber, colSetId, colSetVersion: String(colSetVersion), resultCode, view: 'chart' }
  const troubles = await visit(page, 'onlooker', 'en')
  await open(page, `${pages.cpkReport.path}?${new URLSearchParams(place)}`)
  await settled(page)
  const chart = page.getByRole('img').locator('canvas').filter({ visible: true }).first()
  const { width } = (await chart.boundingBox())!
  // Half way between the limits, where the line goes up and down.
  const position = { x: width * 0.55, y: 137 }
  await chart.hover({ position })
  const tip = page.locator('[role=img] > div').filter({ hasText: /\d\d:\d\d:\d\d/ })
  await expect(tip).toBeVisible()
  const [, , serial] = await tip.locator('div').allTextContents()
  await chart.click({ position })
  // One unit is opened; of several those of the point are named.
  const named = page.getByRole('link', { name: serial!, exact: true })
  await expect
    .poll(async () => page.url().endsWith(`unit=${serial}`) || (await named.count()) === 1)
    .toBe(true)
  expect(troubles).toEqual([])
})
