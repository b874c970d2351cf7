import type { peopleChoices as inEnglish } from '../../en/choices/people.ts'
import type { Words } from '../../en/words.ts'

export const peopleChoices: Pick<Words, keyof typeof inEnglish> = {
  weakness: {
    repeated: '只是重复少数几个字符',
    sequence: '按字母、数字或键盘顺序排列',
    common: '由很多人使用的词组成',
    name: '由账号、工厂或产品的名称组成',
  },
  level: { view: '查看', edit: '编辑' },
}
