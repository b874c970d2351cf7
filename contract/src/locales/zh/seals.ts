import type { Words } from '../en/words.ts'

export const seals: Words['seals'] = {
  views: '视图',
  about:
    '变更记录的每一天在结束一小时后（UTC）封存：按 RFC 6962 对当天记录建立默克尔树，并与之前各天相链。事后改动任何记录，都会使当天的根值不符。根值同时写入系统日志。每天夜间检查全部日期。',
  check: '立即检查',
  root: '根值',
  chain: '链值',
  none: '还没有封存的日期。',
  next: '接下来封存 {day}（UTC）的变更，在 {time} 之后一小时内。',
  never: '尚未检查',
  signature: '签名',
  publicKey: '公钥',
  unsigned: '未签名',
  keyAbout:
    '各天由本服务器在数据库之外保管的密钥签名。请把公钥另存他处：凭公钥，不用本系统也能验证邮件中的根值。',
  mailed: '{day}（UTC）的变更记录已封存。请保留本邮件：即使这里的记录被改动，也可用公钥验证以下内容。',
  open: '打开记录 {id}',
  wrongAbout:
    'Takt 本身无法做到：是有人以数据库所有者的权限所为，或是数据库文件已损坏。请勿改动任何内容，保留当时的备份和邮件中的根值，并联系管理员。',
  wrong: {
    changed: '{day}：记录 {id} 与封存时不一致，事后被改动过；当天在它之前的记录都相符。',
    missing: '{day}：有记录事后被删除。记录 {id} 之前的都相符。',
    missingEnd: '{day}：当天最后的记录事后被删除，其余的都相符。',
    added: '{day}：有记录是事后加进去的，第一条是 {id}。',
    broken: '{day}：封存本身事后被改动。请与邮件中的根值核对。',
  },
  view: { log: '变更', sealed: '已封存的日期', backups: '备份' },
  column: {
    entries: '记录数',
    sealedAt: '封存时间',
    checkedAt: '检查时间',
    sealState: '封存',
  },
}

export const sealState: Words['sealState'] = {
  fits: '相符',
  changed: '记录被改动',
  missing: '记录缺失',
  added: '记录被添加',
  broken: '封存被改动',
  archived: '已归档',
}

export const backups = {
  about: '整库备份，失败的也在其中，最新的在前。',
  none: '还没有备份。手册的管理员章节说明如何备份。',
  finishedAt: '完成时间',
  result: '结果',
  made: '已保存',
  failed: '失败：{error}',
  onlyFailed: '还没有一次备份成功。',
  took: '用时',
  last: '上一次备份在 {time} 之前。',
  statements: '缓慢和失败的语句',
}
