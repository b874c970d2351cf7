import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { AttributeReport } from '@takt/contract/attribute-charts.ts'
import { attributeLimits } from '@takt/contract/attributeLimits.ts'
import { chartEvents } from '@takt/contract/chartEvents.ts'
import { charts } from '@takt/contract/charts.ts'
import { open, pretend } from '~/testing/open.tsx'
import { AttributeLimits } from './AttributeLimits.tsx'
import { Attributes } from './Attributes.tsx'
import { useAttributeBorders } from './EventKinds.tsx'

const query = { stationNumber: 'S10' }
const limits = { limitsId: '1', attributeKind: 'p', sampleBy: 'hour', centre: 0.02, rules: ['1'], note: 'x' }
const valid = { validFrom: '2026-03-02T00:00:00.000Z', frozenBy: 'Eve', withdrawnBy: null, withdrawnAt: null }
function Borders() {
  useAttributeBorders(query)
  return null
}

async function openLimits(samples: number) {
  const server = pretend()
  const report = { times: Array(samples).fill(''), centre: 0.02 } as unknown as AttributeReport // all that is looked at
  server.on(charts.attributes, () => ({ times: [] as string[] }) as AttributeReport)
  server.on(chartEvents.attributeBorders, () => [])
  server.on(attributeLimits.list, () => [{ ...limits, ...valid }] as never)
  server.on(attributeLimits.withdraw, () => ({}) as never)
  const page = (
    <>
      <Attributes />
      <Borders />
      <AttributeLimits report={report} query={query} />
    </>
  )
  await open(page, { grants: { cpkReport: 'edit' } })
  await screen.findByRole('button', { name: 'Withdraw' })
  return (feature: string) => server.called.filter(({ path }) => path.startsWith(`/api/${feature}`)).length
}

test('the chart and what is proposed are read again as soon as its limits are withdrawn', async () => {
  const reads = await openLimits(20)
  await waitFor(() => expect(reads('charts/attributes')).toBe(1))
  await userEvent.click(screen.getByRole('button', { name: 'Withdraw' }))
  const question = within(await screen.findByRole('dialog'))
  await userEvent.type(question.getByRole('textbox'), 'wrong')
  await userEvent.click(question.getByRole('button', { name: 'Withdraw' }))
  await waitFor(() => expect(reads('charts/attributes')).toBe(2))
  await waitFor(() => expect(reads('chartEvents/attributeBorders')).toBe(2))
})

test('with too few samples the button says so, before anything is written down', async () => {
  await openLimits(7)
  const freeze = screen.getByRole('button', { name: /Freeze limits/ })
  expect(freeze.getAttribute('aria-disabled')).toBe('true')
  await userEvent.hover(freeze)
  expect(await screen.findByText('7 samples: at least 20 are needed')).toBeTruthy()
})
