import { type ToolSet, type ToolSetKey, toolSetKey, toolSets } from '@takt/contract/toolSets.ts'
import { versionsOf } from '~/shapes/versions.ts'

export type { ToolSet, ToolSetKey }
export const sets = versionsOf(toolSets, toolSetKey, ['toolSet'])

/** One version of a set as it is now, with the others; null: there is none. */
export function useToolSet(key: ToolSetKey) {
  const { data: versions, error, refetch } = sets.useVersions(key)
  return {
    versions,
    set: versions ? (versions.find((one) => sets.isSame(one, key)) ?? null) : undefined,
    error,
    refetch,
  }
}
