import { noticeRules } from '@takt/contract/noticeRules.ts'
import type { Office } from './delivery/console-calls.ts'
import { helpers } from './plant/andon.ts'

/** Who plans or maintains is notified at once, the plant manager if nobody has dealt with it after a quarter of an hour. */
export async function makeNoticeRules(office: Office) {
  const usual = {
    toUsers: [],
    toRoles: ['admin', 'editor'],
    toDuty: false,
    bell: true,
    mail: false,
    targetCodes: [],
    delay: 0,
    alarmsPass: true,
    enabled: true,
  }
  await office(noticeRules.create, { ...usual, eventType: 'toolDue' })
  const manager = [helpers[2].userName]
  await office(noticeRules.create, {
    ...usual,
    eventType: 'toolDue',
    toUsers: manager,
    toRoles: [],
    messageType: 'alarm',
    delay: 15,
    quietFrom: '22:00',
    quietTo: '06:00',
    alarmsPass: false,
    repeatEvery: 30,
    repeatMost: 3,
    messageEn:
      'Tool {tool} at {station}: {value} of {limit} uses, and nobody has changed it. Please look into it.',
    messageZh: '{station} 的工装 {tool} 已使用 {value} 次（限 {limit} 次），仍未更换，请跟进。',
    messageEs:
      'Útil {tool} en {station}: {value} de {limit} usos y nadie lo ha cambiado. Ocúpese, por favor.',
    messageJa:
      '{station} の治工具 {tool} は {limit} 回中 {value} 回使用、まだ交換されていません。確認してください。',
  })
}
