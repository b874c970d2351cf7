import type pg from 'pg'
import { listOf, listType } from '../../platform/db/rows.ts'
import type { StationTeleType, TeleResult } from '@takt/contract/telegrams.ts'

/** What went over the wire, as it went: the messages of a batch share it. */
export type Exchanged = {
  heardAt: number
  latency: number
  request: string
  response: string
  traceId?: string | null
}
/** One message of it. */
export type TelegramDraft = {
  lineNumber: string
  stationNumber: string
  teleType: StationTeleType
  messageId: string | null
  productSn: string | null
  productId: string | null
  at: number | null
  teleResult: TeleResult
  answerCode: number
  errorKey: string | null
  /** As JSON. */
  errorFacts: string | null
  item: number | null
}

export type StoredTelegram = TelegramDraft &
  Pick<Exchanged, 'heardAt' | 'latency'> & {
    traceId: string | null
    id: string
    textStart: number
    requestLength: number
    responseLength: number
    cut: boolean
  }
/** All texts of one writing, end to end and compressed. Its name is the key of the writing. */
export type TelegramTexts = { texts: string; heardAt: number; body: Buffer }

const columns = [
  ['id', 'uuid'],
  ['lineNumber', 'text'],
  ['stationNumber', 'text'],
  ['teleType', 'text'],
  ['messageId', 'text'],
  ['productSn', 'text'],
  ['productId', 'uuid'],
  ['at', 'instant'],
  ['heardAt', 'instant'],
  ['latency', 'float8'],
  ['teleResult', 'text'],
  ['answerCode', 'int'],
  ['errorKey', 'text'],
  ['errorFacts', 'text'],
  ['textStart', 'int'],
  ['requestLength', 'int'],
  ['responseLength', 'int'],
  ['item', 'smallint'],
  ['cut', 'boolean'],
  ['traceId', 'text'],
] as const satisfies [keyof StoredTelegram, string][]
const snake = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
const names = columns.map(([name]) => snake(name))
const selected = names.map((name) => (name === 'error_facts' ? `${name}::jsonb` : name))
const given = columns.map(([, type], i) => `$${i + 4}::${listType(type)}`)
const insert = {
  name: 'telegrams_insert',
  // Texts and rows in one statement: none is there without the other. Texts that are there already were
  // written by an attempt whose answer was lost, and so were the rows.
  text: `with body as (
           insert into station_telegram_texts (texts, heard_at, body)
           values ($1, to_timestamp($2::float8 / 1000), $3)
           on conflict do nothing
           returning texts)
         insert into station_telegrams (texts, ${names.join(', ')})
         select texts, ${selected.join(', ')}
         from body, unnest(${given.join(', ')}) as given (${names.join(', ')})`,
}

export const insertTelegrams = (
  pool: pg.Pool,
  { texts, heardAt, body }: TelegramTexts,
  rows: readonly StoredTelegram[],
) =>
  pool.query({
    ...insert,
    values: [
      texts,
      heardAt,
      body,
      ...columns.map(([name, type]) =>
        listOf(
          type,
          rows.map((row) => row[name]),
        ),
      ),
    ],
  })
