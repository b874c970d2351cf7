import type { Words } from '../en/words.ts'

export const guide: Words['guide'] = {
  start: '画面を案内する', checklist: 'プラントの初期設定', progress: '{wanted} 件中 {done} 件完了', ready: '設定はすべて完了しました。プラントを稼働できます。',
  open: '開く', next: '次', of: '{done} / {wanted}',
  step: {
    line: 'ライン', shifts: '各ラインのシフト', station: '各ラインのステーション', stationKey: '各ステーションのキー', collectionSet: '発行済みの測定セット', route: '発行済みの工程経路',
    type: '発行済みの型式', people: '利用者のアカウント', order: '各ラインの発行済み指図', unit: '各ラインの最初の製品',
  },
  why: {
    line: '指図・ステーション・製品はすべてラインに属します。', shifts: '目標と OEE はシフトと休憩をもとに計算されます。', station: '製品を加工・検査する場所です。', stationKey: 'ステーションの端末はキーを使って接続します。',
    collectionSet: '何をどの規格で測るかを決めます。測定しないステーションには不要です。', route: '製品が通るステーションと、NG の行き先を決めます。', type: '何をどの経路で作るかを決めます。',
    people: '各自が自分の名前で作業し、できることはロールで決まります。', order: '発行済みの指図だけがラインで開始できます。', unit: '最初の到着から、すべてのボードが動き始めます。',
  },
  tour: {
    menu: 'メニュー', menuWhy: '折りたたむとページが広くなります。状態は保存されます。', crumbs: '現在の場所', crumbsWhy: '最初の項目からホームに戻れます。', search: '検索',
    searchWhy: 'ページ名の一部を入力します。Ctrl K では指図・ロット・製品も検索できます。', fullscreen: '全画面', fullscreenWhy: '壁の大型画面やライン脇の小さな画面に。',
    size: 'サイズ', sizeWhy: 'タッチ画面では大きく、多くの行を見るには小さく。', tabs: '開いているページ', tabsWhy: '入力した内容は保持されます。右クリックまたは Shift F10 で操作を表示します。',
  },
  iconLook: 'コンソールのアイコン', iconCopied: 'コピーしました：{snippet}',
  iconGroups: {
    pages: 'ページ', actions: '操作',
  },
}
