import { expect, type Locator, test } from '@playwright/test'
import { languages } from '@takt/contract/languages.ts'
import { pages } from '@takt/contract/pages.ts'
import { open, settled, visit } from './visit.ts'

const telephone = { width: 390, height: 844 }
const boxesOf = (buttons: Locator) =>
  buttons.evaluateAll((all) =>
    all
      .map((one) => one.getBoundingClientRect())
      .filter(({ width }) => width > 0)
      .map(({ left, right, top, height }) => ({ left, right, middle: top + height / 2 })),
  )

test.describe('with a finger', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: telephone })
  for (const language of languages)
    test(`the buttons of the equipment report, its ⋯ among them, are one row on a telephone in ${language}`, async ({
      page,
    }) => {
      await visit(page, 'onlooker', language)
      await open(page, pages.equipmentReport.path)
      await settled(page)
      const more = page.locator('[data-front=true] header [data-actions]')
      const boxes = await boxesOf(more.locator('xpath=..').getByRole('button'))
      expect(boxes.length).toBeGreaterThan(2)
      for (const { middle } of boxes) expect(Math.abs(middle - boxes[0]!.middle)).toBeLessThan(16)
    })
})

test('framed buttons in the head of a record do not touch', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await visit(page, 'onlooker', 'en')
  await open(page, pages.orderCreate.path)
  await settled(page)
  await page
    .getByRole('grid')
    .filter({ visible: true })
    .getByRole('row')
    .nth(1)
    .getByRole('gridcell')
    .nth(1)
    .click()
  const buttons = page.locator('.ant-drawer-extra').getByRole('button')
  await expect(buttons.nth(1)).toBeVisible()
  const boxes = await boxesOf(buttons)
  for (const [at, { left }] of boxes.slice(1).entries())
    expect(left - boxes[at]!.right).toBeGreaterThanOrEqual(8)
})
