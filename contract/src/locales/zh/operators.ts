export const operators = {
  importTitle: '导入操作员', importAbout: '带表头的 CSV 文件。文件中没有的列保持不变。资质属于产线，不在此导入。',
  createOne: '新建操作员', editOne: '编辑 {operatorNo}', listEmpty: '还没有操作员。等级要求为 0 的工位无需操作员。', saveQuestion: '保存对 {operatorNo} 的修改？',
  numberHint: '即工位上报的操作员编号。不可更改：所有过站记录都以它为准。', cardHint: '工位读卡器读到的内容', userHint: '其在本系统的账号（如有）',
  levelHint: '工位会要求操作等级：0 表示不要求', noTeam: '无班组', noUser: '无账号', enabledHint: '停用后将从所有工位退出，任何工位都不再接受',
  nowhere: '未登录', tooLow: '没有 {stationNumber} 的资格', since: '自 {since}',
  logIn: '登录到工位', logInOne: '为 {operatorNo} 登录工位', logInAbout: '若已在本产线其他工位登录，将自动退出。', loggedIn: '{name} 已登录 {stationNumber}',
  notQualified: '{name} 已登录 {stationNumber}，但没有相应资格：该工位要求等级 {optLevel}。该处将拒绝产品。', logOff: '退出', logOffQuestion: '让 {name} 退出 {stationNumber}？', loggedOff: '{name} 已退出',
  trained: '本产线资格', trainedNone: '本产线暂无资格。', addTraining: '添加资格', trainingOf: '{name} 的资格', trainingHint: '此等级与操作员自身等级都须达到工位要求',
  validHint: '最后有效日。留空：长期有效', forGood: '长期有效', remove: '移除', removeQuestion: '移除 {name} 在 {stationNumber} 的资格？', removed: '资格已移除',
  endsSoon: '即将到期', ended: '已过期', history: '登录记录', historyNone: '还没有登录记录。', stillThere: '仍在岗', byBadge: '刷卡', atStation: '等级 {level}', today: '今日', everyStation: '所有工位',
  disabledOne: '已停用', whoStands: '当前在岗', nobody: '无人', missing: '无人登录，但该工位要求等级 {optLevel}',
}
