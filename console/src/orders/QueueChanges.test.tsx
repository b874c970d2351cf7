import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { QueueChange } from '@takt/contract/queue-changes.ts'
import { open } from '~/testing/open.tsx'
import { QueueAction } from './QueueChanges.tsx'

const change = (over: Partial<QueueChange>): QueueChange => ({
  id: 1,
  at: '2026-03-02T06:00:00.000Z',
  orderCode: 'WO-1',
  queueAction: 'complete',
  userName: 'system',
  reason: null,
  changes: [],
  ...over,
})

test('an order that a person completed before its last unit is told apart from one the line completed', async () => {
  const { unmount } = await open(<QueueAction change={change({})} />)
  expect(screen.getByText('Completed')).toBeTruthy()
  unmount()
  await open(<QueueAction change={change({ userName: 'anna', reason: 'No more housings' })} />)
  expect(screen.getByText('Completed short')).toBeTruthy()
})
