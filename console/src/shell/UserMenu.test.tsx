import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { en } from '@takt/contract/locales/en/words.ts'
import { open, pretend } from '~/testing/open.tsx'
import { UserMenu } from './UserMenu.tsx'

const { comfort, find } = en

test('in a narrow window the menu of the user holds the search and full screen, which the navbar has no room for', async () => {
  const wide = window.matchMedia
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    Object.assign(wide(query), { matches: query.includes('max-width') }),
  )
  pretend()
  const user = userEvent.setup()
  await open(<UserMenu />)
  await user.click(await screen.findByRole('button'))
  await user.click(await screen.findByRole('menuitem', { name: comfort.fullscreen }))
  await screen.findByText(comfort.noFullscreen) // jsdom lacks it: the press reached it
  await user.click(screen.getByRole('button'))
  await user.click(await screen.findByRole('menuitem', { name: find.palette }))
  expect(await screen.findByRole('dialog', { name: find.palette })).toBeTruthy()
})
