import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { attention } from '@takt/contract/attention.ts'
import { pageNames } from '@takt/contract/pages.ts'
import { writeLine } from '~/api/stored.ts'
import { open, pretend } from '~/testing/open.tsx'
import { menuFor } from './menu.ts'
import { SidebarMenu } from './SidebarMenu.tsx'

const server = pretend()
const grants = Object.fromEntries(pageNames.map((name) => [name, 'edit' as const]))

beforeEach(() => {
  server.called.length = 0
  writeLine({ lineNumber: 'L1' })
  server.on(attention.counts, () => ({
    lateOrders: 2,
    lotsOnHold: 0,
    unitsOnHold: 120,
    livesAsked: 0,
    sopsInReview: 0,
    commentsOpen: null,
  }))
})
const shown = () =>
  open(<SidebarMenu groups={menuFor(grants, 'L1')} folded={false} />, { grants, at: '/mainDashboard' })

test('a closed group shows what waits on its pages; open, each page shows its own', async () => {
  await shown()
  const orders = screen.getByRole('button', { name: 'Orders' })
  const described = (role: string, name: string, description: string) =>
    screen.findByRole(role, { name, description })
  await described('button', 'Orders', '2 late')
  await described('button', 'Traceability', '120 on hold')
  expect(screen.getByTitle('120 on hold').dataset.sum).toBe('99+')
  expect(screen.getByRole('button', { name: 'Materials', description: '' })).toBeTruthy()
  await userEvent.click(orders)
  await described('link', 'Pending orders', '2 late')
  await described('button', 'Orders', '')
  expect(screen.getByRole('link', { name: 'Lots in process', description: '' })).toBeTruthy()
})

test('all of it is one call', async () => {
  await shown()
  await screen.findAllByText('2 late')
  expect(server.called.filter(({ path }) => path.includes('attention'))).toHaveLength(1)
})
