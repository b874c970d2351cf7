import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { open } from '~/testing/open.tsx'
import { Above } from './Above.tsx'

const draw = () =>
  open(
    <Above picture={null} waiting>
      <p>{'rows'}</p>
    </Above>,
  )
const seen = () => screen.getByText('rows').parentElement?.dataset.seen

test('rows wait for the picture above them, not for one that comes after', async () => {
  const { unmount } = await draw()
  expect(seen()).toBe('false')
  unmount()
  const wide = window.matchMedia
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    Object.defineProperty(wide(query), 'matches', { value: query.startsWith('(max-width') }),
  )
  await draw()
  expect(seen()).toBe('true')
})
