import { describe, expect, test } from 'vitest'
import { webhookFormats } from '@takt/contract/webhooks.ts'
import { judged } from './answers.ts'
import { dingtalkAddress, feishuSign, retryKey } from './robot-sign.ts'
import { type Message, robotBody, type RobotFormat } from './robots.ts'

// By the services' documents; the values by OpenSSL (dgst -sha256 -mac HMAC).
describe('a robot is signed as its service documents it', () => {
  test('DingTalk: millisecond and secret, signed with the secret, in the address', () => {
    const to = new URL(
      dingtalkAddress('https://oapi.example/robot/send?access_token=t', 'this is secret', 1577262236757),
    )
    expect(Object.fromEntries(to.searchParams)).toEqual({
      access_token: 't',
      timestamp: '1577262236757',
      sign: 'hmPWwU+7lVdm3ZZz0r9tSfx0L4Q26jWOZr9+Gs6EZQM=',
    })
    expect(to.search).toContain('sign=hmPWwU%2B7lVdm3ZZz0r9tSfx0L4Q26jWOZr9%2BGs6EZQM%3D')
  })

  test('Feishu: nothing, signed with second and secret, in the message', () =>
    expect(feishuSign('demo', 1599360473)).toEqual({
      timestamp: '1599360473',
      sign: 'l1N0gAcBjdwBvGm1xMjOF0XSyaLRpR7tuO5dHfhAYc8=',
    }))

  test('LINE: the same UUID for the same delivery, another for another', () => {
    expect(retryKey('msg_1_2')).toMatch(/^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/)
    expect(retryKey('msg_1_2')).toBe(retryKey('msg_1_2'))
    expect(retryKey('msg_1_2')).not.toBe(retryKey('msg_1_3'))
  })
})

const message: Message = {
  subject: 'Alarm · ST1',
  lines: ['<at user_id="all"></at> [x](https://evil.example) & more'],
  link: { label: 'Line', url: 'https://takt.example/#/line' },
}
const robots = webhookFormats.filter((format): format is RobotFormat => format !== 'standard')
const bodyOf = (format: RobotFormat, one = message) => JSON.parse(robotBody(format, one, 'C1'))

describe('what a machine wrote is text, and calls nobody', () => {
  test('Slack', () =>
    expect(bodyOf('slack').text).toContain(
      '&lt;at user_id="all"&gt;&lt;/at&gt; [x](https://evil.example) &amp; more',
    ))
  test('Feishu', () => expect(bodyOf('feishu').content.text).toContain('< at user_id="all">< /at>'))
  test('Teams reads no link into a run of text, and has its own as a button', () => {
    const { body, actions } = bodyOf('teams').attachments[0].content
    expect(body.map(({ type }: { type: string }) => type)).toEqual(['RichTextBlock', 'RichTextBlock'])
    expect(actions).toEqual([{ type: 'Action.OpenUrl', title: 'Line', url: 'https://takt.example/#/line' }])
  })
  test('WeCom, DingTalk: as text', () => {
    expect(bodyOf('wecom')).toMatchObject({ msgtype: 'text', text: { content: expect.any(String) } })
    expect(bodyOf('dingtalk')).toEqual(bodyOf('wecom'))
  })
  test('LINE: to its chat', () =>
    expect(bodyOf('line')).toMatchObject({
      to: 'C1',
      messages: [{ type: 'text', text: expect.any(String) }],
    }))
})

const bytes = (text: string) => Buffer.byteLength(text)
const sizes: Record<RobotFormat, (body: string) => [size: number, most: number]> = {
  slack: (body) => [JSON.parse(body).text.length, 4000],
  teams: (body) => [bytes(body), 28_000],
  wecom: (body) => [bytes(JSON.parse(body).text.content), 2048],
  dingtalk: (body) => [bytes(body), 20_000],
  feishu: (body) => [bytes(body), 20_000 - 200],
  line: (body) => [JSON.parse(body).messages[0].text.length, 5000],
}
describe.each(robots)('%s', (format) => {
  test.each(['报警', '&', '𝄞', '"\n'])(
    'cuts what is too long after a whole character and keeps the link: %j',
    (letter) => {
      const body = robotBody(format, { ...message, lines: [letter.repeat(30_000)] }, 'C1')
      const [size, most] = sizes[format](body)
      expect(size).toBeLessThanOrEqual(most)
      expect(size).toBeGreaterThan(most - 20)
      expect(body).toContain('https://takt.example/#/line')
      expect(body).toContain('…')
      expect(body.isWellFormed()).toBe(true)
      expect(body).not.toContain(String.raw`\ud834"`)
    },
  )

  test('leaves what fits as it is', () => expect(robotBody(format, message, 'C1')).not.toContain('…'))
})

const answered = (response: string | null, httpStatus = 200) => ({
  httpStatus,
  response,
  latency: 1,
  errorText: httpStatus < 300 ? null : `HTTP ${httpStatus}`,
})
describe('an answer of a robot', () => {
  test.each([
    ['wecom', '{"errcode":0,"errmsg":"ok"}', null],
    ['wecom', '{"errcode":45009,"errmsg":"api freq out of limit"}', 'errcode 45009: api freq out of limit'],
    ['wecom', '<html>proxy</html>', 'no readable answer'],
    ['dingtalk', '{"errcode":310000,"errmsg":"sign not match"}', 'errcode 310000: sign not match'],
    ['dingtalk', '{"errcode":0}', null],
    ['feishu', '{"code":0,"msg":"success","data":{}}', null],
    ['feishu', '{"StatusCode":0,"StatusMessage":"success"}', null],
    ['feishu', '{"code":19021,"msg":"sign match fail"}', 'code 19021: sign match fail'],
    ['feishu', '{"code":9499,"StatusCode":0,"msg":"Bad Request"}', 'code 9499: Bad Request'],
    ['feishu', null, 'no readable answer'],
    ['feishu', '{"code":"<secret>","msg":"inner"}', 'no readable answer'],
    ['wecom', '{"password":"of an inner host"}', 'no readable answer'],
    ['slack', 'password of an inner host', 'no readable answer'],
    ['slack', '{"ok":false,"error":"channel_not_found"}', 'channel_not_found'],
    ['slack', 'ok', null],
    ['slack', '{"ok":true}', null],
    ['slack', 'no_service', 'no_service'],
    ['teams', '', null],
    ['line', '{}', null],
    ['standard', '{"errcode":1}', null],
  ] as const)('%s %s: %s', (format, response, errorText) =>
    expect(judged(format, answered(response)).errorText).toBe(errorText),
  )

  test.each([
    ['wecom', '{"errcode":40058,"errmsg":"invalid Request Parameter"}', true],
    ['wecom', '{"errcode":45009,"errmsg":"api freq out of limit"}', false],
    ['wecom', '{"errcode":93000,"errmsg":"invalid webhook url"}', false],
    ['dingtalk', '{"errcode":310000,"errmsg":"keywords not in content"}', true],
    ['dingtalk', '{"errcode":310000,"errmsg":"sign not match"}', false],
    ['dingtalk', '{"errcode":430102,"errmsg":"inappropriate text"}', true],
    ['feishu', '{"code":19024,"msg":"Key Words Not Found"}', true],
    ['feishu', '{"code":9499,"msg":"Bad Request"}', true],
    ['feishu', '{"code":9499,"msg":"too many request"}', false],
    ['feishu', '{"code":0}', false],
    ['slack', 'no_text', true],
    ['slack', 'no_service', false],
  ] as const)('%s %s is for good: %s', (format, response, hopeless) =>
    expect(judged(format, answered(response)).hopeless).toBe(hopeless),
  )

  test('LINE has had it already when it refuses its key; others are refused by 409', () => {
    expect(judged('line', answered('{}', 409)).errorText).toBeNull()
    expect(judged('teams', answered('', 409)).errorText).toBe('HTTP 409')
  })
})
