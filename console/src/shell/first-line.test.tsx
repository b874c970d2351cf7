import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { lines, type Line } from '@takt/contract/lines.ts'
import { readLine, writeLine } from '~/api/stored.ts'
import { arrive, pretend } from '~/testing/open.tsx'
import { useFirstLine } from './first-line.ts'

const line = (lineNumber: string, enabled = true): Line => ({
  lineNumber,
  lineName: lineNumber,
  location: null,
  manager: null,
  okRateTarget: null,
  taktTarget: null,
  shortStopFrom: null,
  reasonFrom: null,
  enabled,
  revision: 0,
})
const server = pretend()

function Chosen() {
  useFirstLine()
  return <output>{`on ${readLine()}`}</output>
}

test('whoever came in before there was a line is on the first one in use as soon as it is there', async () => {
  writeLine(null)
  server.on(lines.list, () => [line('OLD', false), line('L1')])
  await arrive(<Chosen />, { at: '/', token: 'a-token' })
  expect(await screen.findByText('on L1')).toBeTruthy()
})

test('a line that was chosen stays', async () => {
  writeLine({ lineNumber: 'L2' })
  server.on(lines.list, () => [line('L1'), line('L2')])
  await arrive(<Chosen />, { at: '/', token: 'a-token' })
  expect(await screen.findByText('on L2')).toBeTruthy()
})
