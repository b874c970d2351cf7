import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { audit } from '@takt/contract/audit.ts'
import { collectionSets } from '@takt/contract/collectionSets.ts'
import { refuse } from '@takt/contract/errors.ts'
import { processings, type ProcessingRow, type Step } from '@takt/contract/processings.ts'
import { stations } from '@takt/contract/stations.ts'
import { open, pretend } from '~/testing/open.tsx'
import ProcessingCreatePage from './ProcessingCreatePage.tsx'

const step = (stepSeq: number, nextStep: number | null = null, part: Partial<Step> = {}): Step => ({
  stepSeq,
  stepName: `Job ${stepSeq}`,
  stationNumber: `S${stepSeq}`,
  mustPass: true,
  nextStep,
  reworkStep: null,
  returnStep: null,
  maxLoops: 0,
  colSetId: null,
  colSetVersion: null,
  ...part,
})
const route = (processingVer: number, part: Partial<ProcessingRow> = {}): ProcessingRow => ({
  processingNumber: 'R1',
  processingVer,
  processingName: 'Gearbox',
  definitionStatus: processingVer === 1 ? 'released' : 'draft',
  remark: null,
  steps: [step(10, 20), step(20)],
  updateDate: '2026-03-02T06:00:00.000Z',
  updateAuthor: 'Anna',
  revision: 7,
  typeCount: 1,
  orderCount: 2,
  ...part,
})
const server = pretend()
const draft = { grants: { processingCreate: 'edit' }, at: '/?route=R1&version=2' } as const
let routes: ProcessingRow[]

beforeEach(() => {
  server.called.length = 0
  routes = [route(2), route(1), { ...route(1), processingNumber: 'R10' }]
  server.on(processings.list, ({ processingNumber }) => {
    const rows = routes.filter((one) => !processingNumber || one.processingNumber.includes(processingNumber))
    return { rows, total: rows.length }
  })
  server.on(collectionSets.list, () => ({ rows: [], total: 0 }))
  server.on(stations.names, () => [
    { stationNumber: 'S10', stationName: 'Load' },
    { stationNumber: 'S20', stationName: 'Press' },
  ])
  server.on(audit.of, () => [])
})

const sent = (name: string) =>
  server.called.filter(({ path }) => path.includes(`processings/${name}`)).map(({ body }) => body)
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const blocked = (name: string) => button(name).getAttribute('aria-disabled') === 'true'
const listed = () =>
  within(screen.getByRole('list', { name: 'Steps' }))
    .getAllByRole('button')
    .map((one) => one.querySelector('b')!.textContent)
const chosen = () => within(screen.getByRole('region', { name: /^Step \d+:/ }))
const opened = async (at: { grants: { processingCreate: 'edit' }; at: string } = draft) => {
  const user = userEvent.setup()
  await open(<ProcessingCreatePage />, at)
  await screen.findByRole('article', { name: /R1/ })
  return user
}
/** Saves and answers the question with yes. */
const save = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.click(button('Save'))
  await screen.findAllByText('Save changes of R1, version 2?')
  await user.click(screen.getAllByRole('button', { name: 'Save' }).at(-1)!)
}

test('a released version is only read, and shows why', async () => {
  await opened({ ...draft, at: '/?route=R1&version=1' })
  expect(screen.getByText(/can no longer be changed/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
  expect(chosen().getByLabelText<HTMLInputElement>(/Step name/).disabled).toBe(true)
  expect([blocked('Release'), blocked('Retire'), blocked('Delete')]).toEqual([true, false, true])
})

test('what is not finished is named with its step and not saved; finished, all of it is sent on the revision it was begun from', async () => {
  server.on(processings.update, (draft) => ({ ...route(2), steps: draft.steps, revision: 8 }))
  const user = await opened()
  await user.click(button('Add a step'))
  await user.click(button('Undo'))
  expect(listed()).toEqual(['10', '20'])
  screen.getByRole('list', { name: 'Steps' }).querySelector<HTMLElement>('[tabindex="0"]')!.focus()
  await user.keyboard('{ArrowDown}')
  await user.click(button('Add a step'))
  expect(listed()).toEqual(['10', '20', '30'])
  expect(screen.getByText(/To fix: 2/)).toBeTruthy()
  expect(blocked('Save')).toBe(true)
  expect(document.activeElement?.id).toBe('step-name')
  await user.keyboard('Test')
  await user.type(chosen().getByLabelText(/Station/), 'S30')
  expect(await screen.findByText('Ready to be released')).toBeTruthy()
  expect(chosen().getByText('Not on line L1: S30.')).toBeTruthy()
  await save(user)
  await waitFor(() =>
    expect(sent('update')).toMatchObject([
      {
        processingNumber: 'R1',
        processingVer: 2,
        revision: 7,
        steps: [step(10, 20), step(20, 30), { stepSeq: 30, stepName: 'Test', stationNumber: 'S30' }],
      },
    ]),
  )
  expect(Object.keys((sent('update')[0]!.steps as object[])[0]!)).not.toContain('id')
})

test('by keyboard: a step is walked to, removed and brought back; a fault leads to its step', async () => {
  routes[0] = route(2, {
    steps: [
      step(10, 20),
      step(20, 30, { reworkStep: 90, returnStep: null, maxLoops: 1 }),
      step(30),
      step(90),
    ],
  })
  const user = await opened()
  expect(screen.getByText('A rework step has no return step')).toBeTruthy()
  expect(blocked('Release')).toBe(true)
  screen.getByRole('list', { name: 'Steps' }).querySelector<HTMLElement>('[tabindex="0"]')!.focus()
  await user.keyboard('{ArrowDown}{Delete}')
  expect(listed()).toEqual(['10', '30', '90'])
  await user.keyboard('{Control>}z{/Control}')
  expect(listed()).toEqual(['10', '20', '30', '90'])
  await user.keyboard('{Control>}{Shift>}z{/Shift}{/Control}')
  expect(listed()).toEqual(['10', '30', '90'])
  await user.keyboard('{Control>}z{/Control}')
  await user.click(button('Step 20'))
  expect(chosen().getByLabelText<HTMLInputElement>(/Step name/).value).toBe('Job 20')
})

test('a step’s number is followed by all who name it; one that is taken is refused', async () => {
  const user = await opened()
  await user.click(
    within(screen.getByRole('list', { name: 'Steps' })).getByRole('button', { name: /Job 20/ }),
  )
  const number = chosen().getByLabelText(/^Step\b(?! name)/)
  await user.clear(number)
  await user.type(number, '10{Enter}')
  expect(chosen().getByText('Step 10 exists already')).toBeTruthy()
  await user.type(number, '5{Enter}')
  expect(listed()).toEqual(['10', '105'])
  expect(screen.getByText('Ready to be released')).toBeTruthy()
})

test('somebody was quicker: theirs is loaded or mine is kept, and nothing typed is lost before', async () => {
  const user = await opened()
  await user.type(screen.getByLabelText(/Route name/), ' 40')
  server.on(processings.update, () => {
    routes[0] = route(2, { processingName: 'Theirs', revision: 8 })
    return refuse('record.changed')
  })
  await save(user)
  await user.click(await screen.findByRole('button', { name: 'Keep my changes' }))
  expect(screen.getByLabelText<HTMLInputElement>(/Route name/).value).toBe('Gearbox 40')
  server.on(processings.update, (draft) => ({
    ...route(2),
    processingName: draft.processingName,
    revision: 9,
  }))
  await save(user)
  await waitFor(() =>
    expect(sent('update').map(({ revision, processingName }) => [revision, processingName])).toEqual([
      [7, 'Gearbox 40'],
      [8, 'Gearbox 40'],
    ]),
  )
})

test('two versions side by side show what changed at which step', async () => {
  routes[0] = route(2, { steps: [step(10, 15), step(15, 20), step(20, null, { stationNumber: 'S99' })] })
  const user = await opened()
  await user.click(button('Compare'))
  const sheet = within(await screen.findByRole('dialog'))
  expect(sheet.getByText('Changed 2 · Added 1 · Removed 0 · Equal 0')).toBeTruthy()
  expect(sheet.getByRole('row', { name: /Station S20 S99/ })).toBeTruthy()
})

test('a release names the stations that the line does not have, and is not kept from it', async () => {
  const strange = [step(20, 30, { stationNumber: 'S99' }), step(30, null, { stationNumber: 'S98' })]
  routes[0] = route(2, { steps: [step(10, 20), ...strange] })
  const user = await opened()
  await user.click(button('Release'))
  expect(await screen.findByText(/Not on line L1: S99, S98\./)).toBeTruthy()
})
