import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { inspections, type InspectionRecord } from '@takt/contract/inspections.ts'
import { stations } from '@takt/contract/stations.ts'
import { aDueCheck } from '~/testing/due-check.ts'
import { open, pretend } from '~/testing/open.tsx'
import StationChecksPage from './StationChecksPage.tsx'

const picture = '0b6a4d0e-8f4e-4f6a-9a54-6a7c2d1f9e01'
/** Takes every file at once. */
class Upload {
  responseText = JSON.stringify({ code: 20000, data: { fileId: picture } })
  upload = {}
  onload?: () => void
  onloadend?: () => void
  open() {}
  setRequestHeader() {}
  abort() {}
  send() {
    this.onload?.()
    this.onloadend?.()
  }
}
const server = pretend()
const sent = () =>
  server.called.filter(({ path }) => path.includes('inspections/record')).map(({ body }) => body)
const guard = aDueCheck({
  itemCode: 'GUARD',
  textEn: 'Guard closed',
  measured: false,
  photoRequired: true,
  signatureRequired: true,
})

beforeEach(() => {
  vi.stubGlobal('XMLHttpRequest', Upload)
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('no picture of a browser')))
  URL.createObjectURL = () => 'blob:a'
  URL.revokeObjectURL = () => {}
  localStorage.setItem('station L1', 'S10')
  server.called.length = 0
  server.on(inspections.due, () => ({ rows: [guard], total: 1 }))
  server.on(inspections.record, () => ({}) as InspectionRecord)
  server.on(stations.names, () => [{ stationNumber: 'S10', stationName: 'Press' }])
})

test('OK of a check with proof requires its photo and the password', async () => {
  const user = userEvent.setup()
  await open(<StationChecksPage />, { grants: { stationChecks: 'edit' } })
  const check = within(await screen.findByRole('group', { name: 'GUARD' }))
  await user.click(check.getByRole('button', { name: 'OK' }))
  expect(sent()).toEqual([])
  const sheet = within(await screen.findByRole('dialog'))
  for (const name of ['Result', 'Photo', 'Password'])
    expect([name, sheet.getByText(name, { selector: 'label' }).dataset.required]).toEqual([name, 'true'])
  const photo = new File(['seal'], 'seal.png', { type: 'image/png' })
  fireEvent.change(sheet.getByLabelText('Add photos', { selector: 'input' }), { target: { files: [photo] } })
  expect(await sheet.findByRole('img', { name: 'Photo' })).toBeTruthy()
  await user.type(sheet.getByLabelText(/Password/), 'my own one')
  await user.click(sheet.getByRole('button', { name: 'Record' }))
  await waitFor(() =>
    expect(sent()).toMatchObject([
      { itemCode: 'GUARD', resultStatus: 'ok', picture, password: 'my own one' },
    ]),
  )
})
