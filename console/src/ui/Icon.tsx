/** Our own line drawings on a 24 × 24 ground; nothing is loaded for them. */
const shapes = {
  dashboard: 'M3 13h8V3H3zM13 21h8V11h-8zM3 21h8v-5H3zM13 8h8V3h-8z',
  line: 'M3 17h18M5 17v-5h4v5M10 17V8h4v9M15 17v-7h4v7M7 20h.01M12 20h.01M17 20h.01',
  order: 'M7 3h10l3 3v15H4V3zM8 9h8M8 13h8M8 17h5',
  queue: 'M8 6h13M8 12h13M8 18h13M3 6h.01M3 12h.01M3 18h.01',
  station: 'M4 21V10l8-6 8 6v11zM9 21v-6h6v6',
  measure: 'M3 8h18v8H3zM7 8v4M11 8v3M15 8v4M19 8v3',
  product: 'M12 3l9 5v8l-9 5-9-5V8zM3 8l9 5 9-5M12 13v8',
  data: 'M4 20V4M4 20h16M8 16l4-5 3 3 5-7',
  menu: 'M4 6h16M4 12h16M4 18h16',
  fold: 'M4 6h16M10 12h10M4 18h16M7 9l-3 3 3 3',
  unfold: 'M4 6h16M4 12h10M4 18h16M17 9l3 3-3 3',
  user: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4 21c0-4 4-6 8-6s8 2 8 6',
  language: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM3 12h18M12 3c3 3 3 15 0 18M12 3c-3 3-3 15 0 18',
  down: 'M6 9l6 6 6-6',
  up: 'M6 15l6-6 6 6',
  right: 'M9 6l6 6-6 6',
  left: 'M15 6l-6 6 6 6',
  close: 'M6 6l12 12M18 6L6 18',
  plus: 'M12 5v14M5 12h14',
  edit: 'M4 20h4L19 9l-4-4L4 16zM13 7l4 4',
  bin: 'M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v6M14 11v6',
  export: 'M12 3v12M7 10l5 5 5-5M4 17v4h16v-4',
  columns: 'M4 4h16v16H4zM9.5 4v16M14.5 4v16',
  refresh: 'M20 11a8 8 0 1 0-2 6M20 5v6h-6',
  check: 'M5 13l4 4L19 7',
  warning: 'M12 3L2 20h20zM12 10v4M12 17h.01',
  play: 'M7 4l12 8-12 8z',
  pause: 'M8 5v14M16 5v14',
  stop: 'M6 6h12v12H6z',
  search: 'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM16 16l5 5',
  table: 'M3 5h18v14H3zM3 10h18M3 15h18M9 5v14',
  chart: 'M4 20V4M4 20h16M8 20v-6M12 20V9M16 20v-9',
  key: 'M8 15a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM12 11h9M18 11v4',
  copy: 'M9 9h11v11H9zM5 15H4V4h11v1',
  clock: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7v5l3 3',
  bell: 'M6 16V11a6 6 0 0 1 12 0v5l2 2H4zM10 21h4',
  print: 'M7 8V3h10v5M7 17H4V9h16v8h-3M7 14h10v7H7z',
  eye: 'M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z',
} as const
export type IconName = keyof typeof shapes

export const isIcon = (name: string): name is IconName => name in shapes

/** Always beside a word or on a labelled button, so it says nothing itself. */
export function Icon({ name, size = 16 }: { name: IconName; size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round" aria-hidden>
      <path d={shapes[name]} />
    </svg>
  )
}
