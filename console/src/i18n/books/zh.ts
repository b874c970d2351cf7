import antd from 'antd/es/locale/zh_CN'
import 'dayjs/locale/zh-cn.js'

export { beginning } from '@takt/contract/locales/zh/beginning.ts'
export { antd }
