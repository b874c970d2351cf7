import { expect, test } from '@playwright/test'
import { languages } from '@takt/contract/languages.ts'
import { pages } from '@takt/contract/pages.ts'
import { open, visit } from './visit.ts'

test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

for (const language of languages)
  test(`a scan field’s button is as high as its field, also in a row of its own: ${language}`, async ({
    page,
  }) => {
    await visit(page, 'onlooker', language)
    await open(page, pages.toolDef.path)
    const form = page.getByRole('main').locator('form').first()
    await expect(form.locator('input')).toBeVisible()
    const [field, button] = await Promise.all(
      ['.ant-input-affix-wrapper', 'button'].map((part) => form.locator(part).last().boundingBox()),
    )
    expect(button!.height).toBeGreaterThanOrEqual(field!.height)
  })
