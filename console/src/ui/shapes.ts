/** The drawings of states on a ground of 16 × 16. `fill`, `ink` and `inner` are the tone's colours and the ground of the mark. */
type Stroke = { d: string; paint: 'fill' | 'ink' | 'inner'; stroke?: number; dashed?: true }

const ring = 'M8 2a6 6 0 1 1 0 12a6 6 0 1 1 0-12z'
const disc = 'M8 1a7 7 0 1 1 0 14a7 7 0 1 1 0-14z'
const square =
  'M3 1.5h10a1.5 1.5 0 0 1 1.5 1.5v10a1.5 1.5 0 0 1-1.5 1.5h-10a1.5 1.5 0 0 1-1.5-1.5v-10a1.5 1.5 0 0 1 1.5-1.5z'
const octagon = 'M5 1h6l4 4v6l-4 4H5l-4-4V5z'
const line = (d: string, stroke = 2): Stroke => ({ d, paint: 'ink', stroke })
const body = (d: string): Stroke => ({ d, paint: 'fill' })
const inner = (d: string, stroke?: number): Stroke => ({ d, paint: 'inner', ...(stroke && { stroke }) })

export const shapes = {
  play: [body(disc), inner('M6.2 4.8v6.4L11.4 8z')],
  playRing: [line(ring), body('M6.4 5.2v5.6L11 8z')],
  hourglass: [
    body('M3 2h10v2L9.5 8 13 12v2H3v-2L6.5 8 3 4z'),
    line('M3 2h10v2L9.5 8 13 12v2H3v-2L6.5 8 3 4z', 1),
  ],
  checkRing: [line(ring), line('M5.2 8.2l2 2 3.6-4')],
  emptyBox: [line('M2 6h12v8H2z'), line('M5 2l6 6M11 2L5 8')],
  triangle: [body('M8 1l7.4 13.5H.6z'), inner('M8 6v4M8 12v.6', 1.8)],
  squareCross: [body(square), inner('M5 5l6 6M11 5l-6 6', 2)],
  diamond: [body('M8 .6L15.4 8 8 15.4.6 8z'), inner('M8 4.5v4M8 10.8v.8', 2)],
  spanner: [line(square), line('M5 11l4-4M8 5.2a2.2 2.2 0 1 0 2.8 2.8')],
  sliders: [
    body('M8 .8l6.6 3.6v7.2L8 15.2 1.4 11.6V4.4z'),
    inner('M5 6h6M5 10h6', 1.4),
    inner('M9.5 4.5a1.5 1.5 0 1 1 0 3a1.5 1.5 0 1 1 0-3zM6.5 8.5a1.5 1.5 0 1 1 0 3a1.5 1.5 0 1 1 0-3z'),
  ],
  nut: [line('M8 1.6l6 3.3v6.2l-6 3.3-6-3.3V4.9z'), body('M8 6a2 2 0 1 1 0 4a2 2 0 1 1 0-4z')],
  pause: [body(ring), inner('M6.2 5.4v5.2M9.8 5.4v5.2', 1.8)],
  question: [
    { d: ring, paint: 'ink', stroke: 2, dashed: true },
    line('M6.3 6.6a1.7 1.7 0 1 1 2.4 1.6c-.5.3-.7.6-.7 1.1M8 11.2v.4', 1.5),
  ],
  ring: [line(ring)],
  half: [line(ring), body('M8 3a5 5 0 0 1 0 10z')],
  octagon: [body(octagon), inner('M6.2 5v6M9.8 5v6', 2)],
  check: [line('M3 8.5l3.4 3.4L13 5')],
  slashedRing: [line(ring), line('M4 12L12 4')],
  arrow: [line('M13 8a5 5 0 1 1-1.6-3.7M13.4 1.6V5H10')],
  cross: [line('M3 3l10 10M13 3L3 13', 2.6)],
  padlock: [
    body(
      'M3.5 7h9A1.5 1.5 0 0 1 14 8.5v5A1.5 1.5 0 0 1 12.5 15h-9A1.5 1.5 0 0 1 2 13.5v-5A1.5 1.5 0 0 1 3.5 7z',
    ),
    line('M4.8 7V5a3.2 3.2 0 0 1 6.4 0v2'),
  ],
} as const satisfies Record<string, readonly Stroke[]>
export type Shape = keyof typeof shapes
