import type { Words } from '../en/words.ts'

export const about: Words['about'] = {
  product: '製品',
  license: 'ライセンス',
  packages: '第三者のソフトウェア',
  number: '{number} 個のパッケージ',
  name: 'パッケージ',
  version: 'バージョン',
  none: 'ライセンスの本文は添付されていません。',
}
