import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { recipes } from '@takt/contract/recipes.ts'
import { types } from '@takt/contract/types.ts'
import { open, pretend } from '~/testing/open.tsx'
import TypeParaPage from './TypeParaPage.tsx'

test('two buttons are beside ⋯, which compares and imports', async () => {
  const server = pretend()
  server.on(types.list, () => ({ rows: [], total: 0 }))
  server.on(recipes.grid, () => [])
  server.on(recipes.list, () => ({ rows: [], total: 0 }))
  await open(<TypeParaPage />, { grants: { typePara: 'edit' }, at: '/?type=GB' })
  const head = within((await screen.findByRole('heading', { level: 1 })).closest('header')!)
  for (const name of ['Export', 'Download to all']) expect(head.getByRole('button', { name })).toBeTruthy()
  for (const name of ['Compare versions', 'Compare types', 'Import'])
    expect(head.queryByRole('button', { name })).toBeNull()
  await userEvent.click(head.getByRole('button', { name: 'Actions' }))
  expect(await screen.findByRole('button', { name: 'Compare types' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Compare versions' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Import' }))
  expect(await screen.findByText('Import parameters')).toBeTruthy()
})
