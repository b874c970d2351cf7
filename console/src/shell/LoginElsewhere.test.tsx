import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { Refusal } from '@takt/contract/errors.ts'
import { en } from '@takt/contract/locales/en/words.ts'
import { oidc } from '@takt/contract/oidc.ts'
import { arrive, loggedIn, pretend } from '~/testing/open.tsx'
import { AuthRedirect } from './AuthRedirect.tsx'
import { rememberWay, returnPlace } from './elsewhere.ts'
import { LoginElsewhere } from './LoginElsewhere.tsx'

const origin = location.origin
const button = () => screen.findByRole('button', { name: 'Log in with Plant ID' })
beforeEach(() => sessionStorage.clear())

/** What the second window does: it leaves its query, and the browser tells all others. */
function comeBack(query: string) {
  localStorage.setItem(returnPlace, query)
  window.dispatchEvent(new StorageEvent('storage', { key: returnPlace, newValue: query }))
}

async function openWith(offer: { name: string; origin: string } | null) {
  const server = pretend()
  server.on(oidc.offer, () => offer)
  server.on(oidc.exchange, ({ code }) => {
    if (code !== 'good') throw new Refusal('oidc.not_proven')
    return loggedIn('t', 'ann', 'Ann')
  })
  const [onDone, onRefused] = [vi.fn<(done: object) => void>(), vi.fn<(refusal: Refusal | null) => void>()]
  await arrive(<LoginElsewhere onDone={onDone} onRefused={onRefused} />, {
    at: '/login?redirect=%2Forder',
    token: null,
  })
  return { server, onDone, onRefused }
}

test('nothing is offered where nothing is switched on', async () => {
  const { server } = await openWith(null)
  await waitFor(() => expect(server.called).toHaveLength(1))
  expect(screen.queryByRole('button')).toBeNull()
})

test('a second window is opened; what it brings is exchanged once, and taken out of the browser', async () => {
  const window2 = vi.spyOn(window, 'open').mockReturnValue(window)
  const { server, onDone } = await openWith({ name: 'Plant ID', origin })
  await userEvent.click(await button())
  expect(window2).toHaveBeenCalledWith('/api/oidc/start', 'takt-login', expect.any(String))
  expect(screen.getByRole('status').textContent).toBe(en.wayIn.goOnThere)
  comeBack('code=good&state=s')
  await waitFor(() => expect(onDone).toHaveBeenCalledWith(loggedIn('t', 'ann', 'Ann')))
  expect(server.called.at(-1)!.body).toMatchObject({ code: 'good', state: 's' })
  expect(localStorage.getItem(returnPlace)).toBeNull()
})

test.each([
  ['error=oidc.account_unknown', 'oidc.account_unknown'],
  ['error=<b>made up</b>', 'oidc.not_proven'],
  ['code=bad&state=s', 'oidc.not_proven'],
])('%s is refused as %s', async (query, key) => {
  vi.spyOn(window, 'open').mockReturnValue(window)
  const { onDone, onRefused } = await openWith({ name: 'Plant ID', origin })
  await userEvent.click(await button())
  comeBack(query)
  await waitFor(() => expect(onRefused).toHaveBeenLastCalledWith(expect.objectContaining({ key })))
  expect(onDone).not.toHaveBeenCalled()
})

test('what somebody else left in the browser is ignored by a page that sent nobody away', async () => {
  localStorage.setItem(returnPlace, 'code=good&state=s')
  const { server } = await openWith({ name: 'Plant ID', origin })
  await button()
  comeBack('code=good&state=s')
  expect(server.called.map(({ path }) => path)).toEqual([`/api/${oidc.offer.name}`])
})

test('come back in the same window, it goes on by itself', async () => {
  rememberWay('?redirect=%2Forder')
  localStorage.setItem(returnPlace, 'code=good&state=s')
  const { onDone } = await openWith({ name: 'Plant ID', origin })
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
})

test('AR-01: the way back leaves the page’s query, without a question mark and nothing from behind the hash, and closes the window', async () => {
  const close = vi.spyOn(window, 'close').mockReturnValue()
  history.replaceState(null, '', '/?code=c&state=s#/auth-redirect?x=1')
  await arrive(<AuthRedirect />, { at: '/auth-redirect', token: null })
  expect(localStorage.getItem(returnPlace)).toBe('code=c&state=s')
  expect(close).toHaveBeenCalledOnce()
  expect(screen.getByText(en.wayIn.closeWindow)).toBeTruthy()
  history.replaceState(null, '', '/#/auth-redirect')
  await arrive(<AuthRedirect />, { at: '/auth-redirect', token: null })
  expect(localStorage.getItem(returnPlace)).toBe('')
})
