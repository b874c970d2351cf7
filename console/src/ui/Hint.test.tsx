import { Activity } from 'react'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { Hint } from './Hint.tsx'
import { SideSheet } from './SideSheet.tsx'

afterEach(cleanup)
const draw = (text: string | null) =>
  render(
    <Hint text={text}>
      <button type="button">{'Release'}</button>
    </Hint>,
  )
const hint = () => screen.queryByRole('tooltip')

test('it is shown to who points at it and to who comes by key, and gone when they leave', async () => {
  const user = userEvent.setup()
  draw('Not yet')
  expect(hint()).toBeNull()
  await user.hover(screen.getByRole('button'))
  const tooltip = await screen.findByRole('tooltip')
  expect([tooltip.textContent, screen.getByRole('button').getAttribute('aria-describedby')]).toEqual([
    'Not yet',
    tooltip.id,
  ])
  await user.unhover(screen.getByRole('button'))
  await expect.poll(hint).toBeNull()
  await user.tab()
  expect(await screen.findByRole('tooltip')).toBeTruthy()
})

test('it may be pointed at itself, and Escape takes it away', async () => {
  const user = userEvent.setup()
  draw('Not yet')
  await user.hover(screen.getByRole('button'))
  await user.hover(await screen.findByRole('tooltip'))
  await new Promise((later) => setTimeout(later, 200))
  expect(hint()).not.toBeNull()
  await user.keyboard('{Escape}')
  await expect.poll(hint).toBeNull()
})

test('an empty text shows nothing', async () => {
  draw(null)
  await userEvent.hover(screen.getByRole('button'))
  await new Promise((later) => setTimeout(later, 200))
  expect([hint(), screen.getByRole('button').getAttribute('aria-describedby')]).toEqual([null, null])
})

test('Escape on a hint leaves the sheet under it open; the next one closes it', async () => {
  const user = userEvent.setup()
  const close = vi.fn<() => void>()
  render(
    <SideSheet title="Order" size={400} onClose={close}>
      <Hint text="Not yet">
        <button type="button">{'Release'}</button>
      </Hint>
    </SideSheet>,
  )
  await user.hover(screen.getByText('Release'))
  await screen.findByRole('tooltip')
  await user.keyboard('{Escape}')
  await expect.poll(hint).toBeNull()
  expect(close).not.toHaveBeenCalled()
  await user.keyboard('{Escape}')
  expect(close).toHaveBeenCalledOnce()
})

test('a page that was put aside with a hint comes back without it', async () => {
  const user = userEvent.setup()
  const page = (mode: 'visible' | 'hidden') => (
    <Activity mode={mode}>
      <Hint text="Not yet">
        <button type="button">{'Release'}</button>
      </Hint>
    </Activity>
  )
  const { rerender } = render(page('visible'))
  await user.hover(screen.getByRole('button'))
  await screen.findByRole('tooltip')
  rerender(page('hidden'))
  await expect.poll(hint).toBeNull()
  rerender(page('visible'))
  await new Promise((later) => setTimeout(later, 300))
  expect(hint()).toBeNull()
})
