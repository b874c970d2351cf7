import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { CollectionSet } from '@takt/contract/collectionSets.ts'
import { open, pretend } from '~/testing/open.tsx'
import { SetEditor } from './SetEditor.tsx'

pretend()
const set: CollectionSet = {
  colSetId: 'BOLT',
  colSetVersion: 1,
  colSetName: 'Bolting',
  definitionStatus: 'released',
  remark: null,
  subgroupBy: 'consecutive',
  subgroupMinutes: 60,
  charCount: 0,
  updateDate: '2026-03-02T06:00:00.000Z',
  updateAuthor: 'Anna',
  revision: 7,
}

test.each([
  ['consecutive', 0],
  ['lot', 0],
  ['time', 1],
] as const)('a released set by %s has minutes of its subgroups only by time', async (subgroupBy, minutes) => {
  const whole = { set: { ...set, subgroupBy }, characteristics: [] }
  await open(<SetEditor whole={whole} onUnsaved={() => {}} />, { grants: { processResultDef: 'edit' } })
  await screen.findByText('Subgroups by')
  expect(screen.queryAllByText('Minutes in a subgroup')).toHaveLength(minutes)
})

test('who adds a characteristic writes in it at once', async () => {
  const user = userEvent.setup()
  const whole = { set: { ...set, definitionStatus: 'draft' as const }, characteristics: [] }
  await open(<SetEditor whole={whole} onUnsaved={() => {}} />, { grants: { processResultDef: 'edit' } })
  await user.click(await screen.findByRole('button', { name: 'Add a characteristic' }))
  const grid = await screen.findByRole('grid')
  await waitFor(() => expect(grid.contains(document.activeElement)).toBe(true))
  await user.keyboard('TORQUE')
  expect(grid.querySelector('input')?.value).toBe('TORQUE')
})
