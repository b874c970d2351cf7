import { expect, test } from '@playwright/test'
import type { Language } from '@takt/contract/languages.ts'
import { en, type Words } from '@takt/contract/locales/en/words.ts'
import { es } from '@takt/contract/locales/es/words.ts'
import { ja } from '@takt/contract/locales/ja/words.ts'
import { zh } from '@takt/contract/locales/zh/words.ts'
import { pageNames, pages } from '@takt/contract/pages.ts'
import { type PageRow } from '@takt/contract/pages/page-row.ts'
import type { Role } from './call.ts'
import { open, settled, visit } from './visit.ts'

const languages: Record<Language, Words> = { en, zh, es, ja }
const mayOpen = (role: Role, { roles }: PageRow) => role === 'onlooker' || roles !== 'admin'
/** Every page in every language, and every page for every role. */
const walks: [Role, Language][] = [
  ['onlooker', 'en'],
  ['onlooker', 'zh'],
  ['onlooker', 'es'],
  ['onlooker', 'ja'],
  ['onlookingEditor', 'en'],
  ['onlookingOperator', 'en'],
]

/** The language with the longest words is read on a telephone. */
const narrow: Language = 'es'

for (const [role, language] of walks) {
  test(`${role} opens every page in ${language}: every word is there, nothing complains, and none is wider than its screen`, async ({
    page,
  }) => {
    const words = languages[language]
    const width = language === narrow ? 390 : 1440
    await page.setViewportSize({ width, height: 900 })
    const troubles = await visit(page, role, language)
    for (const name of pageNames) {
      await open(page, pages[name].path)
      await settled(page)
      if (!mayOpen(role, pages[name])) {
        await expect(page, `${name} is not for ${role}`).toHaveURL(
          `${process.env.TAKT_URL}/#${pages[name].path}`,
        )
        await expect(page.getByText(words.shell.notYours)).toBeVisible()
        continue
      }
      await expect(page).toHaveTitle(`${words.page[name]} - ${words.say.appTitle}`)
      await expect(page.getByRole('heading', { level: 1 }).filter({ visible: true }), name).toHaveCount(1)
      const text = await page.locator('body').innerText()
      expect(text, name).not.toMatch(/\bundefined\b|\bNaN\b|\[object|\{\w+\}/)
      expect(troubles, name).toEqual([])
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth), { message: name })
        .toBeLessThanOrEqual(width)
    }
    await expect.poll(() => page.locator('html').getAttribute('lang')).toContain(language)
  })
}
