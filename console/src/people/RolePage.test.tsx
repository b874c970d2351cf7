import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { grantablePages, type PageName } from '@takt/contract/pages.ts'
import { lines } from '@takt/contract/lines.ts'
import { templateMenu } from '@takt/contract/role-templates.ts'
import { users, type Role } from '@takt/contract/users.ts'
import { open, pretend } from '~/testing/open.tsx'
import { rowMenu } from '~/testing/row-menu.ts'
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
      { page: 'lineView', level: 'view' },
      { page: 'mesProcess', level: 'view' },
      { page: 'toMesProcess', level: 'view' },
      { page: 'orderCreate', level: 'view' },
      { page: 'pendingProductionOrder', level: 'edit' },
      { page: 'orderHistory', level: 'view' },
      { page: 'pendingProductionHistory', level: 'view' },
    ],
  })
})

test('a role that is held is not deleted, and its copy is a new role', async () => {
  const user = userEvent.setup()
  server.on(users.roles, () => [planner])
  await open(<RolePage />, { grants: { role: 'edit' } })
  const menu = await rowMenu(user, /planner/)
  expect(menu.getByRole('button', { name: 'Delete' }).getAttribute('aria-disabled')).toBe('true')
  await user.click(menu.getByRole('button', { name: 'Copy planner' }))
  expect((await screen.findByLabelText<HTMLInputElement>('Role')).value).toBe('planner (copy)')
  expect(screen.getByLabelText<HTMLInputElement>('Role key').value).toBe('')
})

test('a new role begins from a template, keeps what was typed, and takes another template', async () => {
  const user = userEvent.setup()
  const saved: unknown[] = []
  server.on(users.roles, () => [planner])
  server.on(lines.list, () => [])
  server.on(users.saveRole, (draft) => {
    saved.push(draft)
    return { ...planner, ...draft, revision: 1 }
  })
  await open(<RolePage />, { grants: { role: 'edit' } })
  await user.click(await screen.findByRole('button', { name: 'New role' }))
  await user.type(await screen.findByLabelText('Role'), 'Process quality')
  const template = screen.getByLabelText('Start from a template')
  await user.click(template)
  await user.click(await screen.findByTitle('Maintenance'))
  expect(screen.getByLabelText<HTMLInputElement>('Role key').value).toBe('maintenance')
  await user.click(template)
  await user.click(await screen.findByTitle('Quality engineer'))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await expect.poll(() => saved).toHaveLength(1)
  expect(saved[0]).toMatchObject({
    roleKey: 'qualityEngineer',
    roleName: 'Process quality',
    menu: templateMenu('qualityEngineer'),
  })
})

test('pages of an update are given to the roles that have them in a new plant, marked as new, until somebody has looked', async () => {
  const user = userEvent.setup()
  const saved: unknown[] = []
  let news: PageName[] = ['signals', 'sopManage', 'ampereLampSetting']
  const leader = role('shiftLeader', { menu: [{ page: 'mainDashboard', level: 'view' }] })
  server.on(users.roles, () => [leader, planner])
  server.on(users.newPages, () => news)
  server.on(users.closeNewPages, () => (news = []))
  server.on(lines.list, () => [])
  server.on(users.saveRole, (draft) => {
    saved.push(draft)
    return { ...leader, ...draft, revision: 4 }
  })
  await open(<RolePage />, { grants: { role: 'edit' } })
  expect(
    (await screen.findByText('New pages that came with an update (3):')).parentElement!.textContent,
  ).toBe('New pages that came with an update (3): Control signals, Work instructions, Andon rules')
  expect(screen.getAllByRole('button', { name: /more$/ }).map((one) => one.textContent)).toEqual([
    'shiftLeader: 1 more',
  ])
  await user.click(screen.getByRole('button', { name: 'shiftLeader: 1 more' }))
  const tree = within(await screen.findByRole('group', { name: 'Pages' }))
  expect(tree.getAllByText('New')).toHaveLength(3)
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await expect.poll(() => saved).toHaveLength(1)
  expect(saved[0]).toMatchObject({
    roleKey: 'shiftLeader',
    revision: 3,
    menu: [
      { page: 'mainDashboard', level: 'view' },
      { page: 'ampereLampSetting', level: 'edit' },
    ],
  })
  await user.click(screen.getByRole('button', { name: 'Mark as read' }))
  await user.click((await screen.findAllByRole('button', { name: 'Mark as read' })).at(-1)!)
  await expect.poll(() => screen.queryByText('New pages that came with an update (3):')).toBeNull()
})
