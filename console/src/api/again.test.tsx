import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Activity, useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { stations } from '@takt/contract/stations.ts'
import { open, pretend } from '~/testing/open.tsx'
import { useAnswer } from './hooks.ts'
import { useRegister } from './lists.ts'

const server = pretend()
const every = 30_000

function Answered() {
  return <output>{useAnswer(stations.list, {}, { every }).data?.total}</output>
}
function AnsweredAsItSays() {
  return <output>{useAnswer(stations.list, {}, { every: () => every }).data?.total}</output>
}
function Listed() {
  return <output>{useRegister(stations.list, { every }).total}</output>
}
function Tabs({ Page }: { Page: () => React.ReactNode }) {
  const [front, setFront] = useState(true)
  return (
    <>
      <Activity mode={front ? 'visible' : 'hidden'}>
        <Page />
      </Activity>
      <button type="button" aria-label="tab" onClick={() => setFront(!front)} />
    </>
  )
}

afterEach(() => {
  vi.useRealTimers()
})

test.each([
  ['an answer', Answered],
  ['an answer that says when', AnsweredAsItSays],
  ['a list', Listed],
])('%s that was put aside for longer is queried at once when its page comes back', async (_, Page) => {
  const user = userEvent.setup()
  let total = 0
  server.on(stations.list, () => ({ rows: [], total: ++total }))
  vi.useFakeTimers({ toFake: ['Date'] })
  await open(<Tabs Page={Page} />)
  const shown = () => screen.getByRole('status', { hidden: true }).textContent
  await expect.poll(shown).toBe('1')
  const leaveFor = async (pause: number) => {
    await user.click(screen.getByRole('button'))
    vi.setSystemTime(Date.now() + pause)
    await user.click(screen.getByRole('button'))
  }
  await leaveFor(every / 2)
  await new Promise((later) => setTimeout(later, 50))
  expect(shown()).toBe('1')
  await leaveFor(every)
  await expect.poll(shown).toBe('2')
})
