import type {
  sopsChoices as choicesInEnglish,
  sopsErrors as errorsInEnglish,
  sopsFields as fieldsInEnglish,
} from '../en/sops.ts'
import type { Words } from '../en/words.ts'

export const sops: Words['sops'] = {
  about: '各工位的作业依据：一人编写，另一人发布',
  createOne: '新建作业指导书',
  editOne: '编辑 {code} 第 {version} 版',
  listEmpty: '本产线还没有作业指导书。',
  typeHint: '留空：适用于所有型号',
  stationHint: '留空：适用于本产线所有工位',
  fromHint: '留空：从现在起',
  majorHint: '小修改无需再次确认阅读',
  fileHint: 'PDF、图片或视频，最大 {size}',
  chooseFile: '选择文件',
  removeFile: '移除文件',
  file: '文件',
  noFile: '无文件',
  step: '步骤 {number}',
  stepOf: '步骤 {number} / {count}',
  addStep: '添加步骤',
  removeStep: '删除步骤 {number}',
  stepUp: '上移步骤 {number}',
  noText: '没有任何语言的文字',
  submit: '提交审核',
  submitQuestion: '提交 {code} 第 {version} 版审核？由另一人发布。',
  sendBack: '退回',
  sendBackQuestion: '将 {code} 第 {version} 版退回修改？',
  release: '发布',
  releaseQuestion: '发布 {code} 第 {version} 版？从 {from} 起工位显示该版本，取代之前的版本。',
  withdraw: '撤回',
  withdrawQuestion: '撤回 {code} 第 {version} 版？工位将不再显示它。',
  ownWork: '您编写过此版本，须由另一人发布',
  onlyDraft: '只有草稿可以修改',
  content: '内容',
  versions: '版本',
  versionsOf: '{code} 的版本',
  shown: '当前打开的就是此版本',
  done: '已完成',
}

export const sopsChoices: typeof choicesInEnglish = {
  sopStatus: { draft: '草稿', review: '审核中', released: '已发布', obsolete: '已作废' },
  sopLanguage: { en: '英语', zh: '中文', es: '西班牙语', ja: '日语' },
}

export const sopsFields: typeof fieldsInEnglish = {
  sopCode: '指导书编号',
  sopVer: '版本',
  sopTitle: '标题',
  sopLanguage: '语言',
  readConfirm: '阅读确认',
  major: '重大修改',
  whatChanged: '修改内容',
  sopStatus: '状态',
  contentHash: '内容校验值',
  authors: '编写人',
  releasedBy: '发布人',
  releasedAt: '发布时间',
}

export const sopsErrors: typeof errorsInEnglish = {
  'sops.wrong_status': '无法执行：{sopCode} 第 {sopVer} 版当前为“{sopStatus}”',
  'sops.empty': '还没有文件，也没有步骤',
  'sops.same_person': '编写过此版本的人不能发布，须由另一人发布',
  'sops.other_content': '内容与您看到的不同，请重新打开',
  'sops.draft_exists': '{sopCode} 第 {sopVer} 版尚未发布，请继续编辑该版本',
  'sops.step_empty': '步骤 {step} 没有任何语言的文字',
  'files.unknown': '该文件已不存在或属于他人。请选择其他文件',
  'files.kind': '此处无法显示该文件，可用类型：{kinds}',
}
