import type { KyselyPlugin } from 'kysely'

/** From its nth statement on this server is dead. */
export function dyingAt(nth: number) {
  let left = nth
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      if ((left -= 1) < 0) throw new Error('killed')
      return node
    },
    transformResult: async ({ result }) => result,
  }
  return { plugin, died: () => left < 0 }
}
