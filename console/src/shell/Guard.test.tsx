import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useLocation } from 'react-router'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { refuse } from '@takt/contract/errors.ts'
import { firstSettings as first } from '@takt/contract/first-settings.ts'
import { es } from '@takt/contract/locales/es/words.ts'
import { orders } from '@takt/contract/orders.ts'
import { firstSettings, preferences } from '@takt/contract/preferences.ts'
import { session, type Entry, type RouterAccess, type UserInfo } from '@takt/contract/session.ts'
import { readLine, readToken, writeLine } from '~/api/stored.ts'
import { speak } from '~/i18n/words.tsx'
import { arrive, loggedIn, pretend } from '~/testing/open.tsx'
import { Guard } from './Guard.tsx'
import { forgetEntry } from './enter.ts'
import { useTabs } from './tabs.ts'

const line = (lineNumber: string) => ({
  lineNumber,
  lineName: `Line ${lineNumber}`,
  location: null,
  manager: null,
  okRateTarget: null,
  taktTarget: null,
  shortStopFrom: null,
  reasonFrom: null,
  enabled: true,
  revision: 0,
})
const anna: UserInfo = {
  roleKey: ['editor'],
  userId: 'anna',
  name: 'Anna',
  avatar: null,
  introduction: null,
  editRight: false,
  lines: [],
  mustChangePassword: false,
  settings: firstSettings,
  lists: {},
  unread: 0,
  plant: { plantName: 'Takt', timeZone: 'Europe/Berlin', lines: [line('L1'), line('L2')] },
}
const { codeLists, identity, targets } = first
const entryOf = (info: UserInfo, lineNumber = 'L1'): Entry => ({
  info,
  first: info.plant && {
    lineNumber,
    access,
    brand: { ...identity, logo: null, plantName: 'Takt' },
    common: { codeLists, targets, currency: null, navbar: identity },
  },
})
const access: RouterAccess[] = [
  { title: 'orderCreate', roles: ['editor'], edit: ['editor'] },
  { title: 'pendingProductionOrder', roles: ['editor'], edit: [] },
  { title: 'mainDashboard', roles: [], edit: [] },
  { title: 'lineDashboard', roles: [], edit: [] },
  { title: 'stationDef', roles: ['admin'], edit: ['admin'] },
]
const server = pretend()
const callCount = (path: string) =>
  server.called.filter((called) => called.path.split('/').slice(2, 4).join('/') === path).length

function Address() {
  const { pathname, search } = useLocation()
  return <output data-testid="address">{pathname + search}</output>
}
const address = () => screen.getByTestId('address').textContent
const visit = (at: string, token: string | null) =>
  arrive(
    <>
      <Guard />
      <Address />
    </>,
    { at, token },
  )

beforeEach(() => {
  vi.stubGlobal(
    'WebSocket',
    class {
      close() {}
      send() {}
    },
  )
  server.called.length = 0
  forgetEntry()
  useTabs.getState().reset()
  server.on(session.entry, ({ lineNumber }) => entryOf(anna, lineNumber ?? 'L1'))
  server.on(orders.list, () => ({ rows: [], total: 0 }))
})

test('with a token the person is loaded once, and the requested page opens, query and all', async () => {
  await visit('/order/orderCreate?typeNo=GB', 'a-token')
  expect(await screen.findByRole('heading', { name: 'Create orders' })).toBeTruthy()
  expect(address()).toBe('/order/orderCreate?typeNo=GB')
  // All of it in one answer: the first page waits for nothing else of the frame's.
  expect(
    ['session/entry', 'session/info', 'session/access', 'settings/brand', 'settings/common'].map(callCount),
  ).toEqual([1, 0, 0, 0, 0])
  expect(document.title).toBe('Create orders - Takt')
})

test('logging in trims the account, not the password, and leads to the requested page', async () => {
  const user = userEvent.setup()
  server.on(session.login, ({ userName, password }) =>
    userName === 'anna' && password === ' secret '
      ? loggedIn('new-token', 'anna', 'Anna')
      : refuse('session.wrong_password'),
  )
  await visit('/order/pendingProductionOrder?typeNo=GB', null)
  await user.type(await screen.findByLabelText('Account'), ' anna ')
  await user.type(screen.getByLabelText('Password'), 'wrong{Enter}')
  expect(await screen.findByText(/InValid account or password/)).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>('Account').value).toBe(' anna ')
  await user.clear(screen.getByLabelText('Password'))
  await user.type(screen.getByLabelText('Password'), ' secret {Enter}')
  expect(await screen.findByRole('heading', { name: 'Pending orders' })).toBeTruthy()
  expect(address()).toBe('/order/pendingProductionOrder?typeNo=GB')
  expect(readToken()).toBe('new-token')
})

test('a page that was not granted shows it and is in no menu; an unknown one does not exist', async () => {
  await visit('/equipment/stationDef', 'a-token')
  expect(await screen.findByText(/Your role does not include this page/)).toBeTruthy()
  expect(address()).toBe('/equipment/stationDef')
  expect(screen.queryByRole('link', { name: 'Stations' })).toBeNull()
  expect(document.title).toBe('Takt')
})

test('an address that is no page ends on the page for unknown ones', async () => {
  await visit('/equipment/none', 'a-token')
  expect(await screen.findByRole('heading', { name: 'This page does not exist' })).toBeTruthy()
  expect(address()).toBe('/404')
})

test('photos that were not sent are looked for whatever page is open', async () => {
  const opened = vi.fn(() => ({}))
  vi.stubGlobal('indexedDB', { open: opened })
  await visit('/order/orderCreate', 'a-token')
  expect(await screen.findByRole('heading', { name: 'Create orders' })).toBeTruthy()
  await waitFor(() => expect(opened).toHaveBeenCalledWith('takt-photos', 1))
  vi.stubGlobal('indexedDB', undefined)
})

test('when the person cannot be loaded, the token goes, the reason is shown once, and one starts at the login page', async () => {
  server.on(session.entry, () => entryOf({ ...anna, roleKey: [] }))
  await visit('/order/orderCreate?x=1', 'a-token')
  expect(await screen.findByText('getInfo: the roles can no tbe null')).toBeTruthy()
  await waitFor(() => expect(address()).toBe('/login?redirect=%2Forder%2ForderCreate%3Fx%3D1'))
  expect(readToken()).toBeNull()
})

test('a password somebody else made is changed before anything else', async () => {
  server.on(session.entry, () => entryOf({ ...anna, mustChangePassword: true, plant: null }))
  await visit('/order/orderCreate', 'a-token')
  expect(await screen.findByText(/Someone else set this password/)).toBeTruthy()
  expect(address()).toBe('/password')
})

test('a stored line that may not be chosen any more gives way to the one the server names', async () => {
  writeLine({ lineNumber: 'gone' })
  server.on(session.entry, ({ lineNumber }) => entryOf(anna, lineNumber === 'gone' ? 'L1' : 'L2'))
  await visit('/order/orderCreate', 'a-token')
  await screen.findAllByRole('heading', { name: 'Create orders' })
  expect(readLine()).toBe('L1')
})

test('what was typed on a page is still there after a look at another', async () => {
  const user = userEvent.setup()
  await visit('/order/orderCreate', 'a-token')
  await user.click(await screen.findByRole('button', { name: 'Filter' }))
  await user.type(await screen.findByLabelText('Order name'), 'spring')
  await waitFor(() => expect(address()).toContain('orderName=spring'))
  const menu = within(screen.getByRole('navigation', { name: 'Menu' }))
  await user.click(menu.getByRole('link', { name: 'Pending orders' }))
  expect(await screen.findByRole('heading', { name: 'Pending orders' })).toBeTruthy()
  const tabs = within(screen.getByRole('navigation', { name: 'Open pages' }))
  await user.click(tabs.getByRole('link', { name: 'Create orders' }))
  expect(screen.getByLabelText<HTMLInputElement>('Order name').value).toBe('spring')
  expect(address()).toBe('/order/orderCreate?orderName=spring')
})

describe('a link with the token of another session', () => {
  const eve = { ...anna, userId: 'eve', name: 'Eve' }
  beforeEach(() => {
    server.on(session.check, ({ para }) =>
      para?.token === 'token-of-eve'
        ? { valid: true, userName: 'eve', name: 'Eve' }
        : { valid: false, userName: null, name: null },
    )
  })
  test('names whose session it is, and nothing changes for who stays', async () => {
    const user = userEvent.setup()
    await visit('/order/orderCreate?token=token-of-eve&typeNo=GB', 'a-token')
    const dialog = await screen.findByRole('dialog')
    expect(within(dialog).getByText(/session of Eve \(eve\)/)).toBeTruthy()
    expect([readToken(), callCount('session/entry')]).toEqual(['a-token', 0])
    await user.click(within(dialog).getByRole('button', { name: 'Stay logged in' }))
    expect(await screen.findByRole('heading', { name: 'Create orders' })).toBeTruthy()
    expect([readToken(), address()]).toEqual(['a-token', '/order/orderCreate?typeNo=GB'])
  })
  test('is followed after a yes', async () => {
    const user = userEvent.setup()
    await visit('/order/orderCreate?token=token-of-eve', 'a-token')
    server.on(session.entry, () => entryOf(eve))
    await user.click(await screen.findByRole('button', { name: 'Continue as Eve' }))
    expect(await screen.findByRole('heading', { name: 'Create orders' })).toBeTruthy()
    expect([readToken(), address()]).toEqual(['token-of-eve', '/order/orderCreate'])
  })
  test('that is over is reported, and the session that is open stays', async () => {
    await visit('/order/orderCreate?token=old', 'a-token')
    expect(await screen.findByText(/no longer valid/)).toBeTruthy()
    expect(await screen.findByRole('heading', { name: 'Create orders' })).toBeTruthy()
    expect(readToken()).toBe('a-token')
  })
})

test('9.3: a language chosen on the log-in page wins over the account’s, and is kept for it', async () => {
  sessionStorage.setItem('takt.language', 'es')
  server.on(preferences.saveSettings, (input) => ({ ...anna.settings, ...input }))
  await visit('/order/orderCreate', 'a-token')
  expect(await screen.findByRole('heading', { name: es.page.orderCreate })).toBeTruthy()
  expect(server.called.find(({ path }) => path.includes(preferences.saveSettings.name))?.body).toMatchObject({
    language: 'es',
  })
  expect(sessionStorage.getItem('takt.language')).toBeNull()
  await speak('en')
})

test('a lost session asks once; who stays keeps what is on screen', async () => {
  const user = userEvent.setup()
  await visit('/order/orderCreate', 'a-token')
  await user.click(await screen.findByRole('button', { name: 'Filter' }))
  await screen.findByLabelText('Order name')
  server.on(orders.list, () => refuse('session.expired'))
  await user.type(screen.getByLabelText('Order name'), 'spring')
  const dialog = await screen.findByRole('dialog')
  await user.click(within(dialog).getByRole('button', { name: 'Stay here' }))
  expect(screen.getByLabelText<HTMLInputElement>('Order name').value).toBe('spring')
  expect(readToken()).toBe('a-token')
})
