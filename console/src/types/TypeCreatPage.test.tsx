import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { audit } from '@takt/contract/audit.ts'
import { refuse } from '@takt/contract/errors.ts'
import { types, type ProductTypeRow } from '@takt/contract/types.ts'
import { open, pretend } from '~/testing/open.tsx'
import { rowMenu } from '~/testing/row-menu.ts'
import TypeCreatPage from './TypeCreatPage.tsx'
import { inQuestion } from '~/testing/question.ts'

const draft: ProductTypeRow = {
  typeNo: 'GB 65',
  typeVer: 2,
  typeName: 'Gearbox',
  definitionStatus: 'draft',
  customer: 'Acme',
  picNumberVer: null,
  processingNumber: 'R-1',
  processingVer: 3,
  bomCode: null,
  bomVer: null,
  labelTemplate: null,
  serialPattern: null,
  serialReset: null,
  picture: null,
  remark: null,
  updateDate: '2026-01-01T00:00:00.000Z',
  updateAuthor: 'Anna',
  revision: 1,
  orderCount: 0,
}
const server = pretend()
const asEditor = { grants: { typeCreat: 'edit', processingCreate: 'edit' } } as const

beforeEach(() => {
  server.on(types.register, () => ({ rows: [draft], total: 1 }))
  server.on(types.versions, () => [
    draft,
    { ...draft, typeVer: 1, definitionStatus: 'released' as const, customer: null },
  ])
  server.on(types.uses, () => [])
  server.on(audit.of, () => [])
})

test('a refused release names every fault and leads to its correction', async () => {
  const user = userEvent.setup()
  server.on(types.move, () =>
    refuse('types.faults', { typeFaults: 'routeDraft, setNotReleased', route: 'R-1 3', sets: 'S 1' }),
  )
  await open(<TypeCreatPage />, asEditor)
  const row = await screen.findByRole('row', { name: /GB 65/ })
  await user.click((await rowMenu(user, row)).getByRole('button', { name: 'Release' }))
  await user.click(inQuestion().getByRole('button', { name: 'Release' }))
  expect(await screen.findByText(/Its route is still a draft/)).toBeTruthy()
  expect(screen.getByText(/A collection set of its route is not released/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'To route R-1 3' }).getAttribute('href')).toBe(
    '/processing/processingCreate?processingNumber=R-1',
  )
  // This person may not open the page of the sets.
  expect(screen.queryByRole('link', { name: /collection sets/ })).toBeNull()
})

test('versions are side by side, and what differs is marked', async () => {
  const user = userEvent.setup()
  await open(<TypeCreatPage />, { ...asEditor, at: '/?type=GB%2065%202' })
  await user.click(await screen.findByRole('button', { name: 'Compare' }))
  const table = within((await screen.findByText('Versions of GB 65')).closest<HTMLElement>('[role=dialog]')!)
  expect(table.getByRole('rowheader', { name: /Customer/ }).textContent).toContain('differs')
  expect(table.getByRole('rowheader', { name: /Route version/ }).textContent).not.toContain('differs')
})
