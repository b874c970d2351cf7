import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { stations } from '@takt/contract/stations.ts'
import { open, pretend } from '~/testing/open.tsx'
import { useRegister } from './lists.ts'
import { writeLine } from './stored.ts'

const server = pretend()

function Stations() {
  const [stationNumber, ask] = useState('')
  const { total, waiting, earlier } = useRegister(stations.list, { fixed: { stationNumber } })
  return (
    <>
      <output>{waiting ? 'waiting' : `${total}${earlier ? ' earlier' : ''}`}</output>
      <button type="button" aria-label="ask" onClick={() => ask('S')} />
    </>
  )
}

test.each([
  ['another question of the line', 'L1', '7 earlier'],
  ['a question of another line', 'L2', 'waiting'],
])('what is shown while %s is waited for', async (_, lineNumber, shown) => {
  const user = userEvent.setup()
  server.on(stations.list, () => ({ rows: [], total: 7 }))
  await open(<Stations />)
  expect(await screen.findByText('7')).toBeTruthy()
  vi.spyOn(globalThis, 'fetch').mockReturnValue(new Promise(() => {}))
  writeLine({ lineNumber })
  await user.click(screen.getByRole('button'))
  expect(screen.getByRole('status').textContent).toBe(shown)
})
