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
  minus: 'M5 12h14',
  edit: 'M4 20h4L19 9l-4-4L4 16zM13 7l4 4',
  camera: 'M4 8h3l2-3h6l2 3h3v11H4zM12 16.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7z',
  bin: 'M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v6M14 11v6',
  export: 'M12 3v12M7 10l5 5 5-5M4 17v4h16v-4',
  upload: 'M12 15V3M7 8l5-5 5 5M4 17v4h16v-4',
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
  calendar: 'M4 6h16v15H4zM4 10.5h16M8 3v5M16 3v5M8 14h.01M12 14h.01M16 14h.01M8 17.5h.01M12 17.5h.01',
  people:
    'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2.5 20c0-4 3-6 6.5-6s6.5 2 6.5 6M16 4.5a3.5 3.5 0 0 1 0 6.5M18 14.5c2.2.8 3.5 2.6 3.5 5.5',
  clock: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7v5l3 3',
  bell: 'M6 16V11a6 6 0 0 1 12 0v5l2 2H4zM10 21h4',
  print: 'M7 8V3h10v5M7 17H4V9h16v8h-3M7 14h10v7H7z',
  role: 'M12 3l7 3v6c0 5-3 8-7 9-4-1-7-4-7-9V6zM9 12l2 2 4-4',
  history: 'M4 5v5h5M4.5 10a8 8 0 1 1-.5 4M12 8v4l3 2',
  route: 'M6 8a2 2 0 1 0 0-4 2 2 0 0 0 0 4zM18 20a2 2 0 1 0 0-4 2 2 0 0 0 0 4zM6 8v6a4 4 0 0 0 4 4h6M16 6h-4',
  type: 'M4 7l8-4 8 4v10l-8 4-8-4zM9 12h6M12 9v6',
  process: 'M4 6h5v5H4zM15 13h5v5h-5zM9 8.5h8.5V13M6.5 11v4.5H15',
  wall: 'M3 4h18v12H3zM12 16v4M8 20h8',
  guide: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM15.5 8.5l-2 5-5 2 2-5z',
  icons: 'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM17 14a3 3 0 1 0 0 6 3 3 0 0 0 0-6z',
  file: 'M6 3h8l4 4v14H6zM14 3v4h4',
  gear: 'M12 5.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM12 10a2 2 0 1 0 0 4 2 2 0 0 0 0-4zM12 2.5v3M12 18.5v3M2.5 12h3M18.5 12h3M5.3 5.3l2.1 2.1M16.6 16.6l2.1 2.1M5.3 18.7l2.1-2.1M16.6 7.4l2.1-2.1',
  bug: 'M8 9a4 4 0 0 1 8 0v6a4 4 0 0 1-8 0zM12 11v8M4 13h4M16 13h4M5 7l3 2M19 7l-3 2M5 19l3-2M19 19l-3-2M9 4l1 2M15 4l-1 2',
  fullscreen: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
  shrink: 'M9 4v5H4M20 9h-5V4M15 20v-5h5M4 15h5v5',
  lock: 'M6 11h12v10H6zM9 11V8a3 3 0 0 1 6 0v3',
  link: 'M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1',
  split: 'M12 21v-8M12 13L5 6M12 13l7-7M5 11V6h5M14 6h5v5',
  merge: 'M12 3v10M5 20l7-7M19 20l-7-7M8 7l4-4 4 4',
  pin: 'M9 3h6l-1 7 4 4H6l4-4zM12 14v7',
  undo: 'M4 9h10a6 6 0 0 1 0 12H9M4 9l5-5M4 9l5 5',
  redo: 'M20 9H10a6 6 0 0 0 0 12h5M20 9l-5-5M20 9l-5 5',
  text: 'M4 6h16M12 6v14M8 20h8',
  bom: 'M4 4h7v5H4zM13 12h7v5h-7zM7.5 9v5.5H13M13 4h7v5h-7zM11 6.5h2',
  part: 'M12 3l2 2.5 3-.5.5 3L20 10l-1.5 2 1.5 2-2.5 2-.5 3-3-.5L12 21l-2-2.5-3 .5-.5-3L4 14l1.5-2L4 10l2.5-2L7 5l3 .5zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z',
  filter: 'M4 5h16l-6 8v6l-4-2v-4z',
  star: 'M12 3l2.8 5.8 6.2.8-4.6 4.4 1.2 6.3L12 17.2 6.4 20.3 7.6 14 3 9.6l6.2-.8z',
  scan: 'M4 8V4h4M16 4h4v4M20 16v4h-4M8 20H4v-4M7 9v6M10 9v6M13 9v6M17 9v6',
  help: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM9.5 9.5a2.5 2.5 0 1 1 3.6 2.2c-.7.4-1.1.9-1.1 1.8M12 17h.01',
  info: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 11v6M12 7.5h.01',
  reel: 'M11 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM11 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5zM11 20h10v-3',
  genealogy: 'M12 3v5M6 16v-3h12v3M12 8v5M9 3h6v5H9zM3 16h6v5H3zM15 16h6v5h-6z',
  consumption: 'M4 4v16h16M8 9h4v7H8zM14 6h4v10h-4z',
  telegram: 'M3 5h18v12H9l-5 4v-4H3zM7 9h10M7 13h6',
  host: 'M4 4h16v6H4zM4 14h16v6H4zM8 7h.01M8 17h.01M12 7h5M12 17h5M12 10v4',
  recipe: 'M6 4v7M6 15v5M12 4v3M12 11v9M18 4v9M18 17v3M4 13h4M10 9h4M16 15h4',
  package: 'M4 8l8-4 8 4v8l-8 4-8-4zM4 8l8 4 8-4M12 12v8M8 6l8 4',
  more: 'M5 12h.01M12 12h.01M19 12h.01',
  eyeOff: 'M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12zM4 4l16 16',
  eye: 'M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z',
} as const
export type IconName = keyof typeof shapes
export const iconNames = Object.keys(shapes) as IconName[] // the table's own keys

export const isIcon = (name: string): name is IconName => name in shapes

/** Always next to a word or on a labelled button, so it has no text itself. */
export function Icon({ name, size = 16 }: { name: IconName; size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      <path d={shapes[name]} />
    </svg>
  )
}
