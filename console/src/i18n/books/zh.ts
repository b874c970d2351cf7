import antd from 'antd/es/locale/zh_CN'

export { beginning } from '@takt/contract/locales/zh/beginning.ts'
export { antd }
