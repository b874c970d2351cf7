export const files = {
  upload: '上传文件', dropHere: '将文件拖放到此处', listEmpty: '还没有上传过文件。请选择文件，或拖放到本页。', about: '这里是人员上传的文件。导出和报表直接交付，不在此保存。', room: '已用 {used} / {quota}。',
  question: '上传信息：{count} 个文件，{size}？', allowed: '每个最大 {size}：{endings}', noteHint: '与这些文件一起保存', start: '上传', leftOut: '未选入', uploads: '上传',
  waiting: '等待中', storing: '正在保存…', progress: '{done} / {size}', cancelOne: '取消 {fileName}',
  again: '重试 {fileName}', hide: '隐藏 {fileName}', downloading: '正在下载 {fileName}', stopped: '下载已停止', deleteQuestion: '删除 {fileName} 的信息？删除后无法恢复。',
  bulkQuestion: '删除 {count} 个文件的信息？删除后无法恢复。', preview: '预览', noPreview: '这类文件不能预览，请下载后查看。', accountGone: '账号已删除', owner: '所有者',
}
