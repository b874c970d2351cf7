import type { Words } from '../en/words.ts'

export const processings: Words['processings'] = {
  about: '製品が通る工程：場所、順序、NG のときの行き先', createOne: '工程経路を新規作成', numberHint: '変更できません。型式と指図がこの番号で参照します。', listEmpty: '工程経路はまだありません。',
  copyOf: '{processingNumber} バージョン {processingVer} のコピー', stepCount: '工程数', usedBy: '使用先',
  retireMeans: 'この経路の指図は開始できなくなります。',
  editor: '工程', graph: '経路図', graphHint: '矢印キーで工程を移動、Enter で編集、Delete で削除。OK または NG から別の工程へドラッグすると接続します。', fit: '全体を表示', zoomIn: '拡大', zoomOut: '縮小', map: '経路図の全体像',
  listHint: '矢印キーで工程を選択、Enter で編集、Delete で削除。', noSteps: 'この経路にはまだ工程がありません。', noStepsNext: '最初の工程を追加してください。次の工程はその後に続きます。', chooseStep: '工程を選ぶと内容を確認・変更できます。',
  add: '工程を追加', addRework: '手直し工程を追加', remove: '工程を削除', undo: '元に戻す', redo: 'やり直す', insert: '{from} と {to} の間に工程を挿入', cut: '{from} から {to} への接続を外す',
  removed: '工程 {stepSeq} を削除しました。元に戻せます。', chooseFirst: '先に工程を選んでください', nothingUndone: '元に戻す操作はありません', nothingRedone: 'やり直す操作はありません', taken: '工程 {stepSeq} はすでにあります',
  step: '工程 {stepSeq}', stepOf: '工程 {stepSeq}：{stepName}', unnamed: '名称なし', start: '開始', end: '終了', optional: '省略可', retest: 'その場で再試行', none: 'なし', faulty: '要修正',
  ok: 'OK', ng: 'NG', okTo: 'OK のとき {from} から {to} へ', ngTo: 'NG のとき {from} から {to} へ', backTo: '{from} から {to} へ戻る', back: '{to} へ戻る', loops: '最大 {count} 回', heldNg: '空欄：NG の製品は人が判断するまで保留になります。', endHint: '空欄：経路はここで終わります。',
  returnHint: '手直しが OK になった後に戻る工程。', retestHint: '同じ工程で再試行するため、戻り先はありません。', notOnLine: '選択中のラインにステーション {stationNumber} はありません。', setHint: '発行済みの測定セットだけを選べます。',
  faultless: '発行できます', faults: 'まだ発行できません。要修正：{count} 件',
 
}
