import { getInstanceByDom, init, type ECharts } from 'echarts/core'
import { look } from './chart-look.ts'

/** Drawn charts whose effects have ended. React ends them alike when a tab is hidden and when it is closed; only the element tells which. */
const resting = new Set<ECharts>()

/** The chart of this element: as it was drawn before its tab was hidden, else a new one. */
export function chartIn(box: HTMLElement): ECharts {
  const drawn = getInstanceByDom(box)
  if (!drawn) return begin(box)
  resting.delete(drawn)
  return drawn
}

function begin(box: HTMLElement) {
  const drawn = init(box, look())
  // Nothing moves in it. The library would ask the browser for ten more frames of the whole page to see that.
  drawn.getZr().setSleepAfterStill(1)
  return drawn
}

/** Keeps the chart while its element is hidden, and lets go of it once that has left the document. */
export function rest(drawn: ECharts) {
  resting.add(drawn)
  disposeClosed()
  const tabs = drawn.isDisposed() ? null : drawn.getDom().closest('[data-front]')?.parentElement
  if (tabs) closing.observe(tabs, { childList: true })
}

const closing = new MutationObserver(disposeClosed)

function disposeClosed() {
  for (const drawn of resting) {
    if (drawn.getDom().isConnected) continue
    resting.delete(drawn)
    drawn.dispose()
  }
}
