import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { calendar } from '@takt/contract/calendar.ts'
import { en } from '@takt/contract/locales/en/words.ts'
import { open, pretend } from '~/testing/open.tsx'
import TimeFragmentPage from './TimeFragmentPage.tsx'

const server = pretend()

test('without shifts there are no slots: the page leads to where shifts are defined', async () => {
  server.on(calendar.slots, () => ({ today: '2026-03-02', takt: null, shifts: [], slots: [] }))
  await open(<TimeFragmentPage />, { grants: { timeFragment: 'edit', shiftManage: 'edit' } })
  await screen.findByText(en.calendar.noShifts)
  expect(screen.getByRole('button', { name: en.page.shiftManage })).toBeTruthy()
})
