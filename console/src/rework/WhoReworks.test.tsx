import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { rework, type ReworkLook, type ReworkReport } from '@takt/contract/rework.ts'
import { open, pretend } from '~/testing/open.tsx'
import { ReworkTask } from './ReworkTask.tsx'

const server = pretend()
const productId = '0190c0de-0000-7000-8000-000000000001'
const [ana, ben] = [
  { operatorNo: 'OP1', name: 'Ana' },
  { operatorNo: 'OP2', name: 'Ben' },
]
const work = (unit: string, people: ReworkLook['people']): ReworkLook => ({
  unit: {
    productId,
    productSn: unit,
    typeNo: 'T',
    typeName: 'Type',
    currentStation: 'S90',
    processStatus: 'rework',
    reworkCount: 1,
    returnStep: null,
  },
  hindrance: 'notAllowed',
  about: null,
  failures: [],
  reports: [],
  advice: [],
  steps: [],
  components: [],
  operatorNo: null,
  needsReworker: true,
  people,
})
const mayRework: Record<string, ReworkLook['people']> = { 'A-1': [ana, ben], 'A-2': [ben], 'A-3': [ana] }

beforeEach(() => {
  sessionStorage.clear()
  localStorage.setItem('lineNumber', 'L1')
  localStorage.setItem('username', 'bench')
  server.called.length = 0
  server.on(rework.look, ({ unit }) => work(unit, mayRework[unit]!))
  server.on(rework.report, () => ({}) as ReworkReport)
})
const begin = (unit: string) =>
  open(<ReworkTask unit={unit} onDone={() => {}} onLeave={() => {}} />, {
    grants: { reworkReporting: 'edit' },
  })
const sent = () => server.called.filter(({ path }) => path.includes('rework/report')).map(({ body }) => body)
const hint = 'Choose a reworker who may rework this unit here.'

test('the reworker chosen last is there for the next unit, as long as they may rework it', async () => {
  const user = userEvent.setup()
  const first = await begin('A-1')
  await user.click(await screen.findByRole('combobox'))
  await user.click(await screen.findByText('OP2 · Ben'))
  first.unmount()

  const second = await begin('A-2')
  await user.type(await screen.findByLabelText(/Remark/), 'burnt')
  expect(screen.queryByText(hint)).toBeNull()
  await user.click(screen.getByRole('button', { name: /scrap/ }))
  expect(sent()).toMatchObject([{ operatorNo: 'OP2' }])
  second.unmount()

  const third = await begin('A-3')
  expect(await screen.findByText(hint)).toBeDefined()
  third.unmount()

  localStorage.setItem('username', 'other')
  await begin('A-2')
  expect(await screen.findByText(hint)).toBeDefined()
})

test('who is to be chosen is a hint, and nothing is reported without', async () => {
  const user = userEvent.setup()
  await begin('A-1')
  expect((await screen.findByText(hint)).dataset).toMatchObject({ kind: 'plain' })
  expect(screen.queryByRole('alert')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Repaired' }))
  expect(screen.queryByRole('alert')).toBeNull()
  expect(sent()).toEqual([])
})
