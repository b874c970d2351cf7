import type { Words } from '../en/words.ts'

export const page: Words['page'] = {
  stationLogView: 'ステーション通信ログ',
  mesLogView: 'ホスト通信ログ',
  mainDashboard: '工場全体', lineDashboard: 'ライン', mesProcess: '生産中ロット', toMesProcess: '待ちロット', pendingProductionHistory: '待ち順の履歴', orderCreate: '指図作成', pendingProductionOrder: '生産待ち指図', stationDef: 'ステーション',
  processResultDef: '検査項目', productSummary: '製品履歴', dataSummary: '測定データ',
  role: 'ロール権限', users: 'アカウント設定', lineDef: 'ライン定義', orderHistory: '指図履歴', processingCreate: '工程経路', typePara: 'パラメータ', typeProcessSetting: '型式パッケージ', typeCreat: '型式', processSummary: '工程データ', lineView: 'ライン表示盤',
  ProductView: '生産数表示盤', okRateView: '良品率表示盤', guide: 'ガイド', profile: 'プロフィール', userInfo: '自分のアカウント', icon: 'アイコン', files: 'ファイル管理',
  bomSet: '部品表', bomDef: '部品', bomMonitors: 'ライン材料', bomSummary: '材料の履歴', bomProcessSummary: '材料消費',
  basicInfo: '基本情報',
  operator: '作業者',
  produceOverview: '出来高', timeFragment: '時間枠', shiftManage: 'シフトカレンダー',
}

export const group: Words['group'] = {
  log: 'ログ',
  dashboard: 'ダッシュボード', order: '指図', equipment: '設備', tracibility: 'トレーサビリティ',
  permission: '権限', plant: 'プラント', processing: '工程', produce: '生産', wall: '大型表示', own: '自分',
  bom: '材料',
  basicSetting: '基本設定',
}

export const say: Words['say'] = {
  progressOf: '{made} / {ordered}',
  appTitle: 'Takt', save: '保存', create: '新規', edit: '編集', delete: '削除', cancel: 'キャンセル', close: '閉じる', confirm: '確定', search: '検索', reset: 'リセット',
  refresh: '更新', loading: '読み込み中…', none: '内容がありません', retry: '再試行', copy: 'コピー', copied: 'コピーしました', notCopied: 'コピーできませんでした：ブラウザーが許可していません', download: 'ダウンロード', export: '出力', yes: 'はい', no: 'いいえ',
  createSuccess: '作成しました', updateSuccess: '更新しました', deleteSuccess: '削除しました', uploadSuccess: 'アップロードしました', downloadSuccess: 'ダウンロードしました', saveSuccess: '保存しました',
  chooseLine: '先にラインを選択してください', andMore: '{count}+', history: '変更履歴', required: '入力してください',
}
