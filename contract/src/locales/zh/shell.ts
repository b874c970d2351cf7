import type { Words } from '../en/words.ts'

export const shell: Words['shell'] = {
  login: '登录', logout: '退出登录', account: '账号', password: '密码', showPassword: '显示密码', hidePassword: '隐藏密码',
  capsLock: '大写锁定已开启', accountMissing: '账号不能为空', welcome: '制造执行系统',
  changePassword: '修改密码', newPassword: '新密码', againPassword: '再次输入新密码', passwordsDiffer: '两次输入的密码不一致',
  passwordRule: '至少 {least} 个字符', mustChange: '当前密码由他人设置，请先设置您自己的密码。',
  passwordChanged: '密码已修改', infoMissing: '账号或密码无效，请检查', rolesMissing: '获取用户信息：角色不能为空', hasError: '出现错误',
  userInfo: '用户信息', userMenu: '我的账号', language: '语言', languageSwitched: '语言切换成功', line: '产线', noLines: '没有您可以操作的产线',
  menu: '菜单', openMenu: '打开菜单', foldMenu: '收起菜单', unfoldMenu: '展开菜单', breadcrumb: '当前位置', home: '首页', skip: '跳到正文',
  tabs: '已打开的页面', tabMenu: '此标签页', closeTab: '关闭{page}', refresh: '刷新', close: '关闭', closeOthers: '关闭其他', closeAll: '关闭全部',
  live: '实时', connecting: '连接中…', lost: '已断开 {duration}', lostWhy: '与服务器的连接已断开，当前内容可能不是最新；服务器恢复后会自动更新。',
  notFound: '页面不存在', notFoundWhy: '页面已移动，或您的角色没有此页面的权限。', goHome: '返回首页',
  notAllowed: '您无权打开此页面', notAllowedWhy: '当前会话没有权限，请重新登录或更换账号。', back: '返回', loginAgain: '重新登录',
  ended: '您已退出登录', endedWhy: '可以留在此页继续查看，也可以重新登录。重新登录后，未保存的输入会丢失。', stay: '留在此页',
  broken: '页面出现错误', brokenWhy: '没有因此保存或丢失任何数据。请重新加载；如再次出现，请把操作过程告诉管理员。', reload: '重新加载',
  actions: '操作', columns: '列设置', allColumns: '显示全部列', filters: '筛选', clearFilters: '清除筛选', noMatch: '没有符合条件的记录', total: '共 {count} 条',
  sorted: '按{field}排序', moreRows: '正在加载…', page: '页', perPage: '{count} 条/页', widen: '列宽',
  discard: '不保存就离开？', discardWhy: '已输入的内容会丢失。', discardYes: '离开', keepEditing: '继续填写', sure: '确定吗？',
  details: '详情', noHistory: '暂无变更记录', showAsTable: '以表格显示', showAsChart: '以图表显示', noValues: '该时段没有数据',
  exportAs: '导出为 {format}', exporting: '正在导出 {format}', exportRows: '已导出 {rows} / {total} 行', exportBytes: '{size} kB', exportStopped: '导出已停止', exportStop: '停止',
  from: '从', to: '到', lastHour: '最近 1 小时', today: '今天', lastDay: '最近 24 小时', lastWeek: '最近 7 天', lastMonth: '最近 30 天', until: '至',
  userName: '用户名', roles: '角色', unlimited: '全部产线', addRow: '添加一行', removeRow: '删除此行', moveUp: '上移', moveDown: '下移', pick: '请选择…', scan: '扫描或输入',
  issue: {
    positive: '请输入正数', tooLong: '最多 {most} 个字符', tooShort: '至少 {least} 个字符', tooBig: '最大为 {most}', tooSmall: '最小为 {least}',
    whole: '请输入整数', wrong: '输入内容不符合要求', 'time zone': '没有这个时区',
  },
  action: {
    create: '创建', update: '修改', delete: '删除', move: '状态变更', release: '下达', start: '开始', pause: '暂停', resume: '恢复', complete: '完成',
    close: '关闭', cancel: '取消', queue: '调整队列', changeNumber: '修改数量', makeKey: '生成密钥', revokeKey: '撤销密钥', revise: '新建版本',
    retire: '停用', hold: '冻结', scrap: '报废', lock: '锁定', unlock: '解锁', save: '保存', saveShifts: '保存班次', saveRole: '保存角色',
    login: '登录', logout: '退出登录', savePassword: '修改密码', endSession: '会话已结束', endOtherSessions: '其他会话已结束', saveAvatar: '头像已更改',
  },
}
