import antd from 'antd/es/locale/ja_JP'
import 'dayjs/locale/ja.js'

export { beginning } from '@takt/contract/locales/ja/beginning.ts'
export { antd }
