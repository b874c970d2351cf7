import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { collectionSets } from '@takt/contract/collectionSets.ts'
import { gauges } from '@takt/contract/gauges.ts'
import { open, pretend } from '~/testing/open.tsx'
import GaugeStudyPage from './GaugeStudyPage.tsx'

const server = pretend()
const set = { colSetId: 'PRESS', colSetVersion: 1, colSetName: 'Press' }
const length = { ...set, resultCode: 'LENGTH', resultName: 'Length' }

async function openForm(at: string) {
  server.on(gauges.list, () => ({ rows: [], total: 0 }))
  server.on(collectionSets.list, () => ({ rows: [set], total: 1 }) as never)
  server.on(collectionSets.results, () => ({ rows: [length], total: 1 }) as never)
  await open(<GaugeStudyPage />, { at, grants: { gaugeStudy: 'edit' } })
  await userEvent.click((await screen.findAllByRole('button', { name: 'New gauge study' }))[0]!)
  return within(await screen.findByRole('dialog'))
}
const made = () => server.called.filter(({ path }) => path.startsWith('/api/gauges/create'))

test('a study is not saved while a line of it is not understood', async () => {
  const form = await openForm('/?colSetId=PRESS&resultCode=LENGTH')
  await userEvent.type(form.getByLabelText('Gauge'), 'G-1')
  await userEvent.click(form.getByLabelText('Readings'))
  await userEvent.paste('1;A;10.0l\n1;A;10.1')
  await userEvent.click(form.getByRole('button', { name: 'Save' }))
  expect(await form.findByRole('alert')).toBeTruthy()
  expect(form.getByText('Line 1 is no reading: 1;A;10.0l')).toBeTruthy()
  expect(made()).toHaveLength(0)
})

test('a day that is none stays where it was typed, and is not saved', async () => {
  const form = await openForm('/?colSetId=PRESS&resultCode=LENGTH')
  const validUntil = form.getByLabelText<HTMLInputElement>('Valid until')
  const type = async (text: string) => {
    await userEvent.clear(validUntil)
    await userEvent.type(validUntil, text)
    await userEvent.click(form.getByLabelText('Gauge'))
  }
  await type('12/24/2099')
  await type('31.12.2099')
  expect(validUntil.value).toBe('31.12.2099')
  expect(form.getByRole('alert').textContent).toMatch(/^Not a date. Write it like /)
  await userEvent.type(form.getByLabelText('Gauge'), 'G-1')
  await userEvent.click(form.getByLabelText('Readings'))
  await userEvent.paste('1;A;10.0\n1;A;10.1')
  await userEvent.click(form.getByRole('button', { name: 'Save' }))
  expect(made()).toHaveLength(0)
  await type('12/31/2099')
  expect(validUntil.value).toBe('12/31/2099')
  await waitFor(() => expect(form.queryByRole('alert')).toBeNull())
  await type('x')
  await type('{Backspace}')
  expect(validUntil.value).toBe('')
})

test('it is of the characteristic somebody came from, and others are offered', async () => {
  const form = await openForm('/?colSetId=PRESS&resultCode=LENGTH')
  expect(form.getByLabelText<HTMLInputElement>('Collection set').value).toBe('PRESS')
  expect(form.getByLabelText<HTMLInputElement>('Result code').value).toBe('LENGTH')
  await userEvent.clear(form.getByLabelText('Result code'))
  await userEvent.type(form.getByLabelText('Result code'), 'leng')
  expect(await screen.findByText('LENGTH · Length')).toBeTruthy()
})
