import { expect, test } from '@playwright/test'
import { es } from '@takt/contract/locales/es/words.ts'
import { heading, open, visit } from './visit.ts'

test('the person at the end of the head is whole at every width, however long the name of the page is', async ({
  page,
}) => {
  await visit(page, 'admin', 'es')
  await open(page, '/rework/reworkSummary')
  await expect(heading(page)).toHaveText(es.page.reworkSummary)
  const last = page.locator('header').first().locator('> div > :last-child')
  const end = () => last.evaluate((person) => person.getBoundingClientRect().right)
  for (const width of [1366, 1280, 1200, 992, 991, 601, 390]) {
    await page.setViewportSize({ width, height: 800 })
    await expect.poll(end, { message: `${width} px` }).toBeLessThanOrEqual(width)
  }
})
