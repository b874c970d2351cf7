import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { type ConcessionRow, concessions } from '@takt/contract/concessions.ts'
import { type DefectToChoose, defects } from '@takt/contract/defects.ts'
import { stations } from '@takt/contract/stations.ts'
import { open, pretend } from '~/testing/open.tsx'
import ConcessionsPage from './ConcessionsPage.tsx'

const concession: ConcessionRow = {
  lineNumber: 'L1',
  concessionCode: 'C-7',
  typeNo: 'T-1',
  defectCode: 'LEAK',
  stationNumber: null,
  minValue: null,
  maxValue: null,
  lineNumbers: [],
  allPieces: null,
  pieces: 500,
  usedPieces: 12,
  allUsed: 12,
  validUntil: null,
  justification: 'no effect',
  concessionState: 'asked',
  askedBy: 'ana',
  askedAt: '2026-03-02T08:00:00Z',
  decidedBy: null,
  decidedAt: null,
  closedBy: null,
  closedAt: null,
  reason: null,
  revision: 0,
}
const server = pretend()
const grants = { concessions: 'edit' } as const

beforeEach(() => {
  server.called.length = 0
  server.on(concessions.list, () => ({ rows: [concession], total: 1 }))
  server.on(concessions.refuse, () => concession)
  server.on(defects.choices, () => [])
  server.on(stations.names, () => [])
})

test('a concession shows how much of it is used, and is refused with a reason', async () => {
  const user = userEvent.setup()
  await open(<ConcessionsPage />, { grants })
  expect(await screen.findByText('12 of 500')).toBeTruthy()
  await user.click(await screen.findByRole('button', { name: /More|Actions/ }))
  await user.click(await screen.findByRole('button', { name: 'Refuse' }))
  const dialog = within((await screen.findAllByRole('dialog')).at(-1)!)
  await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'not safe')
  await user.click(dialog.getByRole('button', { name: 'Refuse' }))
  await waitFor(() =>
    expect(server.called.find(({ path }) => path.includes('concessions/refuse'))?.body).toMatchObject({
      concessionCode: 'C-7',
      revision: 0,
      reason: 'not safe',
    }),
  )
})

test('a request offers only what a station can find', async () => {
  const user = userEvent.setup()
  const one = (defectCode: string, byStation: boolean) =>
    ({ defectCode, subDefectCode: null, nameEn: 'Fault', byStation }) as unknown as DefectToChoose // only this is read
  server.on(defects.choices, () => [one('DENT', false), one('LEAK', true)])
  await open(<ConcessionsPage />, { grants })
  await user.click(await screen.findByRole('button', { name: /concession/ }))
  await user.click(await screen.findByRole('combobox', { name: /^Defect/ }))
  expect(await screen.findByTitle('LEAK · Fault')).toBeDefined()
  expect(screen.queryByTitle('DENT · Fault')).toBeNull()
})

test('where no station finds a defect, the empty list says what to do', async () => {
  const user = userEvent.setup()
  server.on(concessions.list, () => ({ rows: [], total: 0 }))
  await open(<ConcessionsPage />, { grants })
  await user.click((await screen.findAllByRole('button', { name: /concession/ }))[0]!)
  await user.click(await screen.findByRole('combobox', { name: /^Defect/ }))
  expect(await screen.findByText(/Give it one under Defects/)).toBeTruthy()
})

test('a shared one shows what all of its lines used of it', async () => {
  const shared = { ...concession, lineNumbers: ['L1', 'L2'], allPieces: 500, pieces: 20, allUsed: 33 }
  server.on(concessions.list, () => ({ rows: [shared], total: 1 }))
  await open(<ConcessionsPage />, { grants })
  expect(await screen.findByText('33 of 500')).toBeTruthy()
  expect(screen.getByText('L1, L2')).toBeTruthy()
})

test('who requested, decided and withdrew it are called by name', async () => {
  Object.assign(server.people, { carla: 'Carla Paz', dora: 'Dora Kim', emil: 'Emil Ott' })
  const at = '2026-03-02T09:00:00Z'
  const over = {
    ...concession,
    askedBy: 'carla',
    decidedBy: 'dora',
    decidedAt: at,
    closedBy: 'emil',
    closedAt: at,
  }
  server.on(concessions.list, () => ({ rows: [over], total: 1 }))
  server.on(concessions.one, () => over)
  await open(<ConcessionsPage />, { grants, at: '/?concession=C-7' })
  const record = within(await screen.findByRole('dialog'))
  expect(await record.findByText('Carla Paz (carla)')).toBeTruthy()
  expect(record.getByText('Dora Kim (dora)')).toBeTruthy()
  expect(record.getByText('Emil Ott (emil)')).toBeTruthy()
})

test('the record names its defect as the list does', async () => {
  const leak = { defectCode: 'LEAK', subDefectCode: null, nameEn: 'It leaks' } as unknown as DefectToChoose // only this is read
  server.on(defects.choices, () => [leak])
  server.on(concessions.one, () => concession)
  await open(<ConcessionsPage />, { grants, at: '/?concession=C-7' })
  const record = within(await screen.findByRole('dialog'))
  expect(await record.findByText('It leaks')).toBeTruthy()
})
