import type { AuditedEntity } from '../../../audit.ts'
import type { FileType } from '../../../files.ts'
import type { DefinitionStatus, definitionMoveNames } from '../../../moves.ts'
import type { NumberFault, NumberReset, NumberRuleName } from '../../../numbering.ts'

export const generalChoices = {
  definitionStatus: { draft: 'Draft', released: 'Released', obsolete: 'Obsolete' } satisfies Record<
    DefinitionStatus,
    string
  >,
  definitionMove: { release: 'Release', retire: 'Retire' } satisfies Record<
    (typeof definitionMoveNames)[number],
    string
  >,
  numberRule: { order: 'Order', lot: 'Lot', serial: 'Serial number' } satisfies Record<
    NumberRuleName,
    string
  >,
  reset: { never: 'Never', year: 'Every year', month: 'Every month', day: 'Every day' } satisfies Record<
    NumberReset,
    string
  >,
  numberFault: {
    braceOpen: 'a brace is not closed',
    tokenUnknown: 'there is no such token',
    tokenNotHere: 'an order has no order code yet',
    seqMissing: 'the sequence is missing',
    seqTwice: 'the sequence occurs twice',
    seqDigits: 'the sequence needs 1 to 12 digits',
    resetNeedsYear: 'it restarts, so it needs the year',
    resetNeedsMonth: 'it restarts every month, so it needs the month',
    resetNeedsDay: 'it restarts every day, so it needs the day',
    tooLong: 'it is longer than 64 characters',
  } satisfies Record<NumberFault, string>,
  fileType: {
    png: 'PNG picture',
    jpeg: 'JPEG picture',
    gif: 'GIF picture',
    webp: 'WebP picture',
    pdf: 'PDF',
    csv: 'CSV',
    txt: 'Text',
    xlsx: 'Excel',
    docx: 'Word',
    pptx: 'PowerPoint',
    zip: 'ZIP',
    mp4: 'MP4 video',
    webm: 'WebM video',
  } satisfies Record<FileType, string>,
  entity: {
    telegram: 'Message',
    hostSettings: 'Host settings',
    hostKey: 'Host key',
    order: 'Order',
    lot: 'Lot',
    station: 'Station',
    stationKey: 'Station key',
    line: 'Line',
    type: 'Type',
    processing: 'Route',
    collectionSet: 'Collection set',
    unit: 'Unit',
    user: 'User',
    role: 'Role',
    session: 'Session',
    plant: 'Plant',
    shifts: 'Shifts',
    file: 'File',
    wallLink: 'Wall link',
    settings: 'Settings',
    view: 'View',
    notices: 'Notices',
    parameterSet: 'Parameters of a station',
    parameterDownload: 'Download of parameters',
    typePackage: 'Type package',
    part: 'Part',
    bom: 'BOM',
    materialLot: 'Material lot',
    binding: 'Binding',
    operator: 'Operator',
    team: 'Team',
    rotation: 'Rotation',
    calendarDay: 'Calendar day',
    shiftSlots: 'Time slots',
    slotReason: 'Reason for a slot',
    holdRule: 'Hold of a material lot or part',
    failure: 'Failure',
    gaugeStudy: 'Gauge study',
    andonCall: 'Andon call',
    reworker: 'Reworker',
    defect: 'Defect',
    alarmDef: 'Alarm definition',
  } satisfies Record<AuditedEntity, string>,
}
