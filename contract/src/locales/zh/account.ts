/** One's own pages, and the ways to log in. */
export const account = {
  checking: '正在检查链接…', linkBad: '请向管理员索取新链接。', toLogin: '前往登录',
  loginWith: '使用 {name} 登录', or: '或', goOnThere: '请在打开的窗口中继续。', closeWindow: '您可以关闭此窗口', passwordMissing: '密码不能为空',
  tabs: { activity: '操作记录', timeline: '登录记录', account: '账号' },
  noActivity: '您还没有修改过任何内容', noTimeline: '还没有您的登录记录', more: '显示更多',
  edit: '编辑我的资料', saved: '资料已保存', emailHint: '供他人联系您，不能用来登录。', wishes: '我的界面设置', firstLine: '默认产线', noFirstLine: '我有权查看的第一条',
  language: '语言', byBrowser: '跟随浏览器', size: '尺寸', me: '关于我',
  picture: '头像', choosePicture: '选择图片', removePicture: '移除图片', pictureHint: '支持常见图片格式，会裁成方形并缩小。', pictureSaved: '头像已保存', pictureUnreadable: '浏览器无法读取这个图片文件',
  sessions: '我的登录位置', thisOne: '当前会话', since: '登录于 {at}', seen: '最近使用：{ago}', from: '来自 {address}', unknownDevice: '未知设备', browserOn: '{browser}（{system}）',
  endOne: '在该处退出', endQuestion: '要退出 {device} 吗？在那里工作的人需要重新登录。', ended: '已在该处退出', endOthers: '退出其他所有位置', endOthersQuestion: '要结束您的其他所有会话吗？只保留当前会话。', endedOthers: '只剩当前会话', noOthers: '没有其他会话',
  passwordWhy: '修改密码后，您的其他会话都会结束。',
}
