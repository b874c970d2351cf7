import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Link, useLocation } from 'react-router'
import { expect, test } from 'vitest'
import { open } from '~/testing/open.tsx'
import { useHoldOpen } from './hold-open.ts'

/** The address never comes back: as on a slow machine, until somebody leaves again. */
function Rows() {
  const chosen = new URLSearchParams(useLocation().search).get('row')
  const { shown, setUnsaved } = useHoldOpen(
    chosen,
    (one, other) => one === other,
    () => {},
  )
  return (
    <>
      <h2>{shown ?? 'none'}</h2>
      <button type="button" onClick={() => setUnsaved(chosen)}>
        {'Type'}
      </button>
      {['one', 'two', 'three'].map((row) => (
        <Link key={row} to={`?row=${row}`}>
          {row}
        </Link>
      ))}
    </>
  )
}

test('whoever leaves again before the address is back is asked again', async () => {
  const user = userEvent.setup()
  await open(<Rows />)
  await user.click(screen.getByText('one'))
  await user.click(screen.getByText('Type'))
  await user.click(screen.getByText('two'))
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }))
  await user.click(screen.getByText('three'))
  await user.click(await screen.findByRole('button', { name: 'Leave' }))
  expect(await screen.findByRole('heading', { name: 'three' })).toBeTruthy()
})
