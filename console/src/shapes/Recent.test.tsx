import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useSearchParams } from 'react-router'
import { beforeEach, expect, test } from 'vitest'
import { firstSettings, preferences } from '@takt/contract/preferences.ts'
import { open, pretend } from '~/testing/open.tsx'
import { Recent } from './Recent.tsx'
import { useRemember } from './use-recent.ts'

const server = pretend()
const chosen = { label: 'GB', search: '?type=GB', lineNumber: 'L1' }
const first = [chosen, { label: 'PS', search: '?type=PS' }]
const saved = () => server.called.filter(({ path }) => path.includes('saveSettings')).map(({ body }) => body)
const offered = async (name: string) =>
  within(await screen.findByRole('group', { name }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent)

/** A page that requires a type first. */
function Types() {
  const type = useSearchParams()[0].get('type')
  useRemember('parameters', type)
  return type ?? <Recent place="parameters" first={first} />
}

beforeEach(() => {
  server.called.length = 0
  server.on(preferences.saveSettings, (patch) => ({ ...firstSettings, ...patch }))
})

test('where nothing was chosen yet there is something to begin with; what is chosen is kept for the person', async () => {
  const recent = { pivot: [{ ...chosen, label: 'SET v1' }] }
  await open(<Types />, { info: { settings: { ...firstSettings, recent } } })
  expect(await offered('To begin with')).toEqual(['GB', 'PS'])
  await userEvent.click(screen.getByRole('button', { name: 'GB' }))
  expect(await screen.findByText('GB')).toBeTruthy()
  await waitFor(() => expect(saved().map(({ recent }) => recent)).toEqual([{ parameters: [chosen] }]), {
    timeout: 8000,
  })
})

test('what was chosen last comes first, that of other lines does not', async () => {
  const elsewhere = { label: 'OTHER', search: '?type=X', lineNumber: 'L9' }
  const settings = { ...firstSettings, recent: { parameters: [elsewhere, { ...chosen, label: 'GB-OLD' }] } }
  await open(<Types />, { info: { settings } })
  expect(await offered('Recent')).toEqual(['GB-OLD'])
})

test('what is only passed by, or is first already, is not saved again', async () => {
  const settings = { ...firstSettings, recent: { parameters: [chosen] } }
  const { unmount } = await open(<Types />, { at: '/?type=GB', info: { settings } })
  await new Promise((done) => setTimeout(done, 1800))
  unmount()
  const passing = await open(<Types />, { at: '/?type=PS', info: { settings } })
  passing.unmount()
  await new Promise((done) => setTimeout(done, 1800))
  expect(saved()).toEqual([])
})
