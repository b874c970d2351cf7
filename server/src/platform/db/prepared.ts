import type pg from 'pg'

const named = /^\s*\/\*(\w+)\*\//

/** A statement that begins with its name, as a comment, is planned once a connection: for what runs all day and whose planning takes as long as its work. Its columns are named, not `*`: a migration at the same time may add one. */
export function preparing(client: pg.PoolClient) {
  const query: (...args: unknown[]) => unknown = client.query.bind(client)
  const prepared = (text: unknown, values?: unknown, ...rest: unknown[]) => {
    const name = typeof text === 'string' ? named.exec(text)?.[1] : undefined
    return name ? query({ name, text, values }, ...rest) : query(text, values, ...rest)
  }
  client.query = prepared as typeof client.query // the driver's own overloads, one by one
}
