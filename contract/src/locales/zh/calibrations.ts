import type {
  calibrations as inEnglish,
  calibrationsChoices as choicesInEnglish,
  calibrationsErrors as errorsInEnglish,
  calibrationsFields as fieldsInEnglish,
} from '../en/calibrations.ts'

type Said<Book> = { [Key in keyof Book]: string }

export const calibrations: Said<typeof inEnglish> = {
  section: '校准',
  record: '登记校准',
  recordOne: '{code} 的校准',
  recorded: '{code} 的校准已登记',
  listEmpty: '该量具从未校准。',
  notGauge: '填写周期后，该工装即作为量具管理。',
  daysHint: '留空：不用于测量。未校准的量具会阻止产品进站。',
  codesHint: '它所测量的结果；留空：该工位的全部结果',
  kindHint: '两次校准之间的核查不更新到期日',
  point: '测量点 {number}',
  addPoint: '添加测量点',
  removePoint: '删除测量点 {number}',
  pointHint: '以结果的单位填写。未调整时校准后示值留空。',
  noFile: '无证书',
  certificateFile: '证书文件',
  chooseFile: '选择证书',
  fileHint: 'PDF 或图片',
  removeFile: '移除证书',
  download: '下载证书',
  pointsOf: '测量点，{when}',
  error: '校准前误差',
  withdraw: '撤回',
  withdrawQuestion: '撤回 {when} 的校准？记录保留，但不再作数。',
  withdrawn: '校准已撤回',
  wasWithdrawn: '已由 {by} 撤回：{reason}',
}

export const calibrationsChoices: typeof choicesInEnglish = {
  calibrationKind: {
    calibration: '校准',
    check: '核查',
  },
  calibrationResult: {
    inTolerance: '合格',
    adjusted: '已调整',
    outOfTolerance: '超差',
  },
  calibrationStatus: {
    calibrated: '已校准',
    dueSoon: '即将到期',
    overdue: '已过期',
    neverCalibrated: '从未校准',
    outOfTolerance: '超差',
  },
}

export const calibrationsFields: Said<typeof fieldsInEnglish> = {
  calibrationDays: '校准周期（天）',
  calibratedAt: '校准时间',
  calibratedBy: '校准人',
  calibrationDueAt: '校准到期',
  calibrationResult: '校准结果',
  calibrationStatus: '校准状态',
  calibrationId: '校准编号',
  calibrationKind: '校准类别',
  certificateNo: '证书编号',
  points: '测量点',
  tolerance: '允差 ±',
  asFound: '校准前示值',
  asLeft: '校准后示值',
  foundOut: '校准前超差',
  calibrationNote: '校准备注',
}

export const calibrationsErrors: Said<typeof errorsInEnglish> = {
  'tools.not_calibrated': '{toolCode} 不能用于测量：未校准、已过期或超差。请先校准',
  'calibrations.no_gauge': '{toolCode} 不是量具：请先填写校准周期',
  'calibrations.in_future': '校准时间不能在将来',
  'calibrations.later_known': '已登记更晚的校准（{at}）',
  'calibrations.point_twice': '测量点 {point} 重复',
  'calibrations.not_measured':
    '测量点 {point} 属于 {resultCode}，而 {toolCode} 不测量它。请填写其中之一：{resultCodes}',
  'calibrations.withdrawn': '已由 {by} 撤回',
  'calibrations.same_person': '校准须由登记人以外的人撤回',
}
