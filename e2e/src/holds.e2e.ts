import { expect, test } from '@playwright/test'
import { open, visit } from './visit.ts'

test('why a lot is on hold stays inside the page of a telephone, however long it is', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page, 'onlooker', 'en')
  const reason = 'brittle after the oven, '.repeat(8).trim()
  const rule = { message: 'r-1', kind: 'materialLot', value: 'LOT-0', bomCodes: [], reason, by: 'Anna' }
  await page.route('**/api/genealogy/rules/*', (route) =>
    route.fulfill({ json: { code: 20000, data: [{ ...rule, at: new Date().toISOString() }] } }),
  )
  await open(page, '/bom/bomSummary?bomLot=LOT-0')
  const reasonText = page.getByText(reason)
  await expect(reasonText).toBeVisible()
  await expect
    .poll(async () => {
      const box = await reasonText.boundingBox()
      return box && box.x + box.width
    })
    .toBeLessThanOrEqual(390)
})
