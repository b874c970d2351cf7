import antd from 'antd/es/locale/zh_CN'
import 'dayjs/locale/zh-cn.js'
import { zh } from '@takt/contract/locales/zh/words.ts'

export const spoken = { words: zh, antd }
