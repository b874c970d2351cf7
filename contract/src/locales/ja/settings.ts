import type { Words } from '../en/words.ts'

export const settings: Words['settings'] = {
  about: 'バージョン {version}', aboutFirst: '工場の初期設定', versions: 'バージョン', save: '変更を保存', discard: '破棄', discardQuestion: 'ここでの変更を破棄しますか？',
  saveQuestion: '変更をバージョン {version} として保存しますか？', saved: 'バージョン {version} を保存しました', nothingToSave: '変更はありません', mendFirst: '先に印の付いた箇所を直してください',
  changedMeanwhile: '入力中に別の人がバージョン {version} を保存しました。', takeTheirs: '相手の内容にする', keepMine: '自分の内容を残す',
  section: { identity: 'システム表示', plant: '工場', codeLists: 'コード表', numbering: '採番', targets: '目標値', retention: '保存期間', checks: '到着チェック' },
  unsaved: '変更あり', wrong: '要修正',
  fields: {
    title: 'システム名', company: '会社', logo: 'ロゴ', languages: '選択できる言語', plantName: '工場', timeZone: 'タイムゾーン', dayStart: '生産日の開始時刻', code: 'コード',
    pattern: '書式', reset: '連番を戻す', okRate: '良品率', oee: 'OEE', weak: 'Cpk「弱」の下限', good: 'Cpk「良」の下限', best: 'Cpk「優」の下限',
    notices: 'お知らせ', refusedArrivals: '拒否された到着', hostTelegrams: '上位システムの電文', stationTelegrams: 'ステーションの電文', sessions: 'ログイン記録', lineNumber: 'ライン', off: 'オフ',
  },
  codeList: { units: '数量単位', lotTypes: 'ロット種別', scenes: 'オーダー区分', resultUnits: '測定値の単位', defectRanks: '不良ランク', alarmClasses: 'アラーム区分' },
  titleHint: 'ウィンドウ、メニュー、ログイン画面に表示されます', logoHint: '{limit} kB までの画像：PNG、JPEG、WebP、GIF', chooseLogo: '画像を選ぶ', removeLogo: 'ロゴを外す', noLogo: 'ロゴなし：システムの記号を表示します',
  logoLarge: '画像は {size} です。ロゴは {limit} kB までです', zoneHint: '現地の現在時刻は {clock} です。集計済みの生産日は変わりません。',
  dayHint: 'シフトのないラインに適用。シフトがあれば最初のシフトから一日が始まります', languagesHint: '以前に選んだ言語は、選び直すまでそのままです',
  listsHint: 'この種のコードを入力する欄で候補になります。過去の記録の値はそのままです。', addCode: 'コードを追加', removeCode: '{code} を外す', up: '{code}：上へ', down: '{code}：下へ', mostCodes: '一つの表に 200 件までです', noCodes: 'コードはまだありません。自由に入力できます。',
  numberingHint: '手入力された番号は使用済みとして扱い、二度と付けません。', next: '最初は', after: '次は', last: '最後は', insert: '{token} を挿入',
  token: { yyyy: '年', yy: '年（2 桁）', MM: '月', dd: '日', DDD: '年内の通算日', line: 'ライン', typeNo: '品種', orderCode: 'オーダー', seq: '連番（4 桁）' },
  targetsHint: '独自の目標がないラインはこの値で評価します。空欄：未決定のため目標は表示しません。', cpkHint: 'Cpk と Ppk はどこでもこの区分で色分けします',
  poor: '{weak} 未満', retentionHint: '記録を残す日数。古い行は一時間以内に削除されます。', days: '日', changeHistory: '変更履歴', forEver: '無期限',
  checksHint: 'どれも製品への作業を止めるチェックです。オフにすると、該当してもステーションは作業を許可します。誰がいつなぜオフにしたかはバージョンに残ります。',
  noGoWhen: '次の場合、ステーションは作業を拒否', checksLine: 'ライン', allOn: 'すべてのチェックがオン', someOff: '{count} 件オフ', noLines: 'ラインはまだありません。', on: 'オン', isOff: 'オフ',
  noVersions: 'まだ保存されていません。工場は初期設定のままです。', compare: '比較', compareTitle: 'バージョンの比較', restore: '戻す', restoreQuestion: 'バージョン {version} を、バージョン {next} として保存し直しますか？',
  isNow: '有効', saveFirst: '先に変更を保存または破棄してください',
  firstVersion: '0 · 工場の初期設定', versionOf: '{version} · {savedBy}、{at}', setting: '設定項目', versionHead: 'バージョン {version}',
}
