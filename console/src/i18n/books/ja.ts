import antd from 'antd/es/locale/ja_JP'
import 'dayjs/locale/ja.js'
import { ja } from '@takt/contract/locales/ja/words.ts'

export const spoken = { words: ja, antd }
