import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { gauges, type GaugeStudy } from '@takt/contract/gauges.ts'
import { open, pretend } from '~/testing/open.tsx'
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
