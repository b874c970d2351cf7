import { afterEach, expect, test, vi } from 'vitest'

const made = vi.hoisted(() => new Map<HTMLElement, { getDom: () => HTMLElement; dispose: () => void }>())
const sleepAfter = vi.hoisted(() => vi.fn<(frames: number) => void>())
vi.mock('echarts/core', () => ({
  getInstanceByDom: (box: HTMLElement) => made.get(box),
  init(box: HTMLElement) {
    const drawn = {
      getDom: () => box,
      getZr: () => ({ setSleepAfterStill: sleepAfter }),
      isDisposed: () => !made.has(box),
      dispose: () => made.delete(box),
    }
    made.set(box, drawn)
    return drawn
  },
}))
const { chartIn, rest } = await import('./held-charts.ts')

/** A tab beside others, with a box for a chart. */
function openTab() {
  const tab = document.createElement('div')
  tab.dataset.front = 'true'
  const box = tab.appendChild(document.createElement('div'))
  document.body.appendChild(tab)
  return { tab, box }
}

afterEach(() => {
  document.body.replaceChildren()
  made.clear()
})

test('a chart that is drawn asks for one more frame, not for ten', () => {
  chartIn(openTab().box)
  expect(sleepAfter.mock.calls).toEqual([[1]])
})

test('a chart whose tab is hidden and seen again is the same one', () => {
  const { box } = openTab()
  const drawn = chartIn(box)
  rest(drawn)
  expect(chartIn(box)).toBe(drawn)
  expect(made.size).toBe(1)
})

test('a chart that leaves the page in front is let go of at once', () => {
  const { tab, box } = openTab()
  const drawn = chartIn(box)
  tab.remove()
  rest(drawn)
  expect(made.size).toBe(0)
})

test('a chart of a hidden tab is let go of when that tab is closed', async () => {
  const { tab, box } = openTab()
  openTab()
  rest(chartIn(box))
  tab.remove()
  await vi.waitFor(() => expect(made.size).toBe(0))
})
