import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Link, MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { confirm, Questions } from './confirm.tsx'
import './ConfirmDialog.tsx' // fetched later otherwise, and a test does not wait so long

test('who goes to another page while a question is open has answered no', async () => {
  render(
    <MemoryRouter>
      <Link to="/orders">{'Orders'}</Link>
      <Questions />
    </MemoryRouter>,
  )
  const answer = confirm({ title: 'Save the changes?', yes: 'Save', no: 'Cancel' })
  await screen.findByText('Save the changes?')
  await userEvent.click(screen.getByText('Orders'), { pointerEventsCheck: 0 })
  expect(await answer).toBe(false)
  await waitFor(() => expect(screen.queryByText('Save the changes?')).toBeNull())
})
