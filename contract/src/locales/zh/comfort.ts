import type { Words } from '../en/words.ts'

export const comfort: Words['comfort'] = {
  settings: '设置',
  openSettings: '打开设置',
  closeSettings: '关闭设置',
  tagsView: '显示页面标签',
  fixedHeader: '固定页头',
  sidebarLogo: '侧边栏标志',
  pinyinSearch: '拼音搜索页面',
  size: '尺寸',
  sizes: { default: '默认', medium: '中等', small: '小', mini: '超小' },
  sizeSwitched: '尺寸切换成功',
  fullscreen: '全屏',
  leaveFullscreen: '退出全屏',
  noFullscreen: '此浏览器不支持全屏显示',
  errorLog: '错误日志',
  favourites: '收藏',
  addFavourite: '加入收藏',
  removeFavourite: '取消收藏',
  favouritesFull: '已有 {most} 个收藏，请先取消其中一个。',
}
