import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useScanner } from './scanner.ts'

/** Keys at known times: what tells a scanner from fingers is how fast they come. */
function type(target: EventTarget, keys: readonly string[], every: number) {
  return keys.map((key, at) => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })
    Object.defineProperty(event, 'timeStamp', { value: 10_000 + at * every })
    target.dispatchEvent(event)
    return event
  })
}
const scan = ['P', 'X', '-', '1', '0', '0', 'Enter']
const scanned = vi.fn<(text: string) => void>()
afterEach(() => {
  cleanup()
  scanned.mockClear()
})
function Listening() {
  useScanner(scanned)
  return <input aria-label="other" />
}

test('a scanner is heard wherever the focus is, and its Enter does nothing else', () => {
  render(<Listening />)
  const events = type(document.body, scan, 6)
  expect(scanned.mock.calls).toEqual([['PX-100']])
  expect(events.at(-1)?.defaultPrevented).toBe(true)
})

test('letters with capitals come with the shift key between them', () => {
  render(<Listening />)
  type(document.body, ['Shift', 'P', 'Shift', 'X', '-', '1', '0', 'Enter'], 6)
  expect(scanned.mock.calls).toEqual([['PX-10']])
})

test('fingers on a keyboard are not a scanner', () => {
  render(<Listening />)
  type(document.body, scan, 120)
  expect(scanned).not.toHaveBeenCalled()
})

test('what is scanned into a field stays in that field', () => {
  const { getByLabelText } = render(<Listening />)
  type(getByLabelText('other'), scan, 6)
  expect(scanned).not.toHaveBeenCalled()
})
