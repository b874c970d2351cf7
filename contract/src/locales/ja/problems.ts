import type { problemsErrors as errorsInEnglish } from '../en/problems.ts'
import type { FieldName } from '../../field-names.ts'
import type { Problem, ProblemEffect, ProblemState } from '../../problems.ts'

export const problems = {
  about: '根本から解決する不良：封じ込め、原因究明、対策、効果の確認',
  createOne: '問題を追加',
  editOne: '問題を編集 · {code}',
  listEmpty: '取り組み中の問題はまだありません。不良集計で多い不良から始めてください。',
  act: '対策完了',
  actQuestion: '{code} の対策は完了しましたか？以後の不良を、その前の 14 日間と比較します。',
  close: '完了',
  closeQuestion: '問題 {code} を完了しますか？',
  reopen: '再開',
  reopenQuestion: '{code} を再開しますか？比較は次の対策からやり直します。',
  moved: '保存しました',
  whereHint: '空欄：場所を問わない',
  typeHint: '空欄：すべての型式',
  containHint: '今日、客先への流出を防ぐ方法',
  causeHint: '究明して確かめた原因',
  actionHint: '原因を取り除く対策',
  measured: '前と後',
  measure: '{passes} 回中 {failures} 回',
  chart: '1 日ごとの不良（ppm）',
  meanBefore: '処置前の平均',
  noChart: '対策前に不良がないため、比較できません。',
}

export const problemsChoices = {
  problemState: {
    open: '対応中',
    acted: '対策済み',
    closed: '完了',
  } satisfies Record<ProblemState, string>,
  problemEffect: {
    worked: '効果あり',
    worse: '悪化',
    noChange: '変化なし',
    noPasses: '比較できる実績なし',
    tooEarly: 'まだ判断できない',
  } satisfies Record<ProblemEffect, string>,
  judgedEffect: {
    worked: '効果あり',
    worse: '悪化',
    noChange: '変化なし',
    noPasses: '比較できる実績なし',
  } satisfies Record<NonNullable<Problem['judgedEffect']>, string>,
}

export const problemsFields = {
  problemId: '問題',
  containment: '封じ込め',
  cause: '原因',
  correctiveAction: '対策',
  owner: '担当',
  dueDate: '期限',
  problemState: '状態',
  openedAt: '登録日時',
  openedBy: '登録者',
  actedAt: '対策日時',
  closedAt: '完了日時',
  failuresBefore: '前の不良数',
  passesBefore: '前の回数',
  failuresAfter: '後の不良数',
  passesAfter: '後の回数',
  ppmBefore: '前の ppm',
  ppmAfter: '後の ppm',
  problemEffect: '効果',
  judgedEffect: '判定',
  judgedAt: '判定日時',
} satisfies Partial<Record<FieldName, string>>

export const problemsErrors: Record<keyof typeof errorsInEnglish, string> = {
  'problems.wrong_state': 'できません：問題の状態は「{problemState}」です',
  'problems.not_ready': '先に記入してください：原因と対策がなければ完了できません',
  'problems.due_over': '期限 {dueDate} は過ぎています',
  'problems.open_already': 'この問題は {owner} が取り組んでいます',
}
