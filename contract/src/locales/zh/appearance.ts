export const appearance = {
  theme: '主题颜色',
  ownColour: '其他颜色',
  colourCode: '颜色代码',
  colours: { blue: '蓝色', indigo: '靛蓝', tealBlue: '青蓝', slate: '石板灰' },
  mode: '外观',
  modes: { light: '浅色', dark: '深色', system: '跟随本设备' },
}

export const metErrors = {
  errorsMet: '本窗口打开以来的错误',
  clearAll: '全部清空',
  message: '消息',
  place: '位置',
  stack: '调用堆栈',
  phases: { render: '绘制页面时', event: '脚本执行时', promise: '后台任务中', load: '加载时' },
}

export const shortcutKeys = {
  palette: '查找页面、工单、批次或产品',
  shortcuts: '显示本列表',
  tabs: '在已打开的页面间移动（焦点在标签上时）',
  closeTab: '关闭标签栏中有焦点的页面',
  tabMenu: '打开页面的菜单',
  grid: '在表格中移动',
  openRow: '打开该行',
  escape: '关闭最上层窗口',
  filter: '转到列表的筛选',
  selectRow: '选择该行',
}
