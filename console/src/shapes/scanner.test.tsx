import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useLooseScans, useScanner } from './scanner.ts'

const scan = ['P', 'X', '-', '1', '0', '0', 'Enter']
const scanned = vi.fn<(text: string) => void>()
afterEach(() => {
  cleanup()
  scanned.mockClear()
})

/** Keys at known times: what tells a scanner from fingers is how fast they come. */
function type(keys: readonly string[], times: (at: number) => number, target: EventTarget = document.body) {
  return keys.map((key, at) => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })
    Object.defineProperty(event, 'timeStamp', { value: times(at) })
    target.dispatchEvent(event)
    return event
  })
}
const asScanner = (at: number) => 10_000 + at * 6

function Listening() {
  useScanner(scanned)
  return <input aria-label="other" />
}

test('a scanner works wherever the focus is, and its Enter does nothing else', () => {
  render(<Listening />)
  const events = type(scan, asScanner)
  expect(scanned.mock.calls).toEqual([['PX-100']])
  expect(events.at(-1)?.defaultPrevented).toBe(true)
})

test('letters with capitals come with the shift key between them', () => {
  render(<Listening />)
  type(['Shift', 'P', 'Shift', 'X', '-', '1', '0', 'Enter'], asScanner)
  expect(scanned.mock.calls).toEqual([['PX-10']])
})

test('one key that arrives late does not cut a scan in two', () => {
  render(<Listening />)
  type(scan, (at) => asScanner(at) + (at > 2 ? 120 : 0))
  expect(scanned.mock.calls).toEqual([['PX-100']])
})

test('what was typed a while ago is not part of a scan', () => {
  render(<Listening />)
  type(scan.slice(0, 3), asScanner)
  type(scan, (at) => asScanner(at) + 5000)
  expect(scanned.mock.calls).toEqual([['PX-100']])
})

test.each(['7', 'A1', 'S30'])('a code of few characters is heard: %s', (code) => {
  render(<Listening />)
  type([...Array.from(code), 'Enter'], asScanner)
  expect(scanned.mock.calls).toEqual([[code]])
})

test.each(['7', 'A1', 'S30'])('few keys in one roll of the hand are not a scan: %s', (code) => {
  render(<Listening />)
  type([...Array.from(code), 'Enter'], (at) => 10_000 + at * 45)
  expect(scanned).not.toHaveBeenCalled()
})

test('fingers on a keyboard are not a scanner', () => {
  render(<Listening />)
  type(scan, (at) => 10_000 + at * 120)
  expect(scanned).not.toHaveBeenCalled()
})

test('what is scanned into a field stays in that field', () => {
  const { getByLabelText } = render(<Listening />)
  type(scan, asScanner, getByLabelText('other'))
  expect(scanned).not.toHaveBeenCalled()
})

test('what a part of the page waits for goes to that part alone, anything else to the listener of loose scans', () => {
  const loose = vi.fn<(text: string) => void>()
  function Around({ isWaiting }: { isWaiting: boolean }) {
    useLooseScans(loose)
    return isWaiting ? <Listening /> : null
  }
  const { rerender } = render(<Around isWaiting />)
  type(scan, asScanner)
  expect([scanned.mock.calls, loose.mock.calls]).toEqual([[['PX-100']], []])
  rerender(<Around isWaiting={false} />)
  const events = type(scan, (at) => asScanner(at) + 5000)
  expect([scanned.mock.calls.length, loose.mock.calls]).toEqual([1, [['PX-100']]])
  expect(events.at(-1)?.defaultPrevented).toBe(true)
})
