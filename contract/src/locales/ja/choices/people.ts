import type { peopleChoices as inEnglish } from '../../en/choices/people.ts'
import type { Words } from '../../en/words.ts'

export const peopleChoices: Pick<Words, keyof typeof inEnglish> = {
  weakness: {
    repeated: '同じ文字の繰り返しです',
    sequence: '文字、数字、キーボードの並び順です',
    common: '多くの人が使う単語でできています',
    name: 'アカウント、工場、製品の名前でできています',
  },
  level: { view: '閲覧', edit: '編集' },
}
