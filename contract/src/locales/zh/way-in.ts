export const wayIn = {
  checking: '正在检查链接…',
  linkBad: '请向管理员索取新链接。',
  toLogin: '前往登录',
  loginWith: '使用 {name} 登录',
  or: '或',
  goOnThere: '请在打开的窗口中继续。',
  closeWindow: '您可以关闭此窗口',
  passwordMissing: '密码不能为空',
}
