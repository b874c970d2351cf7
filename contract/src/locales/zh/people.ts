import type { Words } from '../en/words.ts'

export const people: Words['people'] = {
  allUsers: '所有用户', newUser: '新建账号', editUser: '编辑 {userName}', delete: '删除', deleteQuestion: '确定删除账号 {userName} 吗？其操作记录会保留。', usersEmpty: '还没有账号。',
  lock: '锁定', unlock: '解锁', lockQuestion: '锁定账号 {userName}？其会话会立即结束。原因是什么？', unlockQuestion: '解锁账号 {userName}？', lockedSuccess: '账号已锁定',
  unlockedSuccess: '账号已解锁', isLocked: '已锁定：{lockReason}', waiting: '等待本人设置密码', passwordHint: '可留空：由本人通过链接设置。', state: '状态', active: '正常',
  linesHint: '不选表示所有产线', rolesPick: '选择角色', linesPick: '所有产线', everyLine: '所有产线', roleFilter: '拥有角色', lineFilter: '可操作产线', ownAccount: '这是您自己的账号',
  link: '密码链接', linkOf: '{name} 的密码链接', linkAbout: '{name} 打开此链接设置密码，然后登录。链接只能使用一次，24 小时内有效；之前生成的链接随即失效。',
  makeLink: '生成链接', linkOnce: '请立即交给本人：之后不再显示。', linkUntil: '有效期至 {linkExpires}。', copyLink: '复制链接', linkAddress: '链接', linkLocked: '请先解锁账号',
  importTitle: '导入人员', importAbout: '带表头的 CSV 文件。多个角色或产线用分号隔开。新账号没有密码：请分别生成链接。',
  existing: '已存在的账号', existingUpdate: '更新', existingRefuse: '拒绝',
  newRole: '新建角色', editRole: '编辑 {roleKey}', copyRole: '复制 {roleKey}', copyName: '{roleName}（副本）', deleteRole: '确定删除角色 {roleKey} 的信息吗？', rolesEmpty: '还没有角色。', held: '有 {userCount} 人使用',
  adminFixed: '管理员拥有所有页面，此角色不能修改。', pagesOf: '页面', none: '无页面', mixed: '部分', levelOf: '{page}：可执行的操作', groupOf: '{group}：所有页面', some: '{held} / {all}',
  preview: '此角色所见', previewMenu: '菜单', previewHidden: '通过地址或链接打开', previewNothing: '没有页面，也就看不到任何内容。', onEvery: '所有产线', onLines: '仅 {lines}',
  plantOnly: '限定产线的角色只能查看全厂共用的内容，不能修改。',
}
