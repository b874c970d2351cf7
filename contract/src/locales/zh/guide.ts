import type { Words } from '../en/words.ts'

export const guide: Words['guide'] = {
  start: '带我了解界面', checklist: '工厂初始设置', progress: '已完成 {done} / {wanted}', ready: '全部设置完成，工厂可以运行。', open: '打开', next: '下一步',
  of: '{done} / {wanted}',
  step: {
    line: '产线', shifts: '各产线的班次', station: '各产线的工位', stationKey: '各工位的密钥', collectionSet: '已发布的采集组', route: '已发布的工艺路线', type: '已发布的产品型号',
    people: '人员账号', order: '各产线已下达的工单', unit: '各产线的首件产品',
  },
  why: {
    line: '工单、工位、产品都属于某条产线。', shifts: '目标产量和 OEE 按班次与休息时间计算。', station: '工位是加工或检测产品的地方。', stationKey: '工位电脑凭密钥与系统通信。',
    collectionSet: '规定测什么、限值是多少；不测量的工位不需要。', route: '规定产品经过哪些工位，以及 NG 品去向。', type: '规定生产什么、走哪条工艺路线。', people: '每个人用自己的账号，权限由角色决定。',
    order: '只有已下达的工单才能在产线上开始。', unit: '从首次到站起，所有看板开始显示数据。',
  },
  tour: {
    menu: '菜单', menuWhy: '可折叠以留出更多空间，系统会记住您的选择。', crumbs: '当前位置', crumbsWhy: '点击第一项可返回首页。', search: '搜索', searchWhy: '输入页面名称的一部分。Ctrl K 还能查找工单、批次和产品。',
    fullscreen: '全屏', fullscreenWhy: '适合墙上的大屏或产线旁的小屏。', size: '尺寸', sizeWhy: '触摸屏用大号，想多看几行用小号。', tabs: '已打开的页面', tabsWhy: '每个页面保留您输入的内容。右键或 Shift F10 显示更多操作。',
  },
  iconLook: '系统图标', iconCopied: '已复制：{snippet}',
  iconGroups: {
    pages: '页面', actions: '操作',
  },
}
