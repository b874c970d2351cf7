import type { Words } from '../en/words.ts'

export const notifyCenter: Words['notifyCenter'] = {
  about: '发给您的通知，最新的在前。在此删除只影响您自己的列表',
  empty: '目前还没有发给您的通知。通知会自动出现在这里和铃铛上。',
  source: '来源',
  read: '标为已读',
  readDone: '已标为已读',
  handle: '标为已处理',
  handleDone: '已标为已处理',
  handleMany: '将 {count} 条通知标为已处理？',
  reopen: '尚未处理',
  reopenDone: '已标为尚未处理',
  remove: '从您的列表和铃铛中删除此通知？',
  removeMany: '从您的列表和铃铛中删除 {count} 条通知？',
  since: '发送时间自',
}
