import { expect, test } from 'vitest'
import { webhooks } from '@takt/contract/webhooks.ts'
import { dingtalkAddress, feishuSign } from './robot-sign.ts'
import { startRobots } from '../../testing/robots.ts'

const { plant, admin, origin, heard, answering, robot, alarm, dueNow, becomes } = await startRobots()

test.each([
  ['wecom', null, '{"errcode":0,"errmsg":"ok"}'],
  ['dingtalk', 'SECdemo', '{"errcode":0,"errmsg":"ok"}'],
  ['feishu', 'demo', '{"code":0,"msg":"success"}'],
  ['slack', null, 'ok'],
  ['teams', null, ''],
] as const)('%s is written to in the language of its group', async (format, signingKey, answer) => {
  answering([format === 'teams' ? 202 : 200, answer])
  await admin(webhooks.create, robot(format, { signingKey }))
  await alarm()
  await becomes([{ teleState: 'ok', attempts: 1 }])
  expect(heard).toHaveLength(1)
  expect(heard[0]!.body).toContain('ST1：E42')
  expect(heard[0]!.body).toContain('报警')
})

test('WeCom and Feishu refuse with HTTP 200: it has failed, and is tried again', async () => {
  answering([200, '{"errcode":45009,"errmsg":"api freq out of limit"}'], [200, '{"errcode":0,"errmsg":"ok"}'])
  await admin(webhooks.create, robot('wecom'))
  await alarm()
  await becomes([{ teleState: 'retry', errorText: 'errcode 45009: api freq out of limit' }])
  await dueNow()
  await becomes([{ teleState: 'ok', errorText: null, attempts: 2 }])
})

test('each try is signed for its own moment, and the message stays', async () => {
  answering([200, '{"code":19021,"msg":"sign match fail"}'], [200, '{"code":0}'])
  await admin(webhooks.create, robot('feishu', { signingKey: 'demo' }))
  await alarm()
  await becomes([{ teleState: 'retry', errorText: 'code 19021: sign match fail' }])
  await dueNow()
  await becomes([{ teleState: 'ok' }])
  const [first, second] = heard.map(({ body }) => JSON.parse(body))
  expect(first.content).toEqual(second.content)
  for (const { timestamp, sign } of [first, second])
    expect(feishuSign('demo', Number(timestamp))).toEqual({ timestamp, sign })
})

test('DingTalk gets its signature in the address, after the other parameters', async () => {
  answering([200, '{"errcode":0}'])
  await admin(webhooks.create, robot('dingtalk', { signingKey: 'SECdemo' }))
  await alarm()
  await becomes([{ teleState: 'ok' }])
  const to = new URL(heard[0]!.url, origin)
  const millisecond = Number(to.searchParams.get('timestamp'))
  expect(Math.abs(Date.now() - millisecond)).toBeLessThan(60_000)
  expect(to.href).toBe(dingtalkAddress(`${origin}/send?access_token=t`, 'SECdemo', millisecond))
})

test('LINE is called with its token, to its chat, under one key for all tries; its 409 means it was taken', async () => {
  answering([500, '{}'], [409, '{"message":"The retry key is already accepted"}'])
  await admin(webhooks.create, robot('line', { signingKey: 'token', chatId: 'C1' }))
  await alarm()
  await becomes([{ teleState: 'retry' }])
  await dueNow()
  await becomes([{ teleState: 'ok' }])
  const [first, second] = heard
  expect(first!.headers.authorization).toBe('Bearer token')
  expect(JSON.parse(first!.body)).toMatchObject({ to: 'C1' })
  expect(second!.headers['x-line-retry-key']).toBe(first!.headers['x-line-retry-key'])
})

test('a robot that falls silent when it is written to too often is given its pause', async () => {
  answering([200, '{"code":0}'])
  await admin(webhooks.create, robot('feishu'))
  await alarm('E1')
  await alarm('E2')
  await becomes([{ teleState: 'ok' }, { teleState: 'ok' }])
  expect(heard[1]!.at - heard[0]!.at).toBeGreaterThan(500)
})

test('a test is in the group’s language', async () => {
  answering([200, 'ok'])
  await admin(webhooks.create, robot('slack'))
  await admin(webhooks.test, { targetCode: 'CHAT' })
  await becomes([{ teleState: 'ok' }])
  expect(JSON.parse(heard[0]!.body)).toEqual({ text: '测试 · CHAT' })
})

test.each([
  [robot('line', { chatId: 'C1' }), 'webhooks.no_token', 'signingKey'],
  [robot('line', { signingKey: 'token' }), 'webhooks.no_chat', 'chatId'],
  [robot('slack', { chatId: 'C1' }), 'webhooks.no_chat', 'chatId'],
  [robot('teams', { signingKey: 'key' }), 'webhooks.key_unused', 'signingKey'],
  [robot('standard'), 'webhooks.signing_key', 'signingKey'],
  [robot('wecom', { webhookUrl: null }), 'webhooks.no_address', 'webhookUrl'],
])('what a kind of target needs is asked for: %j', async (draft, key, field) => {
  await expect(admin(webhooks.create, draft)).rejects.toMatchObject({ key, field })
})

test('a secret is taken away where the kind does without, and nowhere else', async () => {
  const keyOf = async () =>
    (await plant.db.selectFrom('webhookTargets').select('signingKey').executeTakeFirstOrThrow()).signingKey
  const draft = robot('feishu', { signingKey: 'SECgone' })
  await admin(webhooks.create, draft)
  const update = (over: object) =>
    admin(webhooks.update, { ...draft, signingKey: null, revision: 0, ...over })
  await expect(update({ withoutKey: true, signingKey: 'both' })).rejects.toMatchObject({
    key: 'webhooks.key_or_none',
    field: 'withoutKey',
  })
  await update({})
  expect(await keyOf()).toBe('SECgone')
  await update({ withoutKey: true, revision: 1 })
  expect(await keyOf()).toBeNull()
  await plant.db.deleteFrom('webhookTargets').execute()
  const line = robot('line', { signingKey: 'token', chatId: 'C1' })
  await admin(webhooks.create, line)
  await expect(
    admin(webhooks.update, { ...line, signingKey: null, withoutKey: true, revision: 0 }),
  ).rejects.toMatchObject({ key: 'webhooks.no_token' })
})

test('the kind of a target stays, its secret is kept and nowhere answered', async () => {
  const draft = robot('dingtalk', { signingKey: 'SECkept' })
  expect(JSON.stringify(await admin(webhooks.create, draft))).not.toContain('SECkept')
  await expect(
    admin(webhooks.update, { ...draft, webhookFormat: 'feishu', revision: 0 }),
  ).rejects.toMatchObject({ key: 'webhooks.format_fixed', field: 'webhookFormat' })
  await admin(webhooks.update, {
    ...draft,
    signingKey: null,
    webhookUrl: null,
    robotLanguage: 'ja',
    revision: 0,
  })
  const row = await plant.db.selectFrom('webhookTargets').selectAll().executeTakeFirstOrThrow()
  expect(row).toMatchObject({ signingKey: 'SECkept', robotLanguage: 'ja' })
})
