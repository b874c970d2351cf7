import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { HelpSum } from '@takt/contract/andonReport.ts'
import { open, pretend } from '~/testing/open.tsx'
import { Trend } from './Trend.tsx'

pretend()
const times = { average: null, median: null, p90: null }
const none: HelpSum = {
  calls: 0,
  answered: 0,
  solved: 0,
  cancelled: 0,
  repeats: 0,
  responseTime: times,
  solveTime: times,
  beforeA: null,
  beforeB: null,
  beforeC: null,
}

test('the first day is named as its production day, though the period begins in it after midnight', async () => {
  const end = '2026-03-02T05:00:00Z'
  const days = [
    { ...none, productionDay: '2026-03-01', start: '2026-03-02T02:00:00Z', end },
    { ...none, productionDay: '2026-03-02', start: end, end: '2026-03-03T05:00:00Z' },
  ]
  await open(<Trend days={days} />)
  await userEvent.click((await screen.findAllByRole('button', { name: 'Show as table' }))[0]!)
  const rows = within(await screen.findByRole('table')).getAllByRole('row')
  expect(rows.slice(1).map(({ textContent }) => textContent)).toEqual(['1 Mar0', '2 Mar0'])
})
