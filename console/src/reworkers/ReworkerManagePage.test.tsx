import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { operators } from '@takt/contract/operators.ts'
import { reworkers, type ReworkerRow } from '@takt/contract/reworkers.ts'
import { stations } from '@takt/contract/stations.ts'
import { types } from '@takt/contract/types.ts'
import { open, pretend } from '~/testing/open.tsx'
import { rowMenu } from '~/testing/row-menu.ts'
import ReworkerManagePage from './ReworkerManagePage.tsx'

const ana: ReworkerRow = {
  lineNumber: 'L1',
  operatorNo: 'OP1',
  name: 'Ana',
  cardId: 'C1',
  userName: null,
  typeNos: [],
  defectCodes: ['D01'],
  stationNumbers: [],
  level: 2,
  validUntil: '2020-01-01',
  enabled: true,
  revision: 4,
  reworked: 0,
  successRate: null,
  averageTime: null,
}
const server = pretend()
const sent = (name: string) =>
  server.called.filter(({ path }) => path.includes(`reworkers/${name}`)).map(({ body }) => body)
let row = ana

beforeEach(() => {
  server.called.length = 0
  row = ana
  server.on(reworkers.list, () => ({ rows: [row], total: 1 }))
  server.on(reworkers.end, () => ({ ...ana, enabled: false }))
  server.on(stations.names, () => [])
  server.on(operators.names, () => [{ operatorNo: 'OP2', name: 'Ben' }])
  server.on(types.list, () => ({ rows: [], total: 0 }))
})

test('what somebody is limited to is named, what they are not is shown too, and a day that is over is emphasized', async () => {
  await open(<ReworkerManagePage />, { grants: { reworkerManage: 'edit' } })
  expect(await screen.findByText('D01')).toBeTruthy()
  expect(screen.getAllByText('All')).toHaveLength(2)
  expect(screen.getByText(/expired/)).toBeTruthy()
})

test('a reworker is an operator: chosen, not typed anew', async () => {
  const user = userEvent.setup()
  server.on(reworkers.create, () => ({ ...ana, operatorNo: 'OP2' }))
  await open(<ReworkerManagePage />, { grants: { reworkerManage: 'edit' } })
  await user.click(await screen.findByRole('button', { name: 'Add a reworker' }))
  const sheet = within(await screen.findByRole('dialog'))
  await user.click(sheet.getByLabelText(/Operator No/))
  await user.click(await screen.findByTitle('OP2 · Ben'))
  await user.click(sheet.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(sent('create')).toMatchObject([{ operatorNo: 'OP2', typeNos: [], level: 1, validUntil: null }]),
  )
})

test('ending needs a yes', async () => {
  const user = userEvent.setup()
  await open(<ReworkerManagePage />, { grants: { reworkerManage: 'edit' } })
  await user.click((await rowMenu(user, /OP1/)).getByRole('button', { name: 'End' }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'End' }))
  await waitFor(() => expect(sent('end')).toMatchObject([{ operatorNo: 'OP1', revision: 4 }]))
})

test.each([
  ['can be printed', ana, null],
  ['says that the number is missing', { ...ana, cardId: null }, 'true'],
])('the badge of a reworker %s', async (_what, shown, blocked) => {
  row = shown
  await open(<ReworkerManagePage />, { grants: { reworkerManage: 'view' } })
  const one = await rowMenu(userEvent.setup(), /OP1/)
  expect(one.getByRole('button', { name: 'Print badge' }).getAttribute('aria-disabled')).toBe(blocked)
})
