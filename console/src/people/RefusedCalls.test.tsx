import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { security } from '@takt/contract/security.ts'
import { open, pretend } from '~/testing/open.tsx'
import { RefusedCalls } from './RefusedCalls.tsx'

test('an administrator reads what was refused, to whom, from where and how often', async () => {
  pretend().on(security.list, () => ({
    total: 1,
    rows: [
      {
        id: 7,
        at: '2026-06-10T06:00:00.000Z',
        kind: 'loginBarred' as const,
        userName: 'admin',
        address: '10.0.0.7',
        reason: 'session.too_many_tries /api/web/login',
        seen: 24,
      },
    ],
  }))
  await open(<RefusedCalls />, { at: '/permission/users', info: { roleKey: ['admin'] } })
  for (const text of ['Login blocked', 'admin', '10.0.0.7', 'session.too_many_tries /api/web/login', '24'])
    expect(await screen.findByText(text)).toBeTruthy()
})
