import type { Words } from '../en/words.ts'

export const comfort: Words['comfort'] = {
  settings: '设置', openSettings: '打开设置', closeSettings: '关闭设置',
  theme: '主题颜色', ownColour: '其他颜色', colourCode: '颜色代码',
  colours: { blue: '蓝色', teal: '青色', green: '绿色', ochre: '赭色', orange: '橙色', red: '红色', magenta: '品红色', violet: '紫色' },
  mode: '浅色或深色', modes: { light: '浅色', dark: '深色', system: '跟随本设备' },
  tagsView: '显示页面标签', fixedHeader: '固定页头', sidebarLogo: '侧边栏标志', pinyinSearch: '拼音搜索页面',
  size: '尺寸', sizes: { default: '默认', medium: '中等', small: '小', mini: '超小' }, sizeSwitched: '尺寸切换成功',
  fullscreen: '全屏', leaveFullscreen: '退出全屏', noFullscreen: '此浏览器不支持全屏显示',
  errorLog: '错误日志', errorsMet: '本窗口打开以来的错误', clearAll: '全部清空', message: '消息', place: '位置', stack: '调用堆栈',
  phases: { render: '绘制页面时', event: '脚本执行时', promise: '后台任务中', load: '加载时' },
}
