import dayjs from 'dayjs'
import utc from 'dayjs/plugin/utc.js'
// Every language's months: with its words, they would bring dayjs, and all that lists are made of, to the first page.
import 'dayjs/locale/es.js'
import 'dayjs/locale/ja.js'
import 'dayjs/locale/zh-cn.js'

dayjs.extend(utc)
export { dayjs }
