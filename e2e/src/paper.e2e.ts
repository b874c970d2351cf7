import { expect, test } from '@playwright/test'
import { open, settled, visit } from './visit.ts'

test('a chart that was never scrolled to is on paper, and no button is', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 500 })
  await visit(page, 'onlookingOperator', 'en')
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

test('a chart printed from a narrow window is as wide as the paper', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page, 'onlookingOperator', 'en')
  await open(page, '/lineDashboard')
  await settled(page)
  const canvas = page.locator('canvas').first()
  await page.locator('figure').first().scrollIntoViewIfNeeded()
  const widthOf = () => canvas.evaluate(({ style }) => Number.parseInt(style.width))
  await expect.poll(widthOf).toBeLessThan(390)
  const before = await widthOf()
  // Asked before it is shown on paper, after everything that listens for that.
  await page.evaluate(() =>
    window.addEventListener('beforeprint', () => {
      document.title = document.querySelector('canvas')!.style.width
    }),
  )
  await page.pdf()
  expect(await page.title()).toBe('718px')
  expect(await widthOf()).toBe(before)
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize({ width: 718, height: 1000 })
  const shares = await page
    .locator('canvas')
    .evaluateAll((all) =>
      all.map(
        (one) => one.getBoundingClientRect().width / one.closest('figure')!.getBoundingClientRect().width,
      ),
    )
  for (const share of shares) expect(share).toBeCloseTo(1, 1)
})

/** Whether anything was drawn on it. */
const isPainted = (canvas: Element) =>
  canvas instanceof HTMLCanvasElement &&
  canvas
    .getContext('2d')!
    .getImageData(0, 0, canvas.width, canvas.height)
    .data.some((value) => value !== 0)
