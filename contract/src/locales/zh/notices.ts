import type { Words } from '../en/words.ts'

export const notices: Words['notices'] = {
  none: '暂无内容',
  readAll: '全部标为已读',
  remove: '删除此通知',
  recipients: '通知对象',
  everyone: '所有可打开“{page}”的人',
  recipientsWhy: '通知谁由通知规则决定。无权打开的内容不会通知。',
  toolOver: '{toolCode} {stationNumber}：超过上限 {frequency}，超出 {over}（{lifeKind}）',
  content: {
    interfaceError: '上位系统未接收 {about}：{error}',
    eventSetAside: '{follower} 无法处理 {about} 的“{kind}”，已将其搁置：{error}',
    andonLevel: '{stationNumber}：已 {minutes} 分钟无人到场，{level} 级。{lossType}。{message}',
    andonLevelLate:
      '{stationNumber}：已 {minutes} 分钟无人到场，{level} 级；服务器曾离线，未通知 {skipped} 级。{lossType}。{message}',
    andonUnsolved:
      '{stationNumber}：{by} 到场已 {minutes} 分钟，仍未解决。是否需要更多支援？{lossType}。{message}',
    andonCall: '{stationNumber} 请求支援：{lossType}。{message}',
    controlSignal: '{stationNumber}：{resultCode} 超出控制限（规则 {rule}）',
    problemJudged: '{defectCode}，措施两周后：{problemEffect}（{owner}）',
    equipmentAlarm: '{stationNumber}：{alarm}',
    toolDue: '{toolCode} {stationNumber}：{uses} / {frequency}（{lifeKind}）',
    calibrationDue: '{toolCode} {stationNumber}：校准到期日 {until}',
    stationSilent: '{stationNumber}：连接中断',
    materialLow:
      '{stationNumber} {position}：{bomName} 余量不足，线边共剩 {remaining} {unit}，最低为 {minimum}',
    materialExpired: '{stationNumber} {position}：{bomName} 批次 {bomLot} 的有效期至 {until}',
    parameterDrift: '{stationNumber} 的设置与已发布的参数不一致：{parameters}',
    orderLate: '{orderCode} 已超过计划结束时间，还差 {left}',
    inspectionMissed: '{stationNumber}：点检 {itemCode} 应在 {until} 前完成，尚无记录',
    orderStarted: '{orderCode} 已开工，计划数量 {ordered}',
    orderFinished: '{orderCode} 已完成：{made} / {ordered}',
    accountLocked: '账号 {userName} 已被 {by} 锁定',
    loginBarred: '{userName} 连续 {tries} 次密码错误：暂时禁止登录',
    loginBurst: '来自 {address} 的 {tries} 次登录失败：暂时阻止该地址登录',
    rightsChanged: '{by} 更改了您的权限，菜单已随之更新。',
    pagesCame: '更新带来 {pages} 个新页面。请在“角色权限”页面查看谁需要它们。',
    sopCommented: '{sopCode} 第 {sopVer} 版第 {stepNo} 步，工位 {stationNumber}：“{comment}”',
    ruleTest: '“{eventType}”通知规则的测试，未通知其他人。{message}',
  },
}
