import { Segmented } from 'antd'
import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import css from './ViewSwitch.module.css'

/** Which of its views a page shows is in the address; the first is the default. */
export function useView<const V extends readonly string[]>(
  views: V,
): [view: V[number], show: (view: V[number]) => void] {
  const [params, setParams] = useSearchParams()
  const named = params.get('view')
  const show = (next: V[number]) =>
    setParams((now) => {
      const params = new URLSearchParams(now)
      if (next === views[0]) params.delete('view')
      else params.set('view', next)
      return params
    })
  return [views.find((view) => view === named) ?? views[0]!, show]
}

/** The views of a page side by side. */
export function ViewSwitch<V extends string>({
  label,
  views,
  view,
  names,
  onShow,
}: {
  label: string
  views: readonly V[]
  view: V
  names: Record<V, string>
  onShow: (view: V) => void
}) {
  const box = useRef<HTMLDivElement>(null)
  // On a phone not all of them fit: the one that is shown is among those that are seen. Watched, as asking at once would lay out the whole page.
  useEffect(() => {
    const row = box.current
    const chosen = row?.querySelector('input:checked')?.closest('label')
    if (!row || !chosen) return undefined
    // A page that is put aside is told its size once more.
    const watch = new ResizeObserver(() => {
      if (row.scrollWidth > row.clientWidth) chosen.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    })
    watch.observe(chosen)
    return () => watch.disconnect()
  }, [view, names])
  return (
    <div ref={box} className={css.views} data-slides>
      <Segmented<V>
        aria-label={label}
        value={view}
        onChange={onShow}
        options={views.map((value) => ({ value, label: names[value] }))}
      />
    </div>
  )
}
