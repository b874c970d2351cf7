import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { stations } from '@takt/contract/stations.ts'
import { tools } from '@takt/contract/tools.ts'
import { type ToolMember, type ToolSet, toolSets } from '@takt/contract/toolSets.ts'
import { types } from '@takt/contract/types.ts'
import { open, pretend } from '~/testing/open.tsx'
import ToolSetPage from './ToolSetPage.tsx'

const member = (seqNum: number, over: Partial<ToolMember> = {}): ToolMember => ({
  seqNum,
  stationNumber: 'S10',
  position: null,
  toolType: 'DIE',
  toolCode: null,
  quantity: 1,
  ...over,
})
const set = (over: Partial<ToolSet> = {}): ToolSet => ({
  toolSetId: 'SET',
  toolSetVersion: 1,
  toolSetName: 'Both dies',
  typeNos: ['T'],
  definitionStatus: 'draft',
  remark: null,
  members: [member(10)],
  updateDate: '2026-03-02T06:00:00.000Z',
  updateAuthor: 'Anna',
  revision: 3,
  ...over,
})
const server = pretend()
const at = '/?toolSet=SET&version=1'
let found: ToolSet
const shown = async (one: ToolSet) => {
  found = one
  await open(<ToolSetPage />, { grants: { toolSet: 'edit' }, at })
  return within(await screen.findByRole('article'))
}
const called = (name: string) =>
  server.called.filter(({ path }) => path.includes(`toolSets/${name}`)).map(({ body }) => body)

beforeEach(() => {
  server.called.length = 0
  server.on(toolSets.list, () => ({ rows: [found], total: 1 }))
  server.on(types.list, () => ({ rows: [], total: 300 }))
  server.on(stations.names, () => [{ stationNumber: 'S10', stationName: 'Press' }])
  server.on(tools.list, () => ({ rows: [], total: 0 }))
  server.on(tools.ready, () => [
    {
      orderCode: 'WO-1',
      typeNo: 'T',
      rest: 120,
      ready: false,
      members: [
        {
          ...member(10),
          ready: false,
          tools: [{ toolCode: 'D-1', toolState: 'mounted' as const, usesLeft: 100, usesNeeded: 120 }],
        },
      ],
    },
  ])
})

test('a member is added and the set saved as one, on the revision it was begun from', async () => {
  const user = userEvent.setup()
  const pane = await shown(set())
  server.on(toolSets.update, (draft) => set({ ...draft, revision: 4 }))
  await user.click(pane.getByRole('button', { name: 'Add a member' }))
  const cells = pane.getAllByRole('gridcell')
  await user.click(cells.filter((cell) => cell.getAttribute('aria-colindex') === '4').at(-1)!)
  await user.keyboard('NEST{Enter}')
  await user.click(pane.getByRole('button', { name: 'Save' }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(called('update')).toHaveLength(1))
  expect(called('update')[0]).toMatchObject({
    toolSetId: 'SET',
    toolSetVersion: 1,
    revision: 3,
    members: [member(10), member(20, { toolType: 'NEST' })],
  })
})

test('what keeps a set from its release is shown, and it cannot be released', async () => {
  const pane = await shown(set({ members: [member(10, { toolType: null })] }))
  const release = await pane.findByRole('button', { name: 'Release' })
  await waitFor(() => expect(release.getAttribute('aria-disabled')).toBe('true'))
})

test('each open order shows whether its tools last for the rest', async () => {
  const user = userEvent.setup()
  const pane = await shown(set({ definitionStatus: 'released' }))
  expect(pane.queryByRole('button', { name: 'Save' })).toBeNull()
  await user.click(pane.getByRole('tab', { name: 'Readiness' }))
  const order = within(await pane.findByRole('region', { name: 'WO-1' }))
  expect(order.getByText('Still to make: 120')).toBeTruthy()
  expect(order.getByText('D-1 (Mounted): 100 uses left, 120 needed')).toBeTruthy()
  expect(order.getAllByText('Not ready')).toHaveLength(2)
})
