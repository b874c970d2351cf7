import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Fresh } from './Fresh.tsx'

const of = (made: number) => <Fresh value={made}>{`made ${made}`}</Fresh>
const changed = () => screen.getByText(/made/).dataset.changed

test('a value is marked when it changed, not when it is first seen or drawn again', () => {
  const { rerender } = render(of(7))
  expect(changed()).toBe('false')
  const first = screen.getByText('made 7')
  rerender(of(7))
  expect([changed(), screen.getByText('made 7') === first]).toEqual(['false', true])
  rerender(of(8))
  expect(changed()).toBe('true')
  // A new element for each change: its animation begins anew.
  const second = screen.getByText('made 8')
  rerender(of(7))
  expect(screen.getByText('made 7')).not.toBe(second)
})

test('a mark that has faded is taken back, and the next change is marked again', () => {
  const { rerender } = render(of(7))
  rerender(of(8))
  // What React listens for where there is no AnimationEvent.
  fireEvent(screen.getByText('made 8'), new Event('webkitAnimationEnd', { bubbles: true }))
  expect(changed()).toBe('false')
  rerender(of(9))
  expect(changed()).toBe('true')
})
