import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { lines } from '@takt/contract/lines.ts'
import { en } from '@takt/contract/locales/en/words.ts'
import { type WebhookTarget, webhooks } from '@takt/contract/webhooks.ts'
import { open, pretend } from '~/testing/open.tsx'
import { WebhookSheet } from './WebhookSheet.tsx'

const target: WebhookTarget = {
  targetCode: 'NIGHT',
  webhookFormat: 'dingtalk',
  robotLanguage: 'zh',
  chatId: null,
  webhookOrigin: 'https://oapi.example',
  lineNumber: null,
  eventTypes: [],
  enabled: true,
  revision: 3,
}
const server = pretend()
server.on(lines.list, () => [])
server.on(webhooks.create, () => target)
server.on(webhooks.update, () => target)
const sheetOf = async (writing: WebhookTarget | 'new') => {
  await open(<WebhookSheet writing={writing} onClose={() => {}} />, { grants: { users: 'edit' } })
  return within(await screen.findByRole('dialog'))
}

test('a kind of target requires what it needs, and nothing else', async () => {
  const sheet = await sheetOf('new')
  const choose = async (format: keyof typeof en.webhookFormat) => {
    await userEvent.click(sheet.getByLabelText(en.field.webhookFormat))
    await userEvent.click(await screen.findByTitle(en.webhookFormat[format]))
  }
  const hints = sheet.getByLabelText(en.field.signingKey).getAttribute('aria-describedby')
  expect(document.getElementById(hints!)?.textContent).toBe(en.webhooks.keyHint)
  await choose('wecom')
  await waitFor(() => expect(sheet.queryByLabelText(en.field.signingKey)).toBeNull())
  expect(sheet.queryByLabelText(en.field.chatId)).toBeNull()
  await choose('line')
  await sheet.findByLabelText(en.field.chatId)
  sheet.getByText(en.webhooks.lineKeyHint)
  await userEvent.type(sheet.getByLabelText(en.field.targetCode), 'NIGHT')
  await userEvent.type(sheet.getByLabelText(en.field.webhookUrl), 'https://line.example/push')
  await userEvent.type(sheet.getByLabelText(en.field.signingKey), 'token')
  await userEvent.type(sheet.getByLabelText(en.field.chatId), 'C1')
  await userEvent.click(sheet.getByRole('button', { name: en.say.save }))
  const sent = () => server.called.find(({ path }) => path.includes('webhooks/create'))?.body
  await waitFor(() =>
    expect(sent()).toMatchObject({
      webhookFormat: 'line',
      signingKey: 'token',
      chatId: 'C1',
      robotLanguage: 'en',
    }),
  )
})

test('the fields of another kind are not sent with this one', async () => {
  server.called.length = 0
  const sheet = await sheetOf('new')
  await userEvent.type(sheet.getByLabelText(en.field.targetCode), 'GROUP')
  await userEvent.type(sheet.getByLabelText(en.field.webhookUrl), 'https://slack.example/hook')
  await userEvent.type(sheet.getByLabelText(en.field.signingKey), 'SEC1')
  await userEvent.click(sheet.getByLabelText(en.field.webhookFormat))
  await userEvent.click(await screen.findByTitle(en.webhookFormat.slack))
  await userEvent.click(sheet.getByRole('button', { name: en.say.save }))
  const sent = () => server.called.find(({ path }) => path.includes('webhooks/create'))?.body
  await waitFor(() =>
    expect(sent()).toMatchObject({ webhookFormat: 'slack', signingKey: null, chatId: null }),
  )
})

test('a key that may be left out can be taken away', async () => {
  const sheet = await sheetOf(target)
  await userEvent.click(sheet.getByLabelText(en.field.withoutKey))
  await userEvent.click(sheet.getByRole('button', { name: en.say.save }))
  const sent = () => server.called.find(({ path }) => path.includes('webhooks/update'))?.body
  await waitFor(() => expect(sent()).toMatchObject({ withoutKey: true, signingKey: null }))
})

test('the kind of a target that is there stays', async () => {
  const sheet = await sheetOf(target)
  expect(sheet.getByLabelText(en.field.webhookFormat)).toHaveProperty('disabled', true)
  sheet.getByText(`${en.webhooks.dingtalkHint} ${en.webhooks.keepHint}`)
})
