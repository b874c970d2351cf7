import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { charts } from '@takt/contract/charts.ts'
import { open, pretend } from '~/testing/open.tsx'
import { graded } from '~/testing/graded.ts'
import { beOnTelephone } from '~/testing/telephone.ts'
import { Overview } from './Overview.tsx'

test('a grade whose subgroups are still being counted shows it, and Ppk is there before it', async () => {
  const uncounted = { cp: null, cpk: null, potential: null, used: null, subgroupsPending: true } as const
  const free = { lowerSpecLimit: null, upperSpecLimit: null }
  pretend().on(charts.overview, () => [
    graded({ ...uncounted, resultCode: 'COUNTING', sampleNum: 3388, ppk: 1.15 }),
    graded({ ...uncounted, resultCode: 'FEW', charSeqNum: 2, sampleNum: 24, ppk: 1.25 }),
    graded({ ...uncounted, ...free, resultCode: 'FREE', charSeqNum: 3, ppk: null }),
  ])
  await open(<Overview query={{}} />, { grants: { cpkReport: 'view' } })
  const counting = within((await screen.findByText('COUNTING')).closest<HTMLElement>('[role=row]')!)
  expect(counting.getByText('Being calculated')).toBeTruthy()
  expect(counting.getByText('1.15')).toBeTruthy()
  const few = within(screen.getByText('FEW').closest<HTMLElement>('[role=row]')!)
  expect(few.getByText('Not enough data')).toBeTruthy()
  expect(few.queryByText('1.25')).toBeNull()
  const without = within(screen.getByText('FREE').closest<HTMLElement>('[role=row]')!)
  expect(without.getByText('No limits')).toBeTruthy()
})

test('the legend says which figure the colours follow, under the name the plant gives it', async () => {
  pretend().on(charts.overview, () => [graded({})])
  await open(<Overview query={{}} />, { grants: { cpkReport: 'view' } })
  expect(await screen.findByText('Colour by the lower 95% bound of Ppk:')).toBeTruthy()
  expect(screen.getByText('below 1.00')).toBeTruthy()
})

test.each(['on a telephone', 'at a desk'])(
  '%s, where the columns of the set may have no room, a code that a station measures with two sets is shown with its set',
  async (where) => {
    if (where === 'on a telephone') beOnTelephone()
    pretend().on(charts.overview, () => [graded({}), graded({ colSetVersion: 2 })])
    await open(<Overview query={{}} />, { grants: { cpkReport: 'view' } })
    expect(await screen.findByText('S10 · SET v2')).toBeTruthy()
    expect(screen.getByText('S10 · SET v1')).toBeTruthy()
    vi.restoreAllMocks()
  },
)
