import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { en } from '@takt/contract/locales/en/words.ts'
import type { Grants } from '@takt/contract/session.ts'
import { open, pretend } from '~/testing/open.tsx'
import { useTabs } from '../tabs.ts'
import { Palette } from './Palette.tsx'

const { find, page } = en
pretend()
beforeEach(() => useTabs.getState().reset())

const offered = async (grants: Grants, at = '/') => {
  await open(<Palette onClose={() => {}} />, { grants, at })
  ;(await screen.findByRole('combobox')).focus()
  return (await screen.findAllByRole('option')).map(({ textContent }) => textContent)
}

test('before anything is typed there is where one was, but not where one is, and what one may do', async () => {
  const { visit } = useTabs.getState()
  visit('/bom/bomDef', '')
  visit('/order/orderCreate', '')
  const grants = { orderCreate: 'edit', bomMonitors: 'edit', bomDef: 'view' } as const
  expect(await offered(grants, '/order/orderCreate')).toEqual([
    `${page.bomDef}${find.recent}`,
    `${find.createOrder}${find.action}`,
    `${find.loadMaterial}${find.action}`,
    `${en.comfort.fullscreen}${find.action}`,
  ])
})

test('what one may not do is not offered', async () =>
  expect(await offered({ orderCreate: 'view', bomMonitors: 'view' })).toEqual([
    `${en.comfort.fullscreen}${find.action}`,
  ]))
