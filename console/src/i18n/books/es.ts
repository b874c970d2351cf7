import antd from 'antd/es/locale/es_ES'

export { beginning } from '@takt/contract/locales/es/beginning.ts'
export { antd }
