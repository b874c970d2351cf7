import type { ColumnType, Generated, Kysely } from 'kysely'
import type { AuditEntry } from '@takt/contract/audit.ts'
import type { Part } from '@takt/contract/bomDefs.ts'
import type { Bom } from '@takt/contract/boms.ts'
import type { CalendarDay, Rotation, ShiftSlots, Team } from '@takt/contract/calendar.ts'
import type { CollectionSet, ProcessResult } from '@takt/contract/collectionSets.ts'
import type { FileUse, UserFile } from '@takt/contract/files.ts'
import type { Component } from '@takt/contract/genealogy.ts'
import type { HostKey, HostSettings, Telegram } from '@takt/contract/host.ts'
import type { Line } from '@takt/contract/lines.ts'
import type { BindEvent, Binding, MaterialLot, Movement } from '@takt/contract/materials.ts'
import type { Facts } from '@takt/contract/errors.ts'
import type { EventType, messageStatuses } from '@takt/contract/notices.ts'
import type { Operator, Qualification, StationLogin } from '@takt/contract/operators.ts'
import type { Lot } from '@takt/contract/lots.ts'
import type { OrderMaterial } from '@takt/contract/order-import.ts'
import type { Order, Serial } from '@takt/contract/orders.ts'
import type { GrantLevel, PageName } from '@takt/contract/pages.ts'
import type { TypePackage } from '@takt/contract/packages.ts'
import type { Plant, Shift } from '@takt/contract/plant.ts'
import type { ListChoice, SavedView } from '@takt/contract/preferences.ts'
import type { Processing } from '@takt/contract/processings.ts'
import type { Settings, SettingsVersion } from '@takt/contract/settings.ts'
import type { ParameterDownload, ParameterSet, StationParameter } from '@takt/contract/recipes.ts'
import type { Station, StationStatus } from '@takt/contract/stations.ts'
import type { StationTelegram } from '@takt/contract/telegrams.ts'
import type { ProductType } from '@takt/contract/types.ts'
import type { Failure, Unit } from '@takt/contract/units.ts'
import type { Verdict } from '@takt/contract/floor.ts'
import type { WallLink } from '@takt/contract/walls.ts'

/** A stored row is the wire object; only the columns the database fills in differ, on insert. */
type Stored<T, Auto extends keyof T = never> = { [K in keyof T]: K extends Auto ? Generated<T[K]> : T[K] }
/** Read as an object, written as JSON text. */
type Json<T> = ColumnType<T, string, string>
type Definition = 'definitionStatus' | 'updateDate' | 'revision'

type UserRow = {
  userName: string
  name: string
  passwordHash: string | null
  mustChangePassword: Generated<boolean>
  avatar: string | null
  introduction: string | null
  email: ColumnType<string | null, string | null | undefined>
  cardId: string | null
  editRight: Generated<boolean>
  locked: Generated<boolean>
  lockReason: string | null
  lastLogin: string | null
  revision: Generated<number>
}

/** What only the floor reads and writes of a unit. */
type UnitWork = {
  packageVer: number | null
  placeInOrder: number | null
  passCount: number
  trail: number[]
  returnStep: number | null
  openStation: string | null
  openStep: number | null
  openTime: string | null
  openOperator: string | null
  messages: number[]
}

export type PassRow = {
  lineNumber: string
  productId: string
  outTime: string
  inTime: string
  setKey: number | null
  stepSeq: number | null
  passNo: number
  attempt: number
  asked: boolean
  verdict: Verdict | null
  judged: Verdict | null
  resultStatus: Verdict
  stationNumber: string
  operator: string | null
  values: (number | null)[] | null
  texts: (string | null)[] | null
  stationNg: number[] | null
}

export interface Tables {
  users: UserRow
  roles: {
    roleKey: string
    roleName: string
    description: string | null
    updateDate: Generated<string | null>
    updateAuthor: string | null
    revision: Generated<number>
  }
  rolePages: { roleKey: string; page: PageName; level: GrantLevel }
  roleLines: { roleKey: string; lineNumber: string }
  userRoles: { userName: string; roleKey: string }
  userLines: { userName: string; lineNumber: string }
  sessions: {
    tokenHash: Buffer
    sessionId: Generated<string>
    userName: string
    madeAt: Generated<string>
    seenAt: Generated<string>
    endedAt: string | null
    provenElsewhere: Generated<boolean>
    address: ColumnType<string | null, string | null | undefined>
    userAgent: ColumnType<string | null, string | null | undefined>
  }
  loginCodes: { codeHash: Buffer; browserHash: Buffer; userName: string; madeAt: Generated<string> }
  passwordLinks: { userName: string; tokenHash: Buffer; expiresAt: string }
  loginTries: { userName: string; failedTries: number; barredUntil: string | null }
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
  }
  noticeRecipients: { eventType: EventType; userName: string }
  userPreferences: { userName: string; settings: Json<object>; lists: Json<Record<string, ListChoice>> }
  savedViews: Omit<SavedView, 'id' | 'revision' | 'choice'> & {
    id: Generated<number>
    revision: Generated<number>
    choice: Json<ListChoice>
  }
  plant: Plant & { one: Generated<boolean>; dayStart: Generated<string> }
  lines: Stored<Line, 'enabled' | 'revision' | 'okRateTarget' | 'taktTarget'> & {
    madeAt: Generated<string | null>
  }
  shifts: Omit<Shift, 'breaks'> & { lineNumber: string; breaks: Json<Shift['breaks']> }
  formerShifts: { lineNumber: string; lastDay: string; shifts: Json<Shift[]> }
  stations: Omit<Stored<Station, 'enabled' | 'revision' | 'optLevel'>, 'cycleTimePerHour'> & {
    cycleTimePerHour: ColumnType<number | null, never, never>
  }
  stationKeys: {
    keyHash: Buffer
    lineNumber: string
    stationNumber: string
    keyHint: string
    madeAt: Generated<string>
    madeBy: string
    revokedAt: string | null
  }
  stationStates: {
    lineNumber: string
    stationNumber: string
    stationStatus: Generated<StationStatus>
    statusSince: string | null
    lastHeartbeat: string | null
    heardAt: string | null
    heartbeatSeconds: Generated<number>
    lastCycle: number | null
  }
  collectionSets: Omit<Stored<CollectionSet, Definition>, 'charCount'> & { setKey: Generated<number> }
  processResults: Stored<ProcessResult>
  processings: Omit<Stored<Processing, Definition>, 'steps'> & { steps: Json<Processing['steps']> }
  productTypes: Stored<ProductType, Definition | 'customer'>
  parts: Omit<Stored<Part, 'bomState' | 'stateReason' | 'updateDate' | 'revision'>, 'barcodeRule'> & {
    barcodeRule: Json<Part['barcodeRule']>
  }
  boms: Omit<Stored<Bom, Definition>, 'rows'> & { rows: Json<Bom['rows']> }
  materialLots: Stored<MaterialLot, 'lotState' | 'stateReason' | 'revision'>
  bindings: Binding
  bindEvents: BindEvent & { message: ColumnType<number | null, number | null | undefined> }
  materialMovements: Movement
  components: Stored<Component, 'removedAt' | 'removedBy' | 'removeReason'> & {
    wentBack: Generated<boolean>
    removalMessage: ColumnType<number | null, number | null | undefined>
  }
  parameterSets: Omit<Stored<ParameterSet, Definition>, 'parameters'> & {
    parameters: Json<ParameterSet['parameters']>
  }
  stationParameters: Omit<StationParameter, 'value'> & {
    lineNumber: string
    stationNumber: string
    value: Json<StationParameter['value']>
  }
  parameterDownloads: Omit<
    Stored<ParameterDownload, 'id' | 'downloadState' | 'requestedAt' | 'at'>,
    'message'
  > & { message: ColumnType<string | null, string | null | undefined> }
  typePackages: Omit<Stored<TypePackage, Definition>, 'steps'> & { steps: Json<TypePackage['steps']> }
  orders: Stored<
    Order,
    | 'id'
    | 'orderStatus'
    | 'actualNumber'
    | 'ngNumber'
    | 'startedNumber'
    | 'sequence'
    | 'actualStart'
    | 'actualEnd'
    | 'serialsHere'
    | 'statusReason'
    | 'revision'
  >
  lots: Stored<
    Lot,
    | 'id'
    | 'lotStatus'
    | 'lotType'
    | 'productionPriority'
    | 'startedNumber'
    | 'doneNumber'
    | 'ngNumber'
    | 'receivedAt'
    | 'revision'
  >
  serials: Omit<Stored<Serial, 'numberedAt' | 'prints'>, 'serialState'> & { lineNumber: string }
  units: Unit & UnitWork
  passes: PassRow
  refusedArrivals: {
    lineNumber: string
    stationNumber: string
    message: number
    productSn: string | null
    productId: string | null
    at: string
    heardAt: Generated<string>
    reasons: Json<{ reason: string; about: string }[]>
  }
  failures: Failure & { lineNumber: string }
  characteristicDays: {
    lineNumber: string
    day: string
    stationNumber: string
    setKey: number
    n: number[]
    mean: number[]
    m2: number[]
    least: number[]
    most: number[]
    ng: number[]
  }
  outputSlots: {
    lineNumber: string
    slot: string
    stationNumber: string
    typeNo: string
    passes: number
    ok: number
    firstPasses: number
    firstOk: number
    finished: number
    finishedFirst: number
    cycleSeconds: number
  }
  statusIntervals: {
    lineNumber: string
    stationNumber: string
    startTime: string
    endTime: string | null
    stationStatus: StationStatus
  }
  equipmentAlarms: {
    lineNumber: string
    stationNumber: string
    alarmCode: string
    onTime: string
    offTime: string | null
    alarmText: string | null
  }
  auditLog: Omit<AuditEntry, 'id' | 'at' | 'before' | 'after'> & {
    id: Generated<number>
    at: Generated<string>
    before: Json<AuditEntry['before']>
    after: Json<AuditEntry['after']>
  }
  wallLinks: Omit<Stored<WallLink, 'id' | 'madeAt'>, 'views' | 'lines'> & {
    tokenHash: Buffer
    views: Json<WallLink['views']>
    lines: Json<WallLink['lines']>
  }
  userFiles: Omit<Stored<UserFile, 'madeAt'>, 'name' | 'usedIn'> & {
    sha256: ColumnType<Buffer | null, Buffer | undefined, Buffer>
  }
  filePieces: { fileId: string; pieceNo: number; bytes: Buffer }
  fileUses: FileUse & { fileId: string }
  settingsVersions: Stored<SettingsVersion, 'savedAt'> & {
    settings: ColumnType<{ [S in keyof Settings]?: Partial<Settings[S]> }, string, never>
  }
  numberCounters: { counted: string; lastNumber: number }
  hostSettings: Omit<HostSettings, 'keyHint'> & { one: Generated<boolean>; hostKey: string | null }
  hostKeys: Omit<Stored<HostKey, 'id' | 'at'>, 'lastUsed'> & {
    lastUsed: Generated<string | null>
    keyHash: Buffer
    revokedAt: Generated<string | null>
  }
  hostTelegrams: Stored<Telegram, 'id' | 'at' | 'teleState' | 'attempts'> & {
    request: string | null
    requestHash: Buffer | null
    response: string | null
  }
  stationTelegrams: StationTelegram & {
    texts: string
    textStart: number
    requestLength: number
    responseLength: number
    item: number | null
    cut: boolean
  }
  stationTelegramTexts: { texts: string; heardAt: string; body: Buffer }
  stationThreads: {
    lineNumber: string
    stationNumber: string
    thread: string
    told: Json<Record<string, unknown>>
    toldAt: Generated<string>
  }
  teams: Stored<Team, 'revision'>
  rotations: Omit<Stored<Rotation, 'revision'>, 'cycle'> & { cycle: Json<Rotation['cycle']> }
  calendarDays: Omit<Stored<CalendarDay, 'savedAt'>, 'shifts'> & { shifts: Json<CalendarDay['shifts']> }
  shiftSlots: Omit<Stored<ShiftSlots, 'savedAt'>, 'slots'> & { slots: Json<ShiftSlots['slots']> }
  calendarStamps: { lineNumber: string; stamp: Generated<string> }
  slotReasons: {
    lineNumber: string
    start: string
    reason: string
    writtenBy: string
    writtenAt: Generated<string>
  }
  operators: Stored<Operator, 'enabled' | 'revision'>
  qualifications: Stored<Qualification, 'givenAt'>
  stationLogins: Omit<StationLogin, 'name' | 'duration'>
  orderMaterials: OrderMaterial & { lineNumber: string; orderCode: string }
  orderSources: { lineNumber: string; orderCode: string; contentHash: Buffer }
  secrets: { secretName: string; secret: Buffer }
}

export type Db = Kysely<Tables>
