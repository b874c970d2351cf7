import { expect, test } from '@playwright/test'
import { open, settled, visit } from './visit.ts'

test('a chart that was never scrolled to is on paper, and no button is', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 500 })
  await visit(page, 'operator', 'en')
  await open(page, '/lineDashboard')
  await settled(page)
  await expect(page.locator('canvas')).toHaveCount(0)
  // It comes when the page is drawn and nobody waits.
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/assets/charts-')),
  )
  await page.pdf()
  expect(await page.locator('canvas').evaluate(isPainted)).toBe(true)
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('button.ant-btn').filter({ visible: true })).toHaveCount(0)
})

/** Whether anything was drawn on it. */
const isPainted = (canvas: Element) =>
  canvas instanceof HTMLCanvasElement &&
  canvas
    .getContext('2d')!
    .getImageData(0, 0, canvas.width, canvas.height)
    .data.some((value) => value !== 0)
