import pg from 'pg'
import { vi } from 'vitest'

/** The statements sent to the database while `work` ran, each with its values. Connections that are open already are recorded too. */
export async function statementsOf(work: () => Promise<unknown>) {
  const spy = vi.spyOn(pg.Query.prototype as unknown as { submit: () => void }, 'submit') // the driver's types keep it to themselves
  try {
    await work()
    return spy.mock.contexts as unknown as { text: string; values: unknown[] }[] // so the driver keeps them
  } finally {
    spy.mockRestore()
  }
}

/** The plans of those of them that match, each as one text. */
export async function plansOf(pool: pg.Pool, about: RegExp, work: () => Promise<unknown>) {
  const statements = (await statementsOf(work)).filter(({ text }) => about.test(text))
  return Promise.all(
    statements.map(async ({ text, values }) => {
      const { rows } = await pool.query<{ 'QUERY PLAN': string }>(`explain ${text}`, values)
      return rows.map((row) => row['QUERY PLAN']).join('\n')
    }),
  )
}
