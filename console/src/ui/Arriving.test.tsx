import { createRoot } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import { Arriving } from './Arriving.tsx'
import { later } from './later.ts'

const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }
const before = environment.IS_REACT_ACT_ENVIRONMENT
afterEach(() => {
  vi.useRealTimers()
  environment.IS_REACT_ACT_ENVIRONMENT = before
})

test('a part that arrives is drawn at once', async () => {
  // Under `act` nothing is held back.
  environment.IS_REACT_ACT_ENVIRONMENT = false
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const come = Promise.withResolvers<() => string>()
  const Part = later(() => come.promise)
  const place = document.createElement('div')
  const root = createRoot(place)
  root.render(
    <Arriving fallback="on its way">
      <Part />
    </Arriving>,
  )
  await vi.waitUntil(() => place.textContent === 'on its way')
  come.resolve(() => 'here')
  await vi.advanceTimersByTimeAsync(10)
  await new Promise((done) => setImmediate(done))
  expect(place.textContent).toBe('here')
  root.unmount()
})
