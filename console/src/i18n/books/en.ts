import antd from 'antd/es/locale/en_US'

export { beginning } from '@takt/contract/locales/en/beginning.ts'
export { antd }
