import antd from 'antd/es/locale/ja_JP'

export { beginning } from '@takt/contract/locales/ja/beginning.ts'
export { antd }
