import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Fresh } from './Fresh.tsx'

const changed = () => screen.getByText(/made/).dataset.changed

test('a value is marked when it changed, not when it is first seen or drawn again', () => {
  const { rerender } = render(<Fresh value={7}>made 7</Fresh>)
  expect(changed()).toBe('false')
  const first = screen.getByText('made 7')
  rerender(<Fresh value={7}>made 7</Fresh>)
  expect([changed(), screen.getByText('made 7') === first]).toEqual(['false', true])
  rerender(<Fresh value={8}>made 8</Fresh>)
  expect(changed()).toBe('true')
  // A new element for each change: its animation begins anew.
  const second = screen.getByText('made 8')
  rerender(<Fresh value={7}>made 7</Fresh>)
  expect(screen.getByText('made 7')).not.toBe(second)
})
