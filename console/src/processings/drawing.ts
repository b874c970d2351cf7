import { type Node, Position } from '@xyflow/react'
import type { RouteEdge } from './edges.ts'
import type { GridCell } from './layout.ts'
import type { TypedStep } from './steps.ts'

/** Measures of the drawing, in its own points. */
export const stepSize = { width: 190, height: 80 }
/** Seven steps side by side fit a window of 1440 at a zoom of 0.68. */
const pitch = { x: 244, y: 160 }

export type StepData = {
  step: TypedStep
  isChosen: boolean
  isFaulty: boolean
  isStart: boolean
  isEnd: boolean
  frozen: boolean
}
export type StepNodeType = Node<StepData, 'step'>

/** As high as its rows, within what leaves room for the list. */
export const heightOf = (rows: number) => Math.min(460, 110 + rows * 130)

export const pointOf = ({ column, row }: GridCell) => ({ x: column * pitch.x, y: row * pitch.y })

/** Where connections begin and end on a step: OK leaves to the right, NG downwards. Given beforehand, so that nothing has to be measured. */
const ends = [
  { id: 'in', type: 'target', position: Position.Left, x: 0, y: stepSize.height / 2 },
  { id: 'next', type: 'source', position: Position.Right, x: stepSize.width, y: stepSize.height / 2 },
  { id: 'rework', type: 'source', position: Position.Bottom, x: stepSize.width * 0.6, y: stepSize.height },
  { id: 'from-above', type: 'target', position: Position.Top, x: stepSize.width * 0.6, y: 0 },
  {
    id: 'from-below',
    type: 'target',
    position: Position.Bottom,
    x: stepSize.width * 0.3,
    y: stepSize.height,
  },
  { id: 'return', type: 'source', position: Position.Top, x: stepSize.width * 0.3, y: 0 },
] as const
export const handles = ends.map((end) => ({ ...end, width: 1, height: 1 }))

/** At which ends a connection is drawn, by where its steps are. */
export function endsOf(
  way: RouteEdge['way'],
  from: GridCell,
  to: GridCell,
): { sourceHandle: string; targetHandle: string } {
  if (way === 'next') return { sourceHandle: 'next', targetHandle: 'in' }
  return {
    sourceHandle: way,
    targetHandle: way === 'rework' && to.row > from.row ? 'from-above' : 'from-below',
  }
}

type Ends = { sourceX: number; sourceY: number; targetX: number; targetY: number }

/** The line of a connection, and where its words are. A line that would cut through steps goes around them. */
export function lineOf(
  way: RouteEdge['way'],
  { sourceX: x, sourceY: y, targetX: u, targetY: v }: Ends,
): { path: string; middle: { x: number; y: number } } {
  const straight = { x: (x + u) / 2, y: (y + v) / 2 }
  const curve = (dx: number, dy: number, ex: number, ey: number, middle = straight) => ({
    path: `M ${x},${y} C ${x + dx},${y + dy} ${u + ex},${v + ey} ${u},${v}`,
    middle,
  })
  const gap = pitch.x - stepSize.width
  if (way === 'next') {
    const isNextTo = u > x && (u - x <= gap + 1 || Math.abs(v - y) > stepSize.height)
    if (isNextTo) return curve(gap / 2, 0, -gap / 2, 0)
    const height = Math.min(70 + Math.abs(u - x) * 0.12, 150)
    return curve(gap / 2, -height, -gap / 2, -height, { x: straight.x, y: Math.min(y, v) - height * 0.75 })
  }
  const isDown = way === 'rework' && v > y + 1
  const isUp = way === 'return' && v < y
  // Many steps may share a rework station: the words are where the lines are still apart.
  if (isDown) return curve(0, (v - y) / 2, 0, (y - v) / 2, { x, y: y + 26 })
  if (isUp) return curve(0, (v - y) / 2, 0, (y - v) / 2)
  const isRetest = Math.abs(u - x) < stepSize.width && Math.abs(v - y) < 1
  const depth = isRetest ? 50 : 70
  return curve(isRetest ? 20 : 0, depth, isRetest ? -20 : 0, depth, {
    x: straight.x,
    y: Math.max(y, v) + depth * 0.8,
  })
}
