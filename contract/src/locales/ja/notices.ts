import type { Words } from '../en/words.ts'

export const notices: Words['notices'] = {
  none: '内容がありません',
  readAll: 'すべて既読にする',
  remove: 'このお知らせを削除',
  recipients: '通知先',
  everyone: '「{page}」を開けるすべての人',
  recipientsWhy: '誰に通知するかは通知ルールで決まります。開けない内容は通知されません。',
  toolOver: '{toolCode} {stationNumber}：上限 {frequency} を {over} 超過（{lifeKind}）',
  content: {
    interfaceError: 'ホストが {about} を受け付けませんでした：{error}',
    eventSetAside: '{follower} は {about} の「{kind}」を処理できず、除外しました：{error}',
    andonLevel: '{stationNumber}：{minutes} 分間誰も来ていません。レベル {level}。{lossType}。{message}',
    andonLevelLate:
      '{stationNumber}：{minutes} 分間誰も来ていません。レベル {level}。サーバー停止中のため {skipped} には通知していません。{lossType}。{message}',
    andonUnsolved:
      '{stationNumber}：{by} が来てから {minutes} 分、まだ解決していません。応援が必要ですか？{lossType}。{message}',
    andonCall: '{stationNumber} が応援を求めています：{lossType}。{message}',
    controlSignal: '{stationNumber}：{resultCode} が管理限界を外れました（ルール {rule}）',
    problemJudged: '{defectCode}：対策から 2 週間、{problemEffect}（{owner}）',
    equipmentAlarm: '{stationNumber}：{alarm}',
    toolDue: '{toolCode} {stationNumber}：{uses} / {frequency}（{lifeKind}）',
    calibrationDue: '{toolCode} {stationNumber}：校正期限は {until} です',
    stationSilent: '{stationNumber}：通信が切れました',
    materialLow:
      '{stationNumber} {position}：{bomName} が残りわずかです。ラインの残りは {remaining} {unit}、最低在庫は {minimum} です',
    materialExpired: '{stationNumber} {position}：{bomName} ロット {bomLot} の期限は {until} です',
    parameterDrift: '{stationNumber} の設定がリリースされた値と違います：{parameters}',
    orderLate: '{orderCode} は完了予定を過ぎました。残り {left}',
    inspectionMissed: '{stationNumber}：点検 {itemCode} は {until} までに実施されませんでした',
    orderStarted: '{orderCode} を開始しました。指図数量 {ordered}',
    orderFinished: '{orderCode} が完了しました：{made} / {ordered}',
    accountLocked: 'アカウント {userName} は {by} によりロックされました',
    loginBarred: '{userName} のパスワードが {tries} 回誤って入力されたため、しばらくログインできません',
    loginBurst:
      '{address} からのログインが {tries} 回失敗したため、このアドレスからのログインを一時的に制限しました',
    rightsChanged: '{by} があなたの権限を変更しました。メニューはすでに更新されています。',
    pagesCame: '更新で新しい画面が {pages} 件加わりました。必要な人を「ロール権限」画面で確認してください。',
    sopCommented: '{sopCode} バージョン {sopVer} 手順 {stepNo}（{stationNumber}）：「{comment}」',
    ruleTest: '「{eventType}」の通知ルールのテストです。ほかの人には通知していません。{message}',
  },
}
