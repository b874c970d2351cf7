import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { type Defect, defects } from '@takt/contract/defects.ts'
import { defectDrawings } from '@takt/contract/defectDrawings.ts'
import { failures } from '@takt/contract/failure-rows.ts'
import { files } from '@takt/contract/files.ts'
import { en } from '@takt/contract/locales/en/words.ts'
import { ja } from '@takt/contract/locales/ja/words.ts'
import { stations } from '@takt/contract/stations.ts'
import { types } from '@takt/contract/types.ts'
import { open, pretend } from '~/testing/open.tsx'
import FailDefPage from './FailDefPage.tsx'
import { readDefects } from './read-defects.ts'

const scratch: Defect = {
  lineNumber: 'L1',
  defectCode: 'D1',
  subDefectCode: null,
  nameEn: 'Scratch',
  nameZh: null,
  nameEs: null,
  nameJa: null,
  rank: null,
  subRank: null,
  stationNumbers: [],
  typeNos: [],
  rwkCode: null,
  returnStation: null,
  defaultDisposition: null,
  responsibility: null,
  resultCodes: [],
  picture: null,
  enabled: true,
  mergedInto: null,
  updateDate: '2026-03-02T08:00:00Z',
  updateAuthor: 'Ana',
  revision: 0,
}
const seen = {
  resultCode: 'TORQUE',
  resultName: 'Torque',
  stationNumber: 'S10',
  failures: 4,
  lastSeen: '2026-03-02T08:00:00Z',
}
const server = pretend()
const grants = { failDef: 'edit' } as const

beforeEach(() => {
  server.called.length = 0
  server.on(defects.list, () => ({
    rows: [scratch, { ...scratch, subDefectCode: 'a', nameEn: 'Deep' }],
    total: 2,
  }))
  server.on(failures.unmapped, () => ({ rows: [seen], total: 1 }))
  server.on(defects.create, () => scratch)
  server.on(stations.names, () => [])
  server.on(types.list, () => ({ rows: [], total: 0 }))
})

test('a defect is shown with its kinds, and that it is offered everywhere', async () => {
  await open(<FailDefPage />, { grants })
  expect(await screen.findByText('Scratch')).toBeTruthy()
  expect(screen.getByText('Deep')).toBeTruthy()
  expect(screen.getAllByText('All').length).toBe(2)
})

test('a defect is begun from a code that failed, which then means it', async () => {
  const user = userEvent.setup()
  await open(<FailDefPage />, { grants, at: '/?view=unmapped' })
  await user.click(await screen.findByRole('button', { name: /New defect for/ }))
  const sheet = within(await screen.findByRole('dialog'))
  await user.click(sheet.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(server.called.find(({ path }) => path.includes('defects/create'))?.body).toMatchObject({
      defectCode: 'TORQUE',
      nameEn: 'Torque',
      resultCodes: ['TORQUE'],
      stationNumbers: ['S10'],
    }),
  )
})

test('a kind of a defect is not saved without a code of its own', async () => {
  const user = userEvent.setup()
  await open(<FailDefPage />, { grants, at: '/?defect=D1' })
  await user.click(await screen.findByRole('button', { name: 'Add a sub-defect' }))
  const sheet = within((await screen.findAllByRole('dialog')).at(-1)!)
  fireEvent.change(sheet.getByLabelText('Name (English)'), { target: { value: 'Deep' } })
  await user.click(sheet.getByRole('button', { name: 'Save' }))
  expect(await sheet.findByText('Sub-defect: can not be null')).toBeTruthy()
  expect(server.called.some(({ path }) => path.includes('defects/create'))).toBe(false)
})

test('a file is read with its lists, and choices by their words in any language', () => {
  const { field, defaultDisposition } = ja
  const text = `${field.defectCode},${field.resultCodes},${field.defaultDisposition}`
  expect(readDefects(`${text}\nD1,A; B,${defaultDisposition.scrap}\nD2,,`, ja)).toMatchObject({
    rows: [
      { defectCode: 'D1', resultCodes: ['A', 'B'], defaultDisposition: 'scrap' },
      { defectCode: 'D2', resultCodes: [], defaultDisposition: null },
    ],
  })
  expect(readDefects('defectCode,defaultDisposition\nD1,wrong', en)).toMatchObject({
    rows: [{ defaultDisposition: 'wrong' }],
  })
})

const drawing = {
  lineNumber: 'L1',
  typeNo: 'GB-40',
  picture: '0199c0de-0000-7000-8000-000000000001',
  markedPlaces: [
    { placeCode: 'SEAL', nameEn: 'Sealing face', nameZh: null, nameEs: null, nameJa: null, x: 0.2, y: 0.3 },
  ],
  updateDate: '2026-03-02T08:00:00Z',
  updateAuthor: 'Ana',
  revision: 3,
}

test('a click on the drawing of a type adds a place with the next free code', async () => {
  server.on(defectDrawings.list, () => ({ rows: [drawing], total: 1 }))
  server.on(defectDrawings.update, () => drawing)
  server.on(files.picture, () => ({ picture: 'data:image/png;base64,AAAA' }))
  const user = userEvent.setup()
  await open(<FailDefPage />, { grants, at: '/?view=drawings' })
  await user.click(await screen.findByText('GB-40'))
  await user.click(await screen.findByRole('button', { name: /Click the drawing to add a place/ }))
  expect(await screen.findByDisplayValue('P1')).toBeDefined()
  fireEvent.change(screen.getAllByLabelText('Name (English)')[1]!, { target: { value: 'Foot' } })
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(server.called.find(({ path }) => path.includes('defectDrawings/update'))?.body).toMatchObject({
      typeNo: 'GB-40',
      revision: 3,
      markedPlaces: [{ placeCode: 'SEAL' }, { placeCode: 'P1', nameEn: 'Foot', nameZh: null }],
    }),
  )
})
