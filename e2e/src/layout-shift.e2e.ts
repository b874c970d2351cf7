import { expect, test, type Page } from '@playwright/test'
import { pageNames, pages } from '@takt/contract/pages.ts'
import { open, settled, visit } from './visit.ts'

const limit = 0.02
/** Side by side, because most of the time a page is waited for. */
const lanes = 4

declare global {
  interface Window {
    shifts: { value: number; moved: string[] }[]
  }
}

/** Runs in the page, before anything of it: what moves without anybody having touched it. */
function watchShifts() {
  type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node: Node | null }[] }
  const nameOf = (node: Node | null) =>
    node instanceof Element ? `${node.tagName} ${node.className}` : 'text'
  window.shifts = []
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[])
      // what is observed below
      if (!hadRecentInput) window.shifts.push({ value, moved: sources.map(({ node }) => nameOf(node)) })
  }).observe({ type: 'layout-shift', buffered: true })
}

const sumOf = (shifts: Window['shifts']) => shifts.reduce((all, { value }) => all + value, 0)

/** How much a page moved from its first picture to its last, and what did. */
async function shiftsOf(page: Page, path: string) {
  // Another address alone would not load it anew.
  await page.goto('about:blank')
  await open(page, path)
  await expect(page.getByRole('heading', { level: 1 }).filter({ visible: true })).toHaveCount(1)
  await settled(page)
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
  return page.evaluate(() => window.shifts)
}

for (const width of [1440, 390])
  test(`a page that is opened moves nothing by itself, ${width} px`, async ({ context }) => {
    test.slow()
    const moved: string[] = []
    const walk = async (lane: number) => {
      const page = await context.newPage()
      await page.setViewportSize({ width, height: 900 })
      await page.addInitScript(watchShifts)
      await visit(page, 'onlooker', 'en')
      for (const name of pageNames.filter((_, at) => at % lanes === lane)) {
        const first = await shiftsOf(page, pages[name].path)
        if (sumOf(first) <= limit) continue
        // A machine that stalls between two answers moves a page once; twice, it is the page.
        const shifts = await shiftsOf(page, pages[name].path)
        if (sumOf(shifts) > limit)
          moved.push(`${name} ${sumOf(shifts).toFixed(3)}: ${JSON.stringify([first, shifts])}`)
      }
    }
    await Promise.all(Array.from({ length: lanes }, (_, lane) => walk(lane)))
    expect(moved).toEqual([])
  })
