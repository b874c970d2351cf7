import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { rework } from '@takt/contract/rework.ts'
import { open, pretend } from '~/testing/open.tsx'
import ReworkSummaryPage from './ReworkSummaryPage.tsx'

const server = pretend()
const sent = (name: string) =>
  server.called.filter(({ path }) => path.includes(`rework/${name}`)).map(({ body }) => body)

const counts = {
  sentIn: 4,
  inRework: 1,
  reports: 3,
  passed: 2,
  failed: 1,
  untested: 0,
  scrapped: 0,
  handedOver: 0,
  loopsMore: 1,
  successRate: 2 / 3,
  averageTime: 90,
  cost: 12.5,
  materialCost: 30,
  unpriced: 2,
}

test('a row opens its reports', async () => {
  const user = userEvent.setup()
  const row = { sumCode: 'VOUT', name: 'Output voltage', ...counts }
  server.on(rework.summary, () => ({ rows: [row], total: 1 }))
  server.on(rework.list, () => ({ rows: [], total: 0 }))
  await open(<ReworkSummaryPage />, { grants: { reworkSummary: 'view' }, at: '/?view=defect' })
  await screen.findByText(/30\.00\s+\(2 without a price\)/)
  await user.click(await screen.findByText('Output voltage'))
  await waitFor(() => expect(sent('list')).toMatchObject([{ symptom: 'VOUT' }]))
  expect(sent('summary')).toMatchObject([{ by: 'defect' }])
})

test('reworkers are shown by their names, and whom the plant no longer keeps by the number', async () => {
  const none = { ...counts, sentIn: null, inRework: null }
  const rows = [
    { ...none, sumCode: '701', name: 'Ana Ruiz' },
    { ...none, sumCode: '702', name: null },
  ]
  server.on(rework.summary, () => ({ rows, total: 2 }))
  await open(<ReworkSummaryPage />, { grants: { reworkSummary: 'view' }, at: '/?view=reworker' })
  expect(await screen.findByText('Ana Ruiz (701)')).toBeDefined()
  expect(screen.getByText('702')).toBeDefined()
})
