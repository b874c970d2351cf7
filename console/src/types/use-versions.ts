import { types } from '@takt/contract/types.ts'
import { useAnswer } from '~/api/hooks.ts'

/** All versions of a type as they are now, newest first. */
export function useVersions(typeNo: string) {
  const { data, refetch } = useAnswer(types.versions, { typeNo })
  return { versions: data ?? [], ask: refetch }
}
