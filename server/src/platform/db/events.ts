import type { NewEvent } from '@takt/contract/events.ts'
import { isoOf } from './instants.ts'
import type { Sql } from './rows.ts'
import type { Turn } from './turns.ts'

/** One statement, whatever the number. The line comes from its head, as the plant's own stream is no line. */
export const insertEvents = (
  client: Sql,
  line: string,
  { turn, heardAt }: Turn,
  events: readonly NewEvent[],
  first = 1,
) =>
  client.query({
    name: 'insert_events',
    text: `insert into events (line_number, turn, seq, heard_at, kind, about, data)
           select h.line_number, $2, given.seq, $3, given.kind, given.about, given.data::jsonb
           from line_heads h, unnest($4::int[], $5::text[], $6::text[], $7::text[]) as given (seq, kind, about, data)
           where h.line_number = $1`,
    values: [
      line,
      turn,
      isoOf(heardAt),
      events.map((_, i) => first + i),
      events.map(({ kind }) => kind),
      events.map(({ about }) => about),
      events.map(({ data }) => JSON.stringify(data)),
    ],
  })
