import { readdirSync } from 'node:fs'
import type { Endpoint } from '@takt/contract/endpoint.ts'

/** Commands in an order in which they may happen, each with what it is given. */
export type Tries = [command: Endpoint, input: object | (() => Promise<object>)][]

const folder = new URL('../', import.meta.url)

/** What the features try themselves: the `tries` of each `x.tries.ts`, by area and name. */
export async function featureTries(): Promise<Tries> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tries.ts'))
    .toSorted()
  const modules = await Promise.all(
    files.map((file) => import(new URL(file, folder).href) as Promise<{ tries: Tries }>),
  ) // each exports it
  return modules.flatMap(({ tries }) => tries)
}
