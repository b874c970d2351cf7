import type { Page } from '@playwright/test'

declare global {
  interface Window {
    shifts: { value: number; moved: string[] }[]
  }
}

/** Runs in the page, before anything of it: what moves without anybody having touched it. */
export function watchShifts() {
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

const limit = 0.02

/** What moved a page more than it may, from its first picture to its last. */
export async function shiftsOver(page: Page) {
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
  const shifts = await page.evaluate(() => window.shifts)
  return shifts.reduce((all, { value }) => all + value, 0) > limit ? shifts : null
}
