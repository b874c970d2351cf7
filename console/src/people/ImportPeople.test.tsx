import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { users } from '@takt/contract/users.ts'
import { open, pretend } from '~/testing/open.tsx'
import { ImportPeople } from './ImportPeople.tsx'

const server = pretend()
const sent = () => server.called.filter(({ path }) => path.includes('users/import')).map(({ body }) => body)

test('whether a file may change accounts that exist is a choice, and its rows are judged again when that changes', async () => {
  const user = userEvent.setup()
  const onClose = vi.fn()
  server.on(users.import, () => ({
    created: 0,
    updated: 1,
    unchanged: 0,
    faults: [],
    written: sent().at(-1)!.dryRun === false,
  }))
  await open(<ImportPeople onClose={onClose} />, { grants: { users: 'edit' } })
  await user.upload(
    document.querySelector<HTMLInputElement>('input[type=file]')!,
    new File(['userName,roles\nann,editor;operator'], 'people.csv', { type: 'text/csv' }),
  ) // the drop field's own
  await screen.findByRole('button', { name: 'Import 1 rows' })
  const rows = [{ userName: 'ann', roles: ['editor', 'operator'] }]
  expect(sent()).toMatchObject([{ rows, existing: 'update', dryRun: true }])
  await user.click(screen.getByRole('radio', { name: 'are refused' }))
  await waitFor(() => expect(sent()).toHaveLength(2))
  await user.click(await screen.findByRole('button', { name: 'Import 1 rows' }))
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(sent().slice(1)).toMatchObject([
    { rows, existing: 'refuse', dryRun: true },
    { rows, existing: 'refuse', dryRun: false },
  ])
})
