import { useSearchParams } from 'react-router'

export const views = ['list', 'pivot', 'charts', 'capability'] as const
export type View = (typeof views)[number]

/** Which view of the values is shown is in the address; `filter` narrows it in the same step. */
export function useView(): [view: View, show: (view: View, filter?: Record<string, string>) => void] {
  const [params, setParams] = useSearchParams()
  const view = views.find((name) => name === params.get('view')) ?? 'list'
  const show = (next: View, filter: Record<string, string> = {}) =>
    setParams((now) => {
      const params = new URLSearchParams(now)
      for (const [name, value] of Object.entries({ ...filter, view: next })) params.set(name, value)
      return params
    })
  return [view, show]
}
