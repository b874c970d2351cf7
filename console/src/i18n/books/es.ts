import antd from 'antd/es/locale/es_ES'
import 'dayjs/locale/es.js'

export { beginning } from '@takt/contract/locales/es/beginning.ts'
export { antd }
