import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Action } from './Action.tsx'

afterEach(cleanup)

test('a button that becomes blocked and free again is the same button and keeps the focus', () => {
  const draw = (blocked: string | null) => (
    <Action blocked={blocked} onClick={() => {}}>
      {'Release'}
    </Action>
  )
  const { rerender } = render(draw(null))
  const button = screen.getByRole('button')
  button.focus()
  for (const blocked of ['Not yet', null]) {
    rerender(draw(blocked))
    expect(screen.getByRole('button')).toBe(button)
    expect(document.activeElement).toBe(button)
    expect(button.getAttribute('aria-disabled')).toBe(blocked && 'true')
  }
})
