import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { gauges, type GaugeStudy } from '@takt/contract/gauges.ts'
import { open, pretend } from '~/testing/open.tsx'
import { AgreementTable } from './AgreementTable.tsx'
import GaugeStudyPage from './GaugeStudyPage.tsx'

const server = pretend()
const study: GaugeStudy = {
  lineNumber: 'L1',
  studyId: '0192aaaa-0000-7000-8000-000000000001',
  gaugeId: 'G-7',
  colSetId: 'S1',
  resultCode: 'LENGTH',
  resultUnit: 'mm',
  studyKind: 'crossed',
  lowerSpecLimit: 99,
  upperSpecLimit: 101,
  reference: null,
  gaugePercent: 4.327032965639691,
  cgk: null,
  gaugeVerdict: 'accepted',
  validUntil: null,
  note: null,
  studiedAt: '2026-11-23T10:19:55.348Z',
  studiedBy: 'Ana',
}

test('what a study came to is rounded as its verdict is written', async () => {
  const second = {
    ...study,
    studyId: '0192aaaa-0000-7000-8000-000000000002',
    gaugePercent: null,
    cgk: 1.3333333,
  }
  server.on(gauges.list, () => ({ rows: [study, second], total: 2 }))
  await open(<GaugeStudyPage />, { grants: { gaugeStudy: 'edit' } })
  expect(await screen.findByText('4.3')).toBeTruthy()
  expect(screen.getByText('1.33')).toBeTruthy()
})

test('the interval of a share is one piece under it, for narrow columns', async () => {
  const share = { matched: 9, parts: 10, share: 0.9, lower: 0.555, upper: 0.9975 }
  const one = {
    operator: 'Ana',
    within: share,
    reference: share,
    kappa: 0.8,
    missed: 0.01,
    falseAlarm: 0.02,
  }
  await open(<AgreementTable result={{ operators: [one], between: share, all: share, kappa: 0.8 }} />, {})
  expect(await screen.findAllByText('55.5% … 99.8%')).toHaveLength(4)
  expect(screen.getByRole('region').getAttribute('aria-label')).toBeTruthy()
  expect(screen.getByRole('table').getAttribute('aria-label')).toBeNull()
})
