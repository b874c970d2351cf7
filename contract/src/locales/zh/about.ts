import type { Words } from '../en/words.ts'

export const about: Words['about'] = {
  product: '产品',
  license: '许可证',
  packages: '第三方软件',
  number: '{number} 个软件包',
  name: '软件包',
  version: '版本',
  none: '该软件包未附许可证文本。',
}
