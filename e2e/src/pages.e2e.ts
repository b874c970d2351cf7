import { expect, type Page, test } from '@playwright/test'
import { languages, type Language } from '@takt/contract/languages.ts'
import { en, type Words } from '@takt/contract/locales/en/words.ts'
import { es } from '@takt/contract/locales/es/words.ts'
import { ja } from '@takt/contract/locales/ja/words.ts'
import { zh } from '@takt/contract/locales/zh/words.ts'
import { type PageName, pageNames, pages } from '@takt/contract/pages.ts'
import { looksWhole, measured, sizes } from './page-measures.ts'
import { open, type Troubles, visit } from './visit.ts'

const books: Record<Language, Words> = { en, zh, es, ja }

async function arrive(page: Page, name: PageName, words: Words, troubles: Troubles) {
  await page.setViewportSize(sizes[0]!)
  await open(page, pages[name].path)
  await looksWhole(page, name, words, troubles)
}

// In English they are checked where each is opened by itself: access.e2e.ts.
for (const language of languages.filter((one) => one !== 'en'))
  test(`every page in ${language}: every word is there, nothing complains, nothing is cut or wider than its screen`, async ({
    page,
  }) => {
    test.slow()
    const troubles = await visit(page, 'onlooker', language)
    const all = []
    for (const name of pageNames) {
      await arrive(page, name, books[language], troubles)
      all.push(await measured(page, name, language))
    }
    await expect.poll(() => page.locator('html').getAttribute('lang')).toContain(language)
    expect(all.flatMap(({ cut }) => cut)).toEqual([])
    expect(all.reduce((sum, { heads }) => sum + heads, 0)).toBeGreaterThan(200)
    expect(
      all.flatMap(({ low }) => low),
      'the first row of a list is in the upper third at 1024 × 768',
    ).toEqual([])
    expect(all.filter(({ isMeasured }) => isMeasured).length).toBeGreaterThan(18)
  })

/** The least privileged role: no page of theirs makes a call that it may not make. */
test('onlookingOperator opens every page that is theirs, and no other', async ({ page }) => {
  const troubles = await visit(page, 'onlookingOperator', 'en')
  for (const name of pageNames) {
    if (pages[name].roles !== 'admin') {
      await arrive(page, name, en, troubles)
      continue
    }
    await isRefused(page, name)
  }
})

test('onlookingEditor opens no page that is an administrator’s', async ({ page }) => {
  await visit(page, 'onlookingEditor', 'en')
  for (const name of pageNames.filter((one) => pages[one].roles === 'admin')) await isRefused(page, name)
})

async function isRefused(page: Page, name: PageName) {
  await open(page, pages[name].path)
  await expect(page, name).toHaveURL(`${process.env.TAKT_URL}/#${pages[name].path}`)
  await expect(page.getByText(en.shell.notYours)).toBeVisible()
}
