import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import type { z } from 'zod'
import type { Command, Query } from '@takt/contract/endpoint.ts'
import { fill, type Refusal } from '@takt/contract/errors.ts'
import { kindOf } from '@takt/contract/fields.ts'
import type { definitionMoveNames, DefinitionStatus } from '@takt/contract/moves.ts'
import { call } from '~/api/call.ts'
import { everyRow } from '~/api/every-row.ts'
import { useForbidden } from '~/api/hooks.ts'
import { keyOf as questionOf } from '~/api/keys.ts'
import { useWords } from '~/i18n/words.tsx'

export type DefinitionMove = (typeof definitionMoveNames)[number]
type Commands<Key, Row> = {
  list: Query<z.ZodType, z.ZodType<{ rows: Row[]; total: number }>>
  revise: Command<z.ZodType<unknown, Key>, z.ZodType<Key>>
  update: Command<z.ZodType, z.ZodType>
  move: Command<z.ZodType<unknown, Key & { move: DefinitionMove }>, z.ZodType>
  delete: Command<z.ZodType<unknown, Key>, z.ZodType>
}

/**
 * A definition whose versions go draft → released → obsolete. `key` is the contract's: what names the definition, then its version.
 * `at`: how the open one's names are called in the address; `nameOf`: what it is called on screen, where its names in a row do not do.
 */
export function versionsOf<Key extends object, Row extends Key & { definitionStatus: DefinitionStatus }>(
  commands: Commands<Key, Row>,
  key: z.ZodObject & z.ZodType<Key>,
  at: readonly string[],
  nameOf?: (of: Key) => string,
) {
  const fields = Object.keys(key.shape) as (keyof Key)[] // a shape's keys are its fields
  const names = fields.slice(0, -1)
  const last = fields.at(-1)!
  const params = [...at, 'version']

  const only = (fields: readonly (keyof Key)[], row: Key) =>
    Object.fromEntries(fields.map((name) => [name, row[name]]))
  const keyOf = (row: Key) => only(fields, row) as Key // all its fields
  const textOf = (row: Key) => JSON.stringify(fields.map((name) => row[name]))
  const codeOf = nameOf ?? ((row: Key) => names.map((name) => row[name]).join(' · '))
  const numberOf = (row: Key) => Number(row[last])
  const isSame = (one: Key | null, other: Key | null) =>
    one === other || (one !== null && other !== null && textOf(one) === textOf(other))

  /** Every version, newest first. The list looks for what contains a name; here it must be the name. */
  async function read(of: Key, signal: AbortSignal): Promise<Row[]> {
    const rows = await everyRow((page) =>
      call(commands.list, { ...only(names, of), page, limit: 200, sort: `-${String(last)}` }, signal),
    )
    return rows.filter((row: Key) => names.every((name) => row[name] === of[name]))
  }
  const useVersions = (of: Key) =>
    useQuery<Row[], Refusal>({
      queryKey: [...questionOf(commands.list, only(names, of)), 'versions'],
      queryFn: ({ signal }) => read(of, signal),
    })

  /** Which version is open is in the address: a link shows it, and the browser's Back leads back to the list. `also` is put there with it. */
  function useChosen() {
    const [now, setParams] = useSearchParams()
    const values = params.map((name) => now.get(name))
    const chosen =
      key.safeParse(
        Object.fromEntries(
          fields.map((name, i) => [
            name,
            kindOf(key.shape[String(name)] as z.ZodType) === 'version' ? Number(values[i]) : values[i],
          ]),
        ),
      ).data ?? null
    const choose = (next: Key | null, also?: Record<string, string>) =>
      setParams(
        (now) => {
          const address = new URLSearchParams(now)
          params.forEach((name, i) =>
            next ? address.set(name, String(next[fields[i]!])) : address.delete(name),
          )
          Object.entries(also ?? {}).forEach(([name, value]) => address.set(name, value))
          return address
        },
        { replace: also === undefined && chosen !== null },
      )
    return { chosen, choose }
  }

  /** Why this version cannot be changed, by this person or by anybody; null: it can. */
  function useWhyFrozen(of: Row): string | null {
    const { versions: versionWords } = useWords()
    const forbidden = useForbidden(commands.update)
    switch (of.definitionStatus) {
      case 'draft':
        return forbidden
      case 'released':
        return say(versionWords.frozen.released, of)
      case 'obsolete':
        return say(versionWords.frozen.obsolete, of)
    }
  }

  /** A sentence of `words.versions` about one version. */
  const say = (sentence: string, of: Key) => fill(sentence, { code: codeOf(of), version: numberOf(of) })
  return {
    commands,
    keyOf,
    textOf,
    codeOf,
    numberOf,
    isSame,
    read,
    useVersions,
    useChosen,
    useWhyFrozen,
    say,
  }
}

/** What `versionsOf` gives, as the parts for versions take it. */
export type Versions<
  Key extends object,
  Row extends Key & { definitionStatus: DefinitionStatus },
> = ReturnType<typeof versionsOf<Key, Row>>
