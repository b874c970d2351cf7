import { expect, test, vi } from 'vitest'
import { open } from '~/testing/open.tsx'
import { ViewSwitch } from './ViewSwitch.tsx'

test('the view that is shown is brought into sight', async () => {
  const seen = vi.fn(function (this: HTMLElement) {
    return this.textContent
  })
  Element.prototype.scrollIntoView = seen
  // All of it is wider than there is room for.
  vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(4000)
  vi.stubGlobal(
    'ResizeObserver',
    class {
      #tell: (entries: []) => void
      constructor(tell: (entries: []) => void) {
        this.#tell = tell
      }
      observe() {
        queueMicrotask(() => this.#tell([]))
      }
      unobserve() {}
      disconnect() {}
    },
  )
  const names = { first: 'First', last: 'Last' }
  await open(
    <ViewSwitch label="Views" views={['first', 'last']} view="last" names={names} onShow={vi.fn()} />,
  )
  await vi.waitFor(() => expect(seen).toHaveReturnedWith('Last'))
})
