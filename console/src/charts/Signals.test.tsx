import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { fill } from '@takt/contract/errors.ts'
import { en } from '@takt/contract/locales/en/words.ts'
import { chartReport } from '~/testing/chart-report.ts'
import { open } from '~/testing/open.tsx'
import { Signals } from './Signals.tsx'

const brokenAt = (count: number) =>
  chartReport({
    times: Array.from({ length: count }, (_, at) => Date.UTC(2026, 2, 2, 6, at)),
    broken: Array.from({ length: count }, (_, at) => ({ chart: 'location', rule: 1, at })),
  })
const all = async (count: number) => {
  await open(<Signals report={brokenAt(count)} chartInput={null} onPick={() => {}} />)
  await userEvent.click(screen.getByText(fill(en.boards.more, { count: String(Math.min(count, 100) - 5) })))
}
const cut = fill(en.charts.signalsCut, { count: '100' })

test('where there are more than are listed, it is said where all are', async () => {
  await all(120)
  expect(screen.getAllByRole('listitem')).toHaveLength(100)
  expect(screen.getByText(cut)).toBeTruthy()
})

test('where all are listed, nothing is', async () => {
  await all(100)
  expect(screen.getAllByRole('listitem')).toHaveLength(100)
  expect(screen.queryByText(cut)).toBeNull()
})
