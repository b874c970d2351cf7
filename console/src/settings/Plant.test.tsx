import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { firstSettings } from '@takt/contract/first-settings.ts'
import { lines } from '@takt/contract/lines.ts'
import { settings } from '@takt/contract/settings.ts'
import { open, pretend } from '~/testing/open.tsx'
import BasicInfoPage from './BasicInfoPage.tsx'

const plant = { plantName: 'Werk', timeZone: 'Europe/Berlin', dayStart: '00:00' }

test.each([
  ['America/St_J', 'America/St Johns'],
  ['st johns', 'America/St Johns'],
  ['Calcuta', 'Asia/Kolkata'],
])('by %s the time zone %s is found', async (typed, zone) => {
  const user = userEvent.setup()
  const server = pretend()
  server.on(settings.get, () => ({ version: 3, settings: { ...firstSettings, plant } }))
  server.on(lines.list, () => [])
  await open(<BasicInfoPage />, { grants: { basicInfo: 'edit' }, at: '/?section=plant' })
  await user.type(await screen.findByRole('combobox', { name: /Time zone/ }), typed)
  expect(await screen.findByRole('option', { name: zone })).toBeTruthy()
})
