import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { defects } from '@takt/contract/defects.ts'
import { problems, type ProblemRow } from '@takt/contract/problems.ts'
import { stations } from '@takt/contract/stations.ts'
import { types } from '@takt/contract/types.ts'
import { open, pretend } from '~/testing/open.tsx'
import ProblemsPage from './ProblemsPage.tsx'

const problem: ProblemRow = {
  lineNumber: 'L1',
  problemId: '0199c0de-0000-7000-8000-000000000001',
  defectCode: 'LEAK',
  stationNumber: null,
  typeNo: null,
  containment: 'sorted',
  cause: 'worn seal',
  correctiveAction: 'new seal',
  owner: 'Ana',
  dueDate: '2026-03-31',
  problemState: 'acted',
  openedAt: '2026-03-02T08:00:00Z',
  openedBy: 'Ana',
  actedAt: '2026-03-05T08:00:00Z',
  closedAt: null,
  judgedEffect: null,
  judgedAt: null,
  closedBy: null,
  reason: null,
  revision: 2,
  failuresBefore: 40,
  passesBefore: 1000,
  ppmBefore: 40_000,
  failuresAfter: 3,
  passesAfter: 900,
  ppmAfter: 3333,
  problemEffect: 'worked',
}
const server = pretend()
const grants = { problems: 'edit' } as const

beforeEach(() => {
  server.called.length = 0
  server.on(problems.list, () => ({ rows: [problem], total: 1 }))
  server.on(problems.close, () => problem)
  server.on(defects.choices, () => [])
  server.on(stations.names, () => [])
})

test('a problem shows what failed before its action and since, and whether it helped', async () => {
  await open(<ProblemsPage />, { grants })
  expect(await screen.findByText('40 of 1,000 → 3 of 900')).toBeTruthy()
  expect(screen.getByText('It worked')).toBeTruthy()
})

test('it is closed with a reason', async () => {
  const user = userEvent.setup()
  await open(<ProblemsPage />, { grants })
  await screen.findByText('It worked')
  await user.click(await screen.findByRole('button', { name: /More|Actions/ }))
  await user.click(await screen.findByRole('button', { name: 'Finish' }))
  const dialog = within((await screen.findAllByRole('dialog')).at(-1)!)
  await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'half a year quiet')
  await user.click(dialog.getByRole('button', { name: 'Finish' }))
  await waitFor(() =>
    expect(server.called.find(({ path }) => path.includes('problems/close'))?.body).toMatchObject({
      problemId: problem.problemId,
      revision: 2,
      reason: 'half a year quiet',
    }),
  )
})

test('from the failures of a bar a problem begins with what they were narrowed to', async () => {
  const user = userEvent.setup()
  await open(<ProblemsPage />, { grants, at: '/?defectCode=LEAK&stationNumber=S10&new=1' })
  const sheet = await screen.findByRole('dialog')
  expect(
    within(sheet).getByRole('combobox', { name: 'Defect' }).closest('.ant-select')?.textContent,
  ).toContain('LEAK')
  await user.click(within(sheet).getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('without its cause the action cannot be reported as done, and the button says why', async () => {
  const unexplained: ProblemRow = { ...problem, problemState: 'open', cause: null }
  server.on(problems.list, () => ({ rows: [unexplained], total: 1 }))
  const user = userEvent.setup()
  await open(<ProblemsPage />, { grants })
  await screen.findByText('It worked')
  await user.click(await screen.findByRole('button', { name: /More|Actions/ }))
  const act = await screen.findByRole('button', { name: /Action done/ })
  expect(act.getAttribute('aria-disabled')).toBe('true')
})

test('what is refused in a picker is marked, and the first such field has the focus', async () => {
  const user = userEvent.setup()
  server.on(problems.list, () => ({ rows: [], total: 0 }))
  server.on(types.list, () => ({ rows: [], total: 0 }))
  await open(<ProblemsPage />, { grants })
  await user.click((await screen.findAllByRole('button', { name: 'New problem' }))[0]!)
  await user.click(await screen.findByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.getAllByRole('alert').some((one) => one.textContent)).toBe(true))
  const defect = screen.getByRole('combobox', { name: /^Defect/ })
  expect(defect.getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(defect)
})
