import { readdirSync } from 'node:fs'
import type { Endpoint } from '@takt/contract/endpoint.ts'
import type { startPlant } from './plant.ts'

/** Commands in an order in which they may happen, each with what it is given. */
export type Tries = [command: Endpoint, input: object | (() => Promise<object>)][]

/** As the administrator of line L1, who asks for the key of what the server named. */
export type TryingPerson = ReturnType<Awaited<ReturnType<typeof startPlant>>['as']>
/** A feature whose keys the server makes has its tries as a function. */
type FeatureTries = { tries: Tries | ((admin: TryingPerson) => Tries) }

const folder = new URL('../', import.meta.url)

/** What the features try themselves: the `tries` of each `x.tries.ts`, by area and name. */
export async function featureTries(admin: TryingPerson): Promise<Tries> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tries.ts'))
    .toSorted()
  const modules = await Promise.all(
    files.map((file) => import(new URL(file, folder).href) as Promise<FeatureTries>),
  ) // each exports it
  return modules.flatMap(({ tries }) => (typeof tries === 'function' ? tries(admin) : tries))
}
