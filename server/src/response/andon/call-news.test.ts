import { expect, test } from 'vitest'
import type { AndonRule } from '@takt/contract/andonRules.ts'
import { factsOf } from './call-news.ts'

const call = {
  id: 1,
  lineNumber: 'L1',
  stationNumber: 'S10',
  lossType: 'mass',
  message: null,
  calledAt: '2026-11-23T09:40:00.000Z',
} as const
/** Of a rule only its texts. */
const rule = { messageEn: null, messageZh: '质量', messageEs: 'Calidad', messageJa: null, location: 'Nave 2' }

test('a rule without an English sentence still has a text for who reads English', () => {
  expect(factsOf(call, rule as AndonRule)).toMatchObject({
    message: '质量 · Nave 2',
    'message.es': 'Calidad · Nave 2',
  })
})
