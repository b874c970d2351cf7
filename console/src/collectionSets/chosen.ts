import { useSearchParams } from 'react-router'
import type { SetKey } from './whole-set.ts'

export const views = ['sets', 'results'] as const
export type View = (typeof views)[number]

/** Which view and which set are open stands in the address: a link shows it, and the browser's Back leads back. */
export function useChosen() {
  const [params, setParams] = useSearchParams()
  const [colSetId, version] = [params.get('set'), Number(params.get('version'))]
  const chosen: SetKey | null = colSetId && Number.isInteger(version) && version > 0 ? { colSetId, colSetVersion: version } : null
  const view = views.find((name) => name === params.get('view')) ?? 'sets'

  const go = (next: { view?: View; set?: SetKey | null }) => setParams((now) => {
    const params = new URLSearchParams(now)
    if (next.view) params.set('view', next.view)
    if (next.set !== undefined) ['set', 'version'].forEach((name) => params.delete(name))
    if (next.set) {
      params.set('set', next.set.colSetId)
      params.set('version', String(next.set.colSetVersion))
    }
    return params
  }, { replace: next.view === undefined && chosen !== null })
  return { chosen, view, go }
}
