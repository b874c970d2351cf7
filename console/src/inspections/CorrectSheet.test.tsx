import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { type InspectionRecord, inspections } from '@takt/contract/inspections.ts'
import { aDueCheck } from '~/testing/due-check.ts'
import { open, pretend } from '~/testing/open.tsx'
import { CorrectSheet } from './CorrectSheet.tsx'

const server = pretend()
const record = {
  id: 7,
  itemCode: 'GUARD',
  resultStatus: 'ok',
  resultValue: null,
  remark: null,
  picture: null,
  signedBy: null,
} as InspectionRecord // of a record only this is used
const guard = aDueCheck({ itemCode: 'GUARD', measured: false })
const correct = async (items: (typeof guard)[]) => {
  server.on(inspections.list, () => ({ rows: items, total: items.length }))
  await open(<CorrectSheet record={record} onClose={() => {}} />, { grants: { inspectManage: 'edit' } })
  return within(await screen.findByRole('dialog'))
}
const needs = { photoRequired: true, signatureRequired: true }

test('a check whose item has come to require proof since is corrected with it', async () => {
  const user = userEvent.setup()
  server.on(inspections.correct, () => record)
  const sheet = await correct([
    { ...guard, itemCode: 'GUARD-2' },
    { ...guard, ...needs },
  ])
  await user.type(await sheet.findByLabelText(/Password/), 'my own one')
  expect(sheet.getByText('Photo', { selector: 'label' }).dataset.required).toBe('true')
  await user.type(sheet.getByLabelText(/Reason/), 'looked again')
  await user.click(sheet.getByRole('button', { name: 'Correct' }))
  await waitFor(() =>
    expect(server.called.filter(({ path }) => path.includes('inspections/correct'))).toMatchObject([
      { body: { id: 7, password: 'my own one', reason: 'looked again' } },
    ]),
  )
})

test('one of another item that requires a signature is corrected without', async () => {
  const sheet = await correct([{ ...guard, itemCode: 'GUARD-2', ...needs }, guard])
  await waitFor(() => expect(server.called.some(({ path }) => path.includes('inspections/list'))).toBe(true))
  expect(sheet.queryByLabelText(/Password/)).toBeNull()
  expect(sheet.getByText('Photo', { selector: 'label' }).dataset.required).toBe('false')
})
