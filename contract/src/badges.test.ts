import { expect, test } from 'vitest'
import { maskBadge, maskBadges } from './badges.ts'

test('of a badge its end is shown, of a short one nothing', () =>
  expect(['BADGE4486', '12345'].map(maskBadge)).toEqual(['••••86', '••••']))

test('in messages of stations every badge is masked, and nothing else', () => {
  const text =
    '{"kind":"login","cardId" : "BADGE4486","operator":"4711","items":[{"cardId":"a\\"b,1234"}],"OperatorIdentifier":"BADGE4487"}'
  expect(JSON.parse(maskBadges(text))).toEqual({
    kind: 'login',
    cardId: '••••86',
    operator: '4711',
    items: [{ cardId: '••••34' }],
    OperatorIdentifier: '••••87',
  })
})
