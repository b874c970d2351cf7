import { expect, test } from '@playwright/test'
import { en } from '@takt/contract/locales/en/words.ts'
import { pages } from '@takt/contract/pages.ts'
import { badge, line, makeStation, stationNumber } from './one-station.ts'
import { open, visit } from './visit.ts'

const { stationScreen: screenWords, sops, defectReports, andon, reason } = en

test('one round at a station: refused, signed on, read, loaded, let in, not OK, help', async ({ page }) => {
  const { arrive } = await makeStation()
  await page.setViewportSize({ width: 1280, height: 800 })
  const troubles = await visit(page, 'admin', 'en', line)
  await open(page, `${pages.station.path}?stationNumber=${stationNumber}`)
  const ways = page.getByRole('navigation', { name: screenWords.tasks })
  const go = (task: keyof typeof screenWords.task) =>
    ways.getByRole('button', { name: screenWords.task[task] }).click()
  await expect(page.getByText(screenWords.noUnit)).toBeVisible()

  await go('people')
  await page.getByLabel(screenWords.badgeOn).fill(badge)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('banner').getByText('Eve Adams')).toBeVisible()

  // The page updates by itself.
  await go('work')
  expect(await arrive('E9-001')).toBe('noGo')
  const refused = page.getByRole('alert').filter({ hasText: 'E9-001' })
  await expect(refused).toContainText(reason.sopUnread)
  await expect(refused).toContainText(screenWords.advice.materialNotBound)

  // On a small panel the number of what waits squeezes no icon.
  await page.setViewportSize({ width: 1024, height: 768 })
  const widths = await ways
    .locator('svg')
    .evaluateAll((icons) => icons.map((icon) => icon.getBoundingClientRect().width))
  expect(widths).toEqual(widths.map(() => 24))
  await page.setViewportSize({ width: 1280, height: 800 })

  await expect(page.getByText('Take a cube')).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: sops.next, exact: true }).click()
  await page.getByLabel(sops.badge).fill(badge)
  await page.getByRole('button', { name: sops.confirm, exact: true }).click()
  await expect(page.getByText('Confirmed', { exact: true })).toBeVisible()

  await refused.getByRole('button', { name: screenWords.task.material }).click()
  await page.getByRole('button', { name: screenWords.load, exact: true }).first().click()
  const answer = page.locator('[data-answer] input')
  await answer.fill('F1')
  await answer.press('Enter')
  await answer.fill('E9-LOT-1')
  await answer.press('Enter')
  await expect(page.getByRole('complementary').getByText('E9-LOT-1')).toBeVisible()

  await go('work')
  expect(await arrive('E9-001')).toBe('go')
  const unit = page.getByRole('region', { name: screenWords.inWork })
  await expect(unit).toContainText('E9-001')
  await expect(unit).toContainText('Press in')
  await expect(refused).toHaveCount(0)

  await go('defects')
  await page.getByRole('button', { name: /^Dent/ }).click()
  await page.getByRole('button', { name: defectReports.log, exact: true }).click()
  await expect(page.getByText('E9-001: Dent is logged')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Take back/ })).toBeVisible()

  await page.getByRole('button', { name: andon.callOne }).click()
  await page.getByRole('button', { name: 'Equipment' }).click()
  await page.getByRole('button', { name: screenWords.call, exact: true }).click()
  await expect(page.getByRole('listitem').getByRole('button', { name: andon.move.arrive })).toBeVisible()
  const small = await page
    .locator('button:visible')
    .evaluateAll((all) =>
      all.filter((one) => one.getBoundingClientRect().height < 64).map((one) => one.textContent),
    )
  expect(small.filter(Boolean)).toEqual([])
  expect(troubles).toEqual([])
})
