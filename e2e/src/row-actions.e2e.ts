import { expect, test } from '@playwright/test'
import { pages } from '@takt/contract/pages.ts'
import { open, settled, visit } from './visit.ts'

test('the actions of a row take no room until it is pointed at', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await visit(page, 'onlooker', 'en')
  await open(page, pages.bomDef.path)
  await settled(page)
  const grid = page.getByRole('grid').filter({ visible: true })
  const row = grid.getByRole('row').nth(1)
  const actions = row.locator('[data-actions]')
  const edge = await grid.evaluate((one) => one.getBoundingClientRect().left + one.clientWidth)
  await expect(actions).toHaveCSS('opacity', '0')
  const ends = () =>
    grid.getByRole('columnheader').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().right))
  // A column of the list ends where the grid does.
  await expect
    .poll(async () => (await ends()).slice(0, -1).some((right) => Math.abs(right - edge) < 2))
    .toBe(true)
  await row.hover()
  await expect(actions).toHaveCSS('opacity', '1')
  const box = (await actions.boundingBox())!
  expect(Math.abs(box.x + box.width - edge)).toBeLessThan(2)
})
