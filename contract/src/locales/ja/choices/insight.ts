import type { insightChoices as inEnglish } from '../../en/choices/insight.ts'
import type { Words } from '../../en/words.ts'

export const insightChoices: Pick<Words, keyof typeof inEnglish> = {
  lineState: {
    producing: '生産中',
    noOrder: '指図なしで稼働',
    stopped: '停止',
    waiting: '待ち',
    break: '休憩',
    noData: 'データなし',
    disabled: '未使用',
  },
  eventType: {
    interfaceError: 'インターフェース異常',
    eventSetAside: '処理できず除外したイベント',
    andonLevel: 'アンドンのエスカレーション',
    andonLevelLate: 'アンドンのエスカレーション（遅延）',
    andonCall: '応援要請',
    controlSignal: '管理図の異常',
    equipmentAlarm: '設備アラーム',
    toolDue: '治工具の寿命',
    calibrationDue: '校正期限',
    stationSilent: '通信断',
    orderLate: '指図遅延',
    materialLow: '材料残りわずか',
    materialExpired: '材料の期限',
    parameterDrift: 'パラメータのずれ',
    orderFinished: '指図完了',
    accountLocked: 'アカウントロック',
    loginBarred: 'ログイン停止',
    loginBurst: 'ログイン制限',
    rightsChanged: '権限変更',
    ruleTest: 'ルールのテスト',
  },
  reportSpan: { day: '日', week: '週', month: '月' },
  messageType: { info: '情報', warn: '警告', alarm: 'アラーム' },
  messageStatus: { unread: '未読', read: '既読', handled: '対応済み' },
}
