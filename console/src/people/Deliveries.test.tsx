import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { webhooks, type NoticeDelivery } from '@takt/contract/webhooks.ts'
import { en } from '@takt/contract/locales/en/words.ts'
import { whyNot } from '@takt/contract/why-not.ts'
import { open, pretend } from '~/testing/open.tsx'
import { Deliveries } from './Deliveries.tsx'

const server = pretend()
const mail: NoticeDelivery = {
  id: 1,
  at: '2026-03-02T09:00:00.000Z',
  targetCode: null,
  userName: 'ann',
  eventType: 'andonLevel',
  about: 'S10',
  lineNumber: 'L1',
  teleState: 'waiting',
  attempts: 0,
  nextTry: null,
  httpStatus: null,
  errorText: null,
  doneAt: null,
}
const down = 'connect ECONNREFUSED 10.0.0.7:587'

test('each delivery shows what became of it: queued, tried again and when, sent, given up and why', async () => {
  const rows: NoticeDelivery[] = [
    mail,
    { ...mail, id: 2, teleState: 'retry', attempts: 7, nextTry: '2026-03-02T09:05:00.000Z', errorText: down },
    { ...mail, id: 3, teleState: 'ok', attempts: 8, doneAt: '2026-03-02T10:00:00.000Z' },
    { ...mail, id: 4, teleState: 'dead', attempts: 1, targetCode: 'TEAMS', errorText: 'HTTP 404' },
  ]
  server.on(webhooks.deliveries, () => ({ rows, total: 4 }))
  await open(<Deliveries />, { grants: { users: 'edit' } })
  await screen.findByText('Waits to be sent')
  screen.getByText(/^Tries: 7, next .*\. The server is off or cannot be reached$/)
  screen.getByText(/^Sent /)
  screen.getByText('Given up, tries: 1. The other side answered with error 404')
  expect(screen.getAllByText('ann, by mail')).toHaveLength(3)
  screen.getByText('TEAMS')
})

test.each([
  ['getaddrinfo ENOTFOUND mail.plant.example', en.webhooks.nameUnknown],
  ['ECONNREFUSED', en.webhooks.notReached],
  ['timeout 10 s', en.webhooks.noAnswer],
  ['Greeting never received', en.webhooks.noAnswer],
  ['DEPTH_ZERO_SELF_SIGNED_CERT', en.webhooks.notTrusted],
  ['535 5.7.8 Error: authentication failed', en.webhooks.loginRefused],
  ['no e-mail address', en.webhooks.noMailbox],
  ['552 5.2.2 mailbox full', '552 5.2.2 mailbox full'],
])('%s is shown as: %s', (errorText, text) => {
  expect(whyNot(en, errorText)).toBe(text)
})
