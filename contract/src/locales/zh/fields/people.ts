import type { peopleFields as inEnglish } from '../../en/fields/people.ts'
import type { Words } from '../../en/words.ts'

export const peopleFields: Pick<Words['field'], keyof typeof inEnglish> = {
  userName: '账号',
  roles: '角色',
  lines: '产线',
  cardId: '工牌',
  editRight: '编辑权',
  introduction: '简介',
  locked: '已锁定',
  lockReason: '锁定原因',
  lastLogin: '最近登录',
  hasPassword: '已设密码',
  linkExpires: '链接有效期至',
  roleKey: '角色代码',
  roleName: '角色',
  userCount: '人数',
  menu: '页面',
  newPages: '新页面',
  email: '电子邮件',
  avatar: '头像',
  address: '来源',
  browser: '浏览器',
  system: '系统',
  ended: '结束的会话数',
  password: '密码',
  currentPassword: '当前密码',
}
