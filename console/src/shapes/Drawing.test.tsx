import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { files } from '@takt/contract/files.ts'
import { open, pretend } from '~/testing/open.tsx'
import { Drawing } from './Drawing.tsx'

const server = pretend()
const heard = () => screen.getByRole('status').textContent

async function shown(spots: { x: number; y: number; failures: number }[] = []) {
  server.on(files.picture, () => ({ picture: 'data:image/png;base64,AAAA' }))
  const picked = vi.fn<(at: { x: number; y: number }) => void>()
  const drawing = (
    <Drawing fileId="0199c0de-0000-7000-8000-000000000001" label="Where?" spots={spots} onPick={picked} />
  )
  await open(drawing, { grants: { defectReporting: 'edit' } })
  const button = await screen.findByRole('button', { name: 'Where?' })
  button.focus()
  return { picked, user: userEvent.setup() }
}

test('arrow keys move a cross from the middle, and Enter marks its place; an Enter that only shows it marks nothing', async () => {
  const { picked, user } = await shown()
  await user.keyboard('{Enter}')
  expect(picked).not.toHaveBeenCalled()
  expect(heard()).toBe('50.0% from the left, 50.0% from the top')
  await user.keyboard('{ArrowRight}{ArrowDown}{ArrowDown}{Shift>}{ArrowLeft}{/Shift}')
  expect(heard()).toBe('42.0% from the left, 54.0% from the top')
  await user.keyboard('{Enter}')
  expect(picked.mock.calls).toEqual([[{ x: 0.42, y: 0.54 }]])
})

test('it begins at the marked place, stays on the drawing, and Escape takes it away', async () => {
  const { picked, user } = await shown([{ x: 0.95, y: 0.01, failures: 1 }])
  await user.keyboard('{ArrowUp}{Shift>}{ArrowRight}{/Shift} ')
  expect(picked.mock.calls).toEqual([[{ x: 1, y: 0 }]])
  await user.keyboard('{Escape}')
  expect(heard()).toBe('')
  await user.keyboard('{Enter}')
  expect(picked).toHaveBeenCalledTimes(1)
})
