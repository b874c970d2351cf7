import antd from 'antd/es/locale/es_ES'
import 'dayjs/locale/es.js'
import { es } from '@takt/contract/locales/es/words.ts'

export const spoken = { words: es, antd }
