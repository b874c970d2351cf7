import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { refuse } from '@takt/contract/errors.ts'
import { stations } from '@takt/contract/stations.ts'
import { stationScreen } from '@takt/contract/stationScreen.ts'
import { tools } from '@takt/contract/tools.ts'
import { open, pretend } from '~/testing/open.tsx'
import { quiet } from '~/testing/station.ts'
import StationPage from './StationPage.tsx'

const server = pretend()
const die = {
  toolCode: 'DIE-1',
  toolType: 'DIE',
  position: 'A',
  toolStatus: 'due' as const,
  usedShare: 0.93,
  calibrationStatus: null,
}
const lastQuery = (name: string) =>
  server.called.filter(({ path }) => path.includes(`tools/${name}`)).map(({ body }) => body)

beforeEach(() => {
  server.called.length = 0
  localStorage.setItem('lineNumber', 'L1')
  localStorage.setItem('station L1', 'S10')
  server.on(stations.names, () => [{ stationNumber: 'S10', stationName: 'Press' }])
  server.on(stationScreen.of, () => ({ ...quiet, tools: [die] }))
  server.on(tools.one, ({ toolCode }) =>
    toolCode === 'DIE-9' ? refuse('record.unknown', {}, 'toolCode') : ({ toolCode } as never),
  )
  server.on(tools.mount, ({ toolCode }) => ({ toolCode }) as never)
  server.on(tools.dismount, () => die as never)
})

test('what is mounted is shown with how worn it is; another is mounted with two scans', async () => {
  await open(<StationPage />, { grants: { station: 'edit' }, at: '/station' })
  const user = userEvent.setup()
  const ways = within(await screen.findByRole('navigation', { name: 'What to do' }))
  const way = ways.getByRole('button', { name: /Tools/ })
  expect(way.textContent).toContain('1')
  await user.click(way)
  expect(await screen.findByText('93.0%')).toBeTruthy()
  await user.type(screen.getByLabelText('Scan the tool to mount'), 'DIE-2{Enter}')
  expect(await screen.findByText('DIE-2: scan the position it goes to')).toBeTruthy()
  await user.type(screen.getByLabelText('Position'), 'B{Enter}')
  await waitFor(() =>
    expect(lastQuery('mount')).toMatchObject([{ toolCode: 'DIE-2', stationNumber: 'S10', position: 'B' }]),
  )
  expect(await screen.findByLabelText('Scan the tool to mount')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Dismount' }))
  const question = within(await screen.findByRole('dialog'))
  await user.click(question.getByRole('button', { name: 'Dismount' }))
  await waitFor(() => expect(lastQuery('dismount')).toMatchObject([{ toolCode: 'DIE-1' }]))
})

test('a label that is no tool needs no position; a tool that may not be mounted is answered by another', async () => {
  server.on(tools.mount, () => refuse('tools.worn', { toolCode: 'DIE-3', frequency: 10 }, 'toolCode'))
  await open(<StationPage />, { grants: { station: 'edit' }, at: '/station?task=tools' })
  const user = userEvent.setup()
  const tool = () => screen.findByLabelText('Scan the tool to mount')
  await user.type(await tool(), 'DIE-9{Enter}')
  expect((await screen.findByRole('alert')).textContent).toBe('There is no tool DIE-9 on this line.')
  await user.clear(await tool())
  await user.type(await tool(), 'DIE-3{Enter}')
  await user.type(await screen.findByLabelText('Position'), 'B{Enter}')
  expect((await screen.findByRole('alert')).textContent).toBe('DIE-3 has reached its life of 10 uses')
  expect(await tool()).toBeTruthy()
})
