import type { Absence } from '@takt/contract/absences.ts'
import type { ColumnType, Generated } from 'kysely'
import type { AndonCall, CallLevel, FaultNote } from '@takt/contract/andon.ts'
import type { CallPart } from '@takt/contract/call-parts.ts'
import type { Quiet } from '@takt/contract/andonQuiet.ts'
import type { AndonLevel, AndonRule } from '@takt/contract/andonRules.ts'
import type { LampTest } from '@takt/contract/lamps.ts'
import type { Facts } from '@takt/contract/errors.ts'
import type { AlarmTexts } from '@takt/contract/alarm-texts.ts'
import type { NoticeRule } from '@takt/contract/noticeRules.ts'
import type { EventType, MessageType, messageStatuses } from '@takt/contract/notices.ts'
import type { HandoverContent, HandoverNote, Signed } from '@takt/contract/handovers.ts'
import type { FigureChange, PeriodReport, ReportContent } from '@takt/contract/reports.ts'
import type { Language } from '@takt/contract/languages.ts'
import type { ReportDelivery, ReportSchedule } from '@takt/contract/report-schedules.ts'
import type { SopComment } from '@takt/contract/sopComments.ts'
import type { StopReason } from '@takt/contract/stops.ts'
import type { WallLink } from '@takt/contract/walls.ts'
import type { NoticeDelivery, WebhookTarget } from '@takt/contract/webhooks.ts'
import type { Json, Stored } from './stored.ts'

type People = `level${AndonLevel}${'Users' | 'Roles'}`

export interface InsightTables {
  andonRules: Omit<Stored<AndonRule, 'updateDate' | 'revision'>, People | 'targetCodes'> & {
    [Named in People | 'targetCodes']: Json<string[]>
  } & { place: string }
  andonCalls: Stored<Omit<AndonCall, 'period'>, 'id' | 'callState' | 'stopsLine' | 'faultReports'> & {
    announced: Generated<boolean>
    /** Written by older releases only. */
    queueLeft: Generated<boolean>
    faultNotes: ColumnType<FaultNote[], string | undefined, string>
    declinedBy: ColumnType<string[], string | undefined, string>
    byLink: Generated<boolean>
    heardAt: Generated<string>
    ruled: boolean | null
    solveAskedAt: string | null
    cause: string | null
    raisedMessage: Generated<number | null>
    clearedMessage: Generated<number | null>
  }
  andonCallLevels: Omit<CallLevel, 'people'> & { people: Json<CallLevel['people']> }
  andonCallParts: Omit<CallPart, 'end' | 'remark' | 'explainedBy' | 'explainedAt'> & {
    callId: number
    remark: string
    explainedBy: string
    explainedAt: string
  }
  userAbsences: Stored<Omit<Absence, 'name'>, 'id'>
  andonStationMessages: {
    lineNumber: string
    stationNumber: string
    message: number
    lossType: AndonCall['lossType']
    isOn: boolean
    saidAt: string
    saidBy: string
    note: string | null
    endedCall: Generated<boolean>
    heardAt: string
  }
  andonQuiets: Quiet & { lineNumber: string; endedBy: string | null }
  andonLampTests: Omit<LampTest, 'stationNumber'> & { lineNumber: string; place: string; testedBy: string }
  andonWatch: { one: Generated<boolean>; lookedAt: string }
  notices: {
    id: Generated<number>
    eventType: EventType
    lineNumber: string | null
    about: string
    source: string
    facts: Json<Facts>
    sendingTime: Generated<string>
  }
  noticeCopies: {
    userName: string
    noticeId: number
    messageStatus: Generated<(typeof messageStatuses)[number]>
    messageType: MessageType | null
    texts: Json<AlarmTexts | null>
    repeats: Generated<number>
    repeatedAt: string | null
  }
  noticeRules: Omit<
    Stored<NoticeRule, 'id' | 'updateDate' | 'revision'>,
    'toUsers' | 'toRoles' | 'targetCodes'
  > & {
    toUsers: Json<string[]>
    toRoles: Json<string[]>
    targetCodes: Json<string[]>
  }
  noticeWaits: {
    ruleId: number
    noticeId: number
    dueAt: string
    repeat: Generated<number>
    told: Json<string[]>
  }
  webhookTargets: Omit<WebhookTarget, 'webhookOrigin' | 'eventTypes' | 'revision'> & {
    webhookUrl: string
    signingKey: string | null
    eventTypes: Json<EventType[]>
    revision: Generated<number>
  }
  sopComments: Omit<SopComment, 'authors'> & { authors: Json<string[]> }
  machineCodes: {
    lineNumber: string
    stationNumber: string
    codeKey: string
    madeAt: string
    madeBy: string
    reported: ColumnType<{ at: string; form: string }[], string | undefined, string>
  }
  linkKeys: { one: Generated<boolean>; key: Buffer }
  noticeDeliveries: Stored<
    NoticeDelivery,
    'id' | 'at' | 'teleState' | 'attempts' | 'nextTry' | 'httpStatus' | 'errorText' | 'doneAt'
  > & {
    noticeId: number | null
    request: string
    repeat: Generated<number>
    ruleId: Generated<number | null>
  }
  stopReasons: StopReason & { lineNumber: string; stationNumber: string; start: string }
  stopCuts: { lineNumber: string; stationNumber: string; at: string }
  stationDays: {
    lineNumber: string
    productionDay: string
    stamp: string
    lateChanges: number
    whole: Json<unknown>
    shifts: Json<unknown>
  }
  periodReports: PeriodReport & {
    lineNumber: string
    content: Json<ReportContent>
    changes: Json<FigureChange[]>
  }
  reportSchedules: Omit<
    Stored<ReportSchedule, 'updateDate' | 'revision'>,
    'toUsers' | 'toRoles' | 'toMails'
  > & {
    lineNumber: string
    toUsers: Json<string[]>
    toRoles: Json<string[]>
    toMails: Json<string[]>
    mailLanguage: Language
  }
  reportDeliveries: Stored<ReportDelivery, 'teleState' | 'attempts' | 'queuedAt'> & {
    lineNumber: string
    mailLanguage: Language
  }
  handoverNotes: HandoverNote & { lineNumber: string }
  handovers: Omit<Signed, 'content'> & { lineNumber: string; content: Json<HandoverContent> }
  wallLinks: Omit<Stored<WallLink, 'id' | 'madeAt'>, 'views' | 'lines'> & {
    tokenHash: Buffer
    views: Json<WallLink['views']>
    lines: Json<WallLink['lines']>
  }
}
