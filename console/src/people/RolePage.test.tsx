import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { grantablePages } from '@takt/contract/pages.ts'
import { lines } from '@takt/contract/lines.ts'
import { users, type Role } from '@takt/contract/users.ts'
import { open, pretend } from '~/testing/open.tsx'
import RolePage from './RolePage.tsx'

const server = pretend()
const role = (roleKey: string, over: Partial<Role> = {}): Role => ({
  roleKey,
  roleName: roleKey,
  description: null,
  lines: [],
  menu: [],
  userCount: 0,
  updateDate: null,
  updateAuthor: null,
  revision: 3,
  ...over,
})
const planner = role('planner', {
  menu: [
    { page: 'orderCreate', level: 'view' },
    { page: 'lineView', level: 'view' },
  ],
  userCount: 2,
})

test('a role is given pages by the keyboard, and shows what its holders will see', async () => {
  const user = userEvent.setup()
  const saved: unknown[] = []
  server.on(users.roles, () => [
    role('admin', { menu: grantablePages.map((page) => ({ page, level: 'edit' as const })) }),
    planner,
  ])
  server.on(lines.list, () => [])
  server.on(users.saveRole, (draft) => {
    saved.push(draft)
    return { ...planner, ...draft, revision: 4 }
  })
  await open(<RolePage />, { grants: { role: 'edit' } })
  expect((await screen.findByRole('button', { name: 'Edit admin' })).getAttribute('aria-disabled')).toBe(
    'true',
  )
  await user.click(screen.getByRole('button', { name: 'Edit planner' }))

  const preview = await screen.findByRole('region', { name: 'What this role sees' })
  expect(
    within(preview)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Create ordersView', 'Line wallView'])
  const orders = within(screen.getByRole('group', { name: 'Pages' })).getByRole('checkbox', {
    name: 'Orders',
  })
  expect(orders.closest('.ant-checkbox')?.classList.contains('ant-checkbox-indeterminate')).toBe(true)
  orders.focus()
  await user.keyboard(' ')
  expect(
    within(preview)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Lots in processView',
    'Lots waitingView',
    'Create ordersView',
    'Pending ordersView',
    'Order historyView',
    'Queue historyView',
    'Line wallView',
  ])
  const level = within(screen.getByRole('radiogroup', { name: 'Pending orders: what may be done' }))
  level.getByRole('radio', { name: 'Edit' }).focus()
  await user.keyboard(' ')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await expect.poll(() => saved).toHaveLength(1)
  expect(saved[0]).toMatchObject({
    roleKey: 'planner',
    revision: 3,
    menu: [
      { page: 'mesProcess', level: 'view' },
      { page: 'toMesProcess', level: 'view' },
      { page: 'orderCreate', level: 'view' },
      { page: 'pendingProductionOrder', level: 'edit' },
      { page: 'orderHistory', level: 'view' },
      { page: 'pendingProductionHistory', level: 'view' },
      { page: 'lineView', level: 'view' },
    ],
  })
})

test('a role that is held is not deleted, and its copy is a new role', async () => {
  const user = userEvent.setup()
  server.on(users.roles, () => [planner])
  await open(<RolePage />, { grants: { role: 'edit' } })
  const row = (await screen.findByRole('button', { name: 'Copy planner' })).closest(
    '[role=row]',
  ) as HTMLElement // the button stands in a row
  expect(within(row).getByRole('button', { name: 'Delete' }).getAttribute('aria-disabled')).toBe('true')
  await user.click(screen.getByRole('button', { name: 'Copy planner' }))
  expect((await screen.findByLabelText<HTMLInputElement>('Role')).value).toBe('planner (copy)')
  expect(screen.getByLabelText<HTMLInputElement>('Role key').value).toBe('')
})
