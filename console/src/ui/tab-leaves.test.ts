// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest'
import { letTabLeave } from './tab-leaves.ts'

afterEach(() => window.removeEventListener('keydown', letTabLeave, true))

test.each([
  { why: 'Tab from an open list', key: 'Tab', expanded: 'true', heard: false },
  { why: 'Enter in an open list', key: 'Enter', expanded: 'true', heard: true },
  { why: 'Tab from a closed one', key: 'Tab', expanded: 'false', heard: true },
])('$why: heard by the list $heard, and never kept from the browser', ({ key, expanded, heard }) => {
  window.addEventListener('keydown', letTabLeave, true)
  document.body.innerHTML = `<input role="combobox" aria-expanded="${expanded}">`
  const input = document.querySelector('input')!
  let reached = false
  input.addEventListener('keydown', () => {
    reached = true
  })
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })
  input.dispatchEvent(event)
  expect([reached, event.defaultPrevented]).toEqual([heard, false])
})
