import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { MiddleCut } from './MiddleCut.tsx'

test('the end of a long number is a part of its own that is never cut, and the whole is there to read and copy', () => {
  const { container } = render(<MiddleCut>{'2026-11-22-SUPPLIER-000417'}</MiddleCut>)
  const [head, tail] = container.querySelectorAll('span > span')
  expect(tail!.textContent).toBe('R-000417')
  expect(`${head!.textContent}${tail!.textContent}`).toBe('2026-11-22-SUPPLIER-000417')
  expect(container.firstElementChild!.getAttribute('title')).toBe('2026-11-22-SUPPLIER-000417')
})

test('a short number stays one text, and none is a dash', () => {
  expect(render(<MiddleCut>{'LOT-1'}</MiddleCut>).container.innerHTML).toBe('LOT-1')
  expect(render(<MiddleCut>{null}</MiddleCut>).container.textContent).toBe('–')
})
