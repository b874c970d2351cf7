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
