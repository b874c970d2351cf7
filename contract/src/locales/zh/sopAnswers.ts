import type {
  sopAnswersChoices as choicesInEnglish,
  sopAnswersErrors as errorsInEnglish,
  sopAnswersFields as fieldsInEnglish,
} from '../en/sopAnswers.ts'
import type { Words } from '../en/words.ts'

export const sopAnswers: Words['sopAnswers'] = {
  asks: '该步骤对每件产品的要求',
  nothing: '无',
  resultCode: '工位的结果代码',
  pattern: '预期格式',
  patternHint: '留空：不限。* 代表任意文字，“?”代表一个字符，# 代表一位数字',
  must: '未回答则产品不能完成',
  value: '{name} 的数值',
  scan: '请扫描：{pattern}',
  tool: '请扫描安装在本工位的工具',
  confirm: '确认',
  keep: '保存',
  outside: '{value} 超出 {limits}：产品将判为不合格。再按一次保存。',
  limits: '{low} 至 {high}\u00a0{unit}',
  notANumber: '请输入数字',
  form: '不符合格式 {pattern}',
  answered: '已回答：{answer}',
  waiting: '{count} 条回答保存在本机，网络恢复后发送',
  refused: '未被接受：{why}',
  again: '重新发送',
  drop: '丢弃',
  toAnswer: '尚未回答：步骤 {steps}',
  allAnswered: '本件产品已全部回答',
  who: '回答人',
  choosePerson: '有多人已登录：请选择回答人',
  withUnit: '在工位屏幕上对每件产品询问：{what}',
  title: '步骤回答',
  of: '{code} 第 {version} 版，步骤 {step}',
  photoOf: '步骤 {step} 的照片',
}

export const sopAnswersChoices: typeof choicesInEnglish = {
  asks: { value: '数值', photo: '照片', scan: '扫描', tool: '工具', confirm: '确认' },
}

export const sopAnswersFields: typeof fieldsInEnglish = {
  answerId: '回答',
  asks: '要求',
  answerValue: '数值',
  answerText: '回答内容',
  stepNo: '作业指导书步骤',
}

export const sopAnswersErrors: typeof errorsInEnglish = {
  'sopAnswers.nobody': '{stationNumber} 没有人登录，或回答人未登录。请先用工牌登录',
  'sopAnswers.not_here': '该产品已不在 {stationNumber} 加工，或型号不符：回答无所归属',
  'sopAnswers.wrong_form': '扫描内容不符合格式 {scanPattern}。请扫描正确的标签',
  'sopAnswers.not_mounted': '工具 {toolCode} 未安装在 {stationNumber}。请扫描已安装的工具，或先安装',
  'station.answers_missing': '该产品的作业指导书步骤尚未回答：{steps}。请在工位屏幕上回答',
}
