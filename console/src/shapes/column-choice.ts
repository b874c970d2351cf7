import { useState } from 'react'
import type { ColumnWidths } from 'react-data-grid'

type Choice = { hidden: string[]; widths: Record<string, number> }
const none: Choice = { hidden: [], widths: {} }

/** Which columns a person wants to see and how wide, kept in this browser for each list. */
export function useColumnChoice(list: string) {
  const place = `takt.columns.${list}`
  const [choice, setChoice] = useState(() => read(place))
  const [widths, setWidths] = useState<ColumnWidths>(() => new Map(Object.entries(choice.widths).map(([name, width]) => [name, { type: 'resized', width }])))

  const keep = (next: Choice) => {
    localStorage.setItem(place, JSON.stringify(next))
    setChoice(next)
  }
  return {
    hidden: choice.hidden,
    setHidden: (hidden: string[]) => keep({ ...choice, hidden }),
    widths,
    setWidths: (next: ColumnWidths) => {
      setWidths(next)
      const resized = [...next].filter(([, { type }]) => type === 'resized').map(([name, { width }]) => [name, Math.round(width)])
      if (resized.length > 0) keep({ ...choice, widths: Object.fromEntries(resized) })
    },
  }
}

/** What is stored may be of an older version, or not ours. */
function read(place: string): Choice {
  try {
    const { hidden, widths } = JSON.parse(localStorage.getItem(place) ?? '{}')
    const whole = Array.isArray(hidden) && widths && typeof widths === 'object'
    return whole ? { hidden: hidden.map(String), widths } : none
  } catch {
    return none
  }
}
