import antd from 'antd/es/locale/en_US'
import { en } from '@takt/contract/locales/en/words.ts'

export const spoken = { words: en, antd }
