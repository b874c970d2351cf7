import type { Words } from '../en/words.ts'

export const find: Words['find'] = {
  open: '搜索页面', field: '搜索页面', hint: '输入页面名称', palette: '查找', paletteHint: '扫描或输入：页面、工单、批次、序列号',
  none: '未找到', hits: '找到 {count} 项', page: '页面', order: '工单', lot: '批次',
  unit: '产品', units: '{count} 个产品', onLine: '产线 {lineNumber}', shortcuts: '键盘快捷键',
  keys: {
    palette: '查找页面、工单、批次或产品', shortcuts: '显示本列表', tabs: '在已打开的页面间移动（焦点在标签上时）', closeTab: '关闭标签栏中有焦点的页面',
    tabMenu: '打开页面的菜单', grid: '在表格中移动', openRow: '打开该行', escape: '关闭最上层窗口',
    filter: '转到列表的筛选', selectRow: '选择该行',
  },
}
