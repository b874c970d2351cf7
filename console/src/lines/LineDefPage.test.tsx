import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { audit } from '@takt/contract/audit.ts'
import { refuse } from '@takt/contract/errors.ts'
import { lines, type LineRow } from '@takt/contract/lines.ts'
import { open, pretend } from '~/testing/open.tsx'
import { rowMenu } from '~/testing/row-menu.ts'
import LineDefPage from './LineDefPage.tsx'
import { inQuestion } from '~/testing/question.ts'

const line: LineRow = {
  lineNumber: 'L1',
  lineName: 'Gearbox',
  location: null,
  manager: null,
  okRateTarget: 0.98,
  taktTarget: null,
  shortStopFrom: null,
  reasonFrom: null,
  enabled: true,
  revision: 3,
  stationCount: 8,
  currentOrder: null,
}
const early = { shiftName: 'Early', startTime: '06:00', endTime: '14:00', breaks: [] }
const server = pretend()
const asAdmin = { grants: { lineDef: 'edit' } } as const

beforeEach(() => {
  server.on(lines.register, () => ({ rows: [line], total: 1 }))
  server.on(lines.shifts, () => ({ lineNumber: 'L1', revision: 3, shifts: [early] }))
  server.on(audit.of, () => [])
})

test('a shift that overlaps is reported at its start, and what is typed is understood as a time', async () => {
  const user = userEvent.setup()
  let sent: unknown
  server.on(lines.saveShifts, (input) => {
    sent = input
    return refuse('plant.shift_overlap', { shiftName: 'Early', other: 'Shift 2' }, 'shifts.1.startTime')
  })
  await open(<LineDefPage />, { ...asAdmin, at: '/?line=L1' })
  await user.click(await screen.findByRole('button', { name: 'Shifts of L1' }))
  await user.click(await screen.findByRole('button', { name: 'Add a shift' }))
  const [, second] = screen.getAllByRole('group', { name: /Early|Shift 2/ })
  const start = within(second!).getByLabelText('Start')
  await user.clear(start)
  await user.type(start, '13')
  await user.tab()
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText(/^Save the shifts/)
  await user.click(screen.getAllByRole('button', { name: 'Save' }).at(-1)!)
  expect(await within(second!).findByText('The shifts Early and Shift 2 overlap')).toBeTruthy()
  expect(start.getAttribute('aria-invalid')).toBe('true')
  expect(sent).toMatchObject({
    lineNumber: 'L1',
    revision: 3,
    shifts: [early, { shiftName: 'Shift 2', startTime: '13:00', endTime: '22:00', breaks: [] }],
  })
})

test('a line with a history is not deleted: it shows why and may be taken out of use instead', async () => {
  const user = userEvent.setup()
  let sent: unknown
  server.on(lines.delete, () => refuse('lines.has_history', { orders: 3, since: '2026-03-02' }))
  server.on(lines.update, (input) => {
    sent = input
    return { ...line, enabled: false, revision: 4 }
  })
  await open(<LineDefPage />, asAdmin)
  const row = await screen.findByRole('row', { name: /Gearbox/ })
  await user.click((await rowMenu(user, row)).getByRole('button', { name: 'Delete' }))
  await user.click(inQuestion().getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText(/3 orders, traces since 2026-03-02/)).toBeTruthy()
  await user.click((await screen.findAllByRole('button', { name: 'Take out of use' })).at(-1)!)
  const { stationCount, currentOrder, ...whole } = line
  await expect.poll(() => sent).toMatchObject({ ...whole, enabled: false })
  expect(Object.keys(sent as object)).not.toContain('stationCount')
  expect([stationCount, currentOrder]).toEqual([8, null])
})

test('saved by two quick presses, it is asked once and saved once', async () => {
  const user = userEvent.setup()
  let saved = 0
  server.on(lines.update, () => {
    saved += 1
    return { ...line, lineName: 'Gears', revision: 4 }
  })
  await open(<LineDefPage />, asAdmin)
  await user.click(await screen.findByRole('button', { name: /^Edit .*L1/ }))
  await user.type(await screen.findByDisplayValue('Gearbox'), 's')
  await user.dblClick(screen.getByRole('button', { name: 'Save' }))
  const yes = () => screen.getAllByRole('button', { name: 'Save' }).at(-1)!
  await screen.findByText(/Save/, { selector: '.ant-modal-title' })
  expect(document.querySelectorAll('.ant-modal-title')).toHaveLength(1)
  await user.dblClick(yes())
  await expect.poll(() => saved).toBe(1)
})

test('who may only look changes nothing', async () => {
  await open(<LineDefPage />, { grants: { lineDef: 'view' } })
  for (const button of (await rowMenu(userEvent.setup(), /Gearbox/)).getAllByRole('button'))
    expect(button.getAttribute('aria-disabled')).toBe('true')
})
