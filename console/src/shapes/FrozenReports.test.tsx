import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { charts } from '@takt/contract/charts.ts'
import { open, pretend } from '~/testing/open.tsx'
import { beOnTelephone } from '~/testing/telephone.ts'
import { FrozenList } from './FrozenReports.tsx'

const openList = async () => {
  pretend()
  const { unmount } = await open(<FrozenList list={charts.frozen} follows="charts" />)
  return { button: await screen.findByRole('button', { name: 'Frozen reports' }), unmount }
}

test('in the head of a page the list has its words, on a phone its icon alone', async () => {
  const { button, unmount } = await openList()
  expect(button.textContent).toBe('Frozen reports')
  unmount()
  beOnTelephone()
  expect((await openList()).button.textContent).toBe('')
})
