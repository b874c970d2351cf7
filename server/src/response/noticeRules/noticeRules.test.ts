import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { lines } from '@takt/contract/lines.ts'
import { type NoticeRuleDraft, noticeRules } from '@takt/contract/noticeRules.ts'
import { type EventType, notices } from '@takt/contract/notices.ts'
import { webhooks } from '@takt/contract/webhooks.ts'
import { aNoticeRule } from '../../testing/notice-rules.ts'
import { startPlant } from '../../testing/plant.ts'
import { aLine } from '../../testing/samples.ts'
import { tell } from '../notices/notices.ts'

const plant = await startPlant()
afterAll(plant.close)
const [admin, editor, operator] = [plant.as('admin'), plant.as('editor'), plant.as('operator')]
const elsewhere = plant.as('operator', undefined, ['L2'])
const people = { admin, editor, operator, elsewhere }

beforeAll(async () => {
  for (const line of ['L1', 'L2']) await admin(lines.create, aLine(line))
  for (const as of Object.values(people)) await as(notices.list, {})
})
afterEach(() => plant.db.deleteFrom('noticeRules').execute())

let events = 0
const happens = async (lineNumber: string | null = 'L1', eventType: EventType = 'orderLate') => {
  const source = `E-${++events}`
  const facts = { orderCode: source, left: 3 }
  await tell(plant.db, [{ eventType, lineNumber, about: source, source, facts, userName: null }])
  return source
}
const noticesOf = async (as: typeof admin, about: string) =>
  (await as(notices.list, {})).rows.filter((one) => one.about === about)
const noticesAbout = async (about: string) => {
  const receivers: string[] = []
  for (const [name, as] of Object.entries(people))
    if ((await noticesOf(as, about)).length > 0) receivers.push(name)
  return receivers
}
const rule = (over: Partial<NoticeRuleDraft>) => admin(noticeRules.create, aNoticeRule(over))

describe('who is notified', () => {
  test('without a rule everybody who may open the page of the event on its line', async () =>
    expect(await noticesAbout(await happens())).toEqual(['admin', 'editor', 'operator']))

  test('by a rule those it names by account or role; nobody gets to see what they may not open', async () => {
    await rule({ toUsers: ['editor', 'operator-L2'] })
    expect(await noticesAbout(await happens())).toEqual(['editor'])
    await rule({ toRoles: ['admin'] })
    expect(await noticesAbout(await happens())).toEqual(['admin', 'editor'])
    expect(await noticesAbout(await happens('L2'))).toEqual(['admin', 'editor', 'elsewhere'])
  })

  test('a rule of a line is for that line, one that is not in use is as if it were not there', async () => {
    await rule({ toUsers: ['admin'], lineNumber: 'L2' })
    const { id } = await rule({ toUsers: ['admin'] })
    const off = aNoticeRule({ toUsers: ['admin'], enabled: false })
    await admin(noticeRules.update, { ...off, id, revision: 0 })
    expect(await noticesAbout(await happens())).toEqual(['admin', 'editor', 'operator'])
    expect(await noticesAbout(await happens('L2'))).toEqual(['admin'])
  })

  test('a line that is deleted takes its rules with it', async () => {
    await admin(lines.create, aLine('L9'))
    await rule({ lineNumber: 'L9' })
    await admin(lines.delete, { lineNumber: 'L9' })
    expect((await admin(noticeRules.list, {})).total).toBe(0)
  })

  test('as urgently as the most urgent rule sets it, and found by that', async () => {
    await rule({ messageType: 'info', toUsers: ['editor', 'admin'] })
    await rule({ messageType: 'alarm', toUsers: ['editor'] })
    const about = await happens()
    expect((await noticesOf(editor, about))[0]!.messageType).toBe('alarm')
    expect((await noticesOf(admin, about))[0]!.messageType).toBe('info')
    const found = (await editor(notices.list, { messageType: 'alarm' })).rows
    expect(found.map((one) => one.about)).toEqual([about])
    expect((await admin(notices.list, { messageType: 'warn' })).rows.map((one) => one.about)).not.toContain(
      about,
    )
  })

  test('the preview shows it before, and the list marks a rule that reaches nobody', async () => {
    const previewed = async (over: Partial<NoticeRuleDraft>) =>
      (await admin(noticeRules.preview, aNoticeRule(over))).people.map(({ userName }) => userName).toSorted()
    expect(await previewed({ toUsers: ['editor', 'operator-L2'] })).toEqual(['editor', 'operator-L2'])
    expect(await previewed({ toUsers: ['editor', 'operator-L2'], lineNumber: 'L1' })).toEqual(['editor'])
    expect(await previewed({ eventType: 'accountLocked', toUsers: ['editor'] })).toEqual([])
    await rule({ eventType: 'accountLocked', toUsers: ['editor'] })
    expect((await admin(noticeRules.list, {})).rows).toMatchObject([{ reached: 0 }])
  })

  test('a test goes to its sender, and to nobody else', async () => {
    const { id } = await rule({ toRoles: ['operator'], delay: 60 })
    expect(await editor(notices.testRule, { id })).toEqual({ unread: expect.any(Number) })
    expect(await noticesAbout('orderLate')).toEqual(['editor'])
    expect((await noticesOf(editor, 'orderLate'))[0]!.messageContent).toContain('“Order late”')
  })
})

describe('webhook targets', () => {
  const posted = async (about: string) =>
    (await admin(webhooks.deliveries, { page: 1, limit: 50 })).rows
      .filter((one) => one.about === about)
      .map(({ targetCode }) => targetCode)

  test('are posted to by a rule, once, and one that is named gets it by the rule only; the bell still rings', async () => {
    const target = {
      webhookUrl: 'https://192.0.2.1/hook',
      signingKey: `whsec_${'A'.repeat(32)}`,
      lineNumber: null,
      enabled: true,
    }
    await admin(webhooks.create, { ...target, targetCode: 'CHAT', eventTypes: [] })
    await admin(webhooks.create, { ...target, targetCode: 'SMS', eventTypes: ['andonCall'] })
    expect(await posted(await happens())).toEqual(['CHAT'])
    await rule({ bell: false, targetCodes: ['SMS', 'CHAT'] })
    const about = await happens()
    expect((await posted(about)).toSorted()).toEqual(['CHAT', 'SMS'])
    expect(await noticesAbout(about)).toEqual(['admin', 'editor', 'operator'])
    await plant.db.deleteFrom('noticeRules').execute()
    await rule({ bell: false, targetCodes: ['CHAT'], delay: 5 })
    expect(await posted(await happens())).toEqual([])
  })
})

describe('what is refused', () => {
  test.each([
    [{ bell: false }, 'noticeRules.no_channel', 'bell'],
    [{ quietFrom: '22:00' }, 'noticeRules.quiet_hours', 'quietTo'],
    [{ quietFrom: '22:00', quietTo: '22:00' }, 'noticeRules.quiet_hours', 'quietTo'],
    [{ toDuty: true, eventType: 'accountLocked' }, 'noticeRules.no_shift', 'toDuty'],
    [{ lineNumber: 'L0' }, 'noticeRules.no_line', 'lineNumber'],
    [{ toUsers: ['admin', 'nobody'] }, 'noticeRules.no_person', 'toUsers'],
    [{ toRoles: ['nobody'] }, 'noticeRules.no_role', 'toRoles'],
    [{ targetCodes: ['NOWHERE'] }, 'noticeRules.no_target', 'targetCodes'],
    [{ delay: 1441 }, 'call.invalid', 'delay'],
    [{ quietFrom: '25:00', quietTo: '06:00' }, 'call.invalid', 'quietFrom'],
    [{ eventType: 'rightsChanged' }, 'call.invalid', 'eventType'],
  ] as [Partial<NoticeRuleDraft>, string, string][])('%o', async (over, key, field) => {
    await expect(rule(over)).rejects.toMatchObject({ key, field })
  })

  test('whoever may not open the page of an event does not decide who is notified of it', async () => {
    const mine = aNoticeRule({ eventType: 'loginBurst', toUsers: ['editor'] })
    const refused = { key: 'noticeRules.not_yours', field: 'eventType' }
    await expect(editor(noticeRules.create, mine)).rejects.toMatchObject(refused)
    const { id } = await admin(noticeRules.create, mine)
    await expect(editor(noticeRules.update, { ...aNoticeRule(), id, revision: 0 })).rejects.toMatchObject(
      refused,
    )
    await expect(editor(noticeRules.delete, { id, revision: 0 })).rejects.toMatchObject(refused)
  })

  test('whoever only looks at the page sets nothing, and who saved meanwhile is not overwritten', async () => {
    await expect(operator(noticeRules.create, aNoticeRule())).rejects.toMatchObject({ key: 'call.forbidden' })
    const { id } = await editor(noticeRules.create, aNoticeRule())
    await editor(noticeRules.update, { ...aNoticeRule({ delay: 1 }), id, revision: 0 })
    await expect(admin(noticeRules.delete, { id, revision: 0 })).rejects.toMatchObject({
      key: 'record.changed',
    })
  })
})
