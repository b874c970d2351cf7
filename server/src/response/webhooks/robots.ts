import type { WebhookFormat } from '@takt/contract/webhooks.ts'

export type RobotFormat = Exclude<WebhookFormat, 'standard'>

/** What a group reads: a head, sentences, and where to look. */
export type Message = {
  subject: string
  lines: readonly string[]
  link: { label: string; url: string } | null
}

type Robot = {
  body: (message: Message, chatId: string | null) => object
  /** What the service takes at most: of the text, or of the whole body, in bytes or UTF-16 units. */
  most: { of: 'text' | 'body'; in: 'bytes' | 'units'; count: number }
}

const textOf = ({ subject, lines, link }: Message) =>
  [subject, ...lines, ...(link ? [`${link.label}: ${link.url}`] : [])].join('\n')

/** Slack reads these three as its own signs. */
const forSlack = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
/** What a machine wrote calls nobody. */
const forFeishu = (text: string) => text.replaceAll(/<(\/?at)\b/gi, '< $1')

const run = (text: string, weight?: 'bolder') => ({
  type: 'RichTextBlock',
  inlines: [{ type: 'TextRun', text, ...(weight ? { weight } : {}) }],
})

/** Runs of text, not text blocks: those would read links and emphasis into what a machine wrote. */
const card = ({ subject, lines, link }: Message) => ({
  type: 'AdaptiveCard',
  $schema: 'http://adaptivecards.io/schemas/adaptive-card.json',
  version: '1.4',
  body: [run(subject, 'bolder'), ...lines.filter((line) => line !== '').map((line) => run(line))],
  ...(link ? { actions: [{ type: 'Action.OpenUrl', title: link.label, url: link.url }] } : {}),
})

const robots: Record<RobotFormat, Robot> = {
  slack: {
    body: (message) => ({ text: forSlack(textOf(message)) }),
    most: { of: 'text', in: 'units', count: 4000 },
  },
  teams: {
    body: (message) => ({
      type: 'message',
      attachments: [
        {
          contentType: 'application/vnd.microsoft.card.adaptive',
          contentUrl: null,
          content: card(message),
        },
      ],
    }),
    most: { of: 'body', in: 'bytes', count: 28_000 },
  },
  wecom: {
    body: (message) => ({ msgtype: 'text', text: { content: textOf(message) } }),
    most: { of: 'text', in: 'bytes', count: 2048 },
  },
  dingtalk: {
    body: (message) => ({ msgtype: 'text', text: { content: textOf(message) } }),
    most: { of: 'body', in: 'bytes', count: 20_000 },
  },
  feishu: {
    body: (message) => ({ msg_type: 'text', content: { text: forFeishu(textOf(message)) } }),
    // Second and signature are added when it is sent.
    most: { of: 'body', in: 'bytes', count: 20_000 - 200 },
  },
  line: {
    body: (message, chatId) => ({ to: chatId, messages: [{ type: 'text', text: textOf(message) }] }),
    most: { of: 'text', in: 'units', count: 5000 },
  },
}

const sizeOf = (text: string, unit: 'bytes' | 'units') =>
  unit === 'bytes' ? Buffer.byteLength(text) : text.length

/** The body as it is posted. A message that is too long loses its end, never its link. */
export function robotBody(format: RobotFormat, message: Message, chatId: string | null): string {
  const { body, most } = robots[format]
  const fits = (one: Message) =>
    sizeOf(
      most.of === 'body'
        ? JSON.stringify(body(one, chatId))
        : format === 'slack'
          ? forSlack(textOf(one))
          : textOf(one),
      most.in,
    ) <= most.count
  return JSON.stringify(body(fits(message) ? message : shortened(message, fits), chatId))
}

const characters = new Intl.Segmenter()

/** The longest beginning that fits, by whole characters. */
function shortened({ subject, lines, link }: Message, fits: (message: Message) => boolean): Message {
  const letters = Array.from(characters.segment(lines.join('\n')), ({ segment }) => segment)
  const cut = (count: number): Message => ({ subject, lines: [`${letters.slice(0, count).join('')}…`], link })
  let [least, most] = [0, letters.length]
  while (least < most) {
    const middle = Math.ceil((least + most) / 2)
    if (fits(cut(middle))) least = middle
    else most = middle - 1
  }
  return cut(least)
}
