import { describe, expect, test } from 'vitest'
import type { Language } from './languages.ts'
import { spoken } from './locales/spoken.ts'
import { type NoticeContent, sayNotice, textsOf, unknownVariable, variablesOf } from './notice-texts.ts'
import { ruledEvents } from './noticeRules.ts'

const low: NoticeContent = {
  eventType: 'materialLow',
  lineNumber: '01',
  facts: {
    stationNumber: '01',
    position: 'F1',
    bomName: 'Cap {line}',
    remaining: 4,
    unit: 'pc',
    minimum: 10,
  },
  messageType: 'alarm',
  time: '2026-03-02 09:00',
  texts: null,
  repeat: 0,
}
const texts = (over: object) => ({ en: null, zh: null, es: null, ja: null, ...over })
const say = (notice: NoticeContent, language: Language = 'en') =>
  sayNotice(spoken[language], language, notice)

describe('the text of a rule', () => {
  test('is filled with what the event has, in the reader’s language', () => {
    const es = 'Línea {line}, {station}: quedan {value} {unit} de {limit} ({level}, {time}, {event})'
    expect(say({ ...low, texts: texts({ es }) }, 'es')).toBe(
      `Línea 01, 01: quedan 4 pc de 10 (${spoken.es.messageType.alarm}, 2026-03-02 09:00, ${spoken.es.eventType.materialLow})`,
    )
  })

  test('leaves the other languages with the usual sentence', () => {
    const usual = say(low, 'ja')
    expect(say({ ...low, texts: texts({ en: 'Bring {material}' }) }, 'ja')).toBe(usual)
  })

  test('fills once: braces in a fact are no variable', () =>
    expect(say({ ...low, texts: texts({ en: 'Bring {material}' }) })).toBe('Bring Cap {line}'))

  test('writes choices in words, and what a person wrote in several languages in the reader’s', () => {
    const call: NoticeContent = {
      ...low,
      eventType: 'andonCall',
      facts: { stationNumber: '01', lossType: 'equipment', message: 'Come', 'message.zh': '请来' },
      texts: texts({ zh: '{loss} {message}' }),
    }
    expect(say(call, 'zh')).toBe(`${spoken.zh.lossType.equipment} 请来`)
  })

  test('repeated, it contains which time it is', () =>
    expect(say({ ...low, repeat: 2, texts: texts({ en: 'Bring {material}' }) })).toBe(
      'Reminder 2: Bring Cap {line}',
    ))

  test('without a line it has no line', () =>
    expect(say({ ...low, lineNumber: null, texts: texts({ en: '{line}' }) })).toBe('–'))
})

test('a variable that the event does not have is found, others are not', () => {
  expect(unknownVariable('materialLow', '{station} {tool}')).toBe('tool')
  expect(unknownVariable('materialLow', '{station} { unit}')).toBe(' unit')
  expect(unknownVariable('materialLow', 'constructor {constructor}')).toBe('constructor')
  expect(unknownVariable('materialLow', '{station} {unit} { } free'.replace('{ } ', ''))).toBeNull()
  expect(unknownVariable('accountLocked', '{line}')).toBe('line')
  expect(unknownVariable('calibrationDue', '{tool} {station} {until}')).toBeNull()
})

/** What an alarm also has, which its usual sentence leaves out. */
const unsaid = { alarmCode: 'v' }

test.each(ruledEvents)('%s fills every variable it offers', (eventType) => {
  const facts = [...spoken.en.notices.content[eventType].matchAll(/\{(\w+)\}/g)].map(([, fact]) => [
    fact,
    'v',
  ])
  const en = variablesOf(eventType)
    .map((name) => `{${name}}`)
    .join('|')
  const sentence = say({
    ...low,
    eventType,
    facts: { ...Object.fromEntries(facts), ...unsaid },
    texts: texts({ en }),
  })
  expect(
    sentence.split('|').every((filled) => filled !== '' && !filled.includes('{')),
    sentence,
  ).toBe(true)
})

test('a rule without any text of its own has none', () => {
  const none = { messageEn: null, messageZh: null, messageEs: null, messageJa: null }
  expect(textsOf(none)).toBeNull()
  expect(textsOf({ ...none, messageJa: '来て' })).toEqual(texts({ ja: '来て' }))
})

test.each([
  ['en', 'DIE-1: 9 of 10 (Uses)'],
  ['zh', 'DIE-1：9 / 10（使用次数）'],
  ['es', 'DIE-1: 9 de 10 (Usos)'],
  ['ja', 'DIE-1：9 / 10（使用回数）'],
] as const)('of a tool that is at no station %s leaves no gap', (language, sentence) => {
  const facts = { toolCode: 'DIE-1', stationNumber: '', uses: 9, frequency: 10, lifeKind: 'uses' }
  expect(say({ ...low, eventType: 'toolDue', facts }, language)).toBe(sentence)
})

test.each([
  ['en', 'DIE-1 S10: 2 past its limit of 10 (Uses)'],
  ['zh', 'DIE-1 S10：超过上限 10，超出 2（使用次数）'],
  ['es', 'DIE-1 S10: supera en 2 el límite de 10 (Usos)'],
  ['ja', 'DIE-1 S10：上限 10 を 2 超過（使用回数）'],
] as const)('of a tool used beyond its life %s says by how much', (language, sentence) => {
  const facts = { toolCode: 'DIE-1', stationNumber: 'S10', uses: 12, frequency: 10, lifeKind: 'uses' }
  const worn = { ...low, eventType: 'toolDue' as const, facts }
  expect(say(worn, language)).toBe(sentence)
  expect(say({ ...worn, facts: { ...facts, uses: 10 } })).toBe('DIE-1 S10: 10 of 10 (Uses)')
  expect(say({ ...worn, texts: texts({ [language]: '{value}/{limit}' }) }, language)).toBe('12/10')
})

test('why the host did not take something is said in words', () => {
  const refused = (error: string): NoticeContent => ({
    ...low,
    eventType: 'interfaceError',
    facts: { about: 'WO-7', error },
  })
  expect(say(refused('ECONNREFUSED'), 'es')).toContain(`WO-7: ${spoken.es.webhooks.notReached}`)
  expect(say(refused('HTTP 422'))).toBe('The host did not take WO-7: The other side answered with error 422')
})
