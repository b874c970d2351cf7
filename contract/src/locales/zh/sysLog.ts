import type { Words } from '../en/words.ts'

export const sysLog: Words['sysLog'] = {
  about: '服务器运行记录，读自日志文件。新条目自动显示。',
  entry: '日志条目',
  views: '视图',
  view: { list: '条目', files: '文件' },
  textHint: '条目中的任意内容，包括错误堆栈',
  empty: '没有符合筛选条件的日志条目。',
  emptyNext: '服务器将日志写入文件；无法写入时，日志仅输出到终端。',
  noFiles: '此服务器不保留日志文件。',
  noDetails: '没有更多内容。',
  context: '前后条目',
  downloadFile: '下载',
}

export const sysLogFields = {
  logLevel: '级别',
  module: '模块',
  path: '路径',
  server: '服务器',
  text: '文本',
  details: '详情',
}

export const sysLogChoices = {
  logLevel: {
    fatal: '致命',
    error: '错误',
    warn: '警告',
    info: '信息',
    debug: '调试',
    trace: '跟踪',
  },
}
