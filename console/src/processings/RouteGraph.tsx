import { useMemo, useRef, type KeyboardEvent } from 'react'
import { Background, type Connection, MarkerType, MiniMap, ReactFlow } from '@xyflow/react'
import '@xyflow/react/dist/base.css'
import { fill } from '@takt/contract/errors.ts'
import { startsOf } from '@takt/contract/route-faults.ts'
import type { Words } from '@takt/contract/locales/en/words.ts'
import { useWords } from '~/i18n/words.tsx'
import { endsOf, handles, heightOf, pointOf, stepSize, type StepNodeType } from './drawing.ts'
import { edgesOf, neighbourOf, type RouteEdge } from './edges.ts'
import css from './Graph.module.css'
import { GraphTools } from './GraphTools.tsx'
import { placesOf } from './layout.ts'
import { type LineType, RouteLine } from './RouteLine.tsx'
import type { EditorPartProps } from './StepList.tsx'
import { StepNode } from './StepNode.tsx'
import { isEnd } from './steps.ts'

const nodeTypes = { step: StepNode }
const edgeTypes = { line: RouteLine }
/** It draws by these numbers: a style sheet would only cut it off. */
const mapSize = { width: 150, height: 90 }
const colours: Record<RouteEdge['way'], string> = {
  next: 'var(--state-good-ink)',
  rework: 'var(--state-bad-ink)',
  return: 'var(--state-none-ink)',
}

/** The route as a drawing: read, walked by arrow keys, connected by dragging. The list next to it can do the same. */
export function RouteGraph(props: EditorPartProps) {
  const { steps, frozen, editing } = props
  const words = useWords()
  const { processings: processingWords } = words
  const box = useRef<HTMLDivElement>(null)
  const { nodes, edges, rows } = useDrawing(props, words)
  if (steps.length === 0) return null

  const walk = (event: KeyboardEvent) => {
    if (!editing.chosen || !(event.target instanceof HTMLElement) || !event.target.dataset.step) return
    const next = neighbourOf(steps, editing.chosen.id, event.key)
    if (event.key === 'Delete') editing.remove(true)
    else if (event.key === 'Enter') editing.edit(editing.chosen.id)
    else if (!event.key.startsWith('Arrow')) return
    event.preventDefault()
    if (!next) return
    editing.choose(next.id)
    box.current?.querySelector<HTMLElement>(`button[data-step="${next.id}"]`)?.focus({ preventScroll: true })
  }
  const connect = ({ source, target, sourceHandle }: Connection) =>
    editing.connect(Number(source), Number(target), sourceHandle === 'rework' ? 'rework' : 'next')
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys are those of the step in it that has the focus
    <section
      className={css.graph}
      ref={box}
      onKeyDown={walk}
      aria-label={processingWords.graph}
      style={{ blockSize: heightOf(rows) }}
    >
      <ReactFlow<StepNodeType, LineType>
        nodes={nodes}
        edges={edges}
        nodeTypes={nodeTypes}
        edgeTypes={edgeTypes}
        onConnect={connect}
        onNodeClick={(_, { id }) => editing.choose(Number(id))}
        nodesDraggable={false}
        nodesConnectable={!frozen}
        nodesFocusable={false}
        edgesFocusable={false}
        elementsSelectable={false}
        connectionRadius={70}
        minZoom={0.25}
        maxZoom={1.5}
        zoomOnScroll={false}
        zoomOnDoubleClick={false}
        preventScrolling={false}
        deleteKeyCode={null}
        selectionKeyCode={null}
        multiSelectionKeyCode={null}
        panActivationKeyCode={null}
        disableKeyboardA11y
        attributionPosition="bottom-left"
        aria-label={processingWords.graphHint}
      >
        <Background gap={24} />
        {steps.length > 6 && (
          <MiniMap
            pannable
            ariaLabel={processingWords.map}
            style={mapSize}
            className={css.map}
            nodeClassName={css.mapStep}
          />
        )}
        <GraphTools chosen={editing.chosen} nodes={nodes} />
      </ReactFlow>
    </section>
  )
}

function useDrawing(
  { steps, faults, frozen, editing }: EditorPartProps,
  { processings: processingWords }: Words,
) {
  const places = useMemo(() => placesOf(steps), [steps])
  const faulty = useMemo(() => new Set(faults.flatMap((fault) => fault.steps)), [faults])
  const starts = useMemo(() => startsOf(steps), [steps])
  const { chosen } = editing
  const nodes = steps.map((step): StepNodeType => ({
    id: String(step.id),
    type: 'step',
    position: pointOf(places.get(step.id)!),
    ...stepSize,
    measured: stepSize,
    handles: [...handles],
    data: {
      step,
      isChosen: step === chosen,
      isFaulty: faulty.has(step),
      isStart: starts.includes(step.stepSeq),
      isEnd: isEnd(steps, step),
      frozen,
    },
  }))
  const sentence = {
    next: processingWords.okTo,
    rework: processingWords.ngTo,
    return: processingWords.backTo,
  }
  const edges = edgesOf(steps).map((edge): LineType => {
    const { id, way, from, to } = edge
    const cut = way === 'return' || frozen ? null : () => editing.disconnect(from.id, way)
    return {
      id,
      type: 'line',
      source: String(from.id),
      target: String(to.id),
      ...endsOf(way, places.get(from.id)!, places.get(to.id)!),
      markerEnd: { type: MarkerType.ArrowClosed, color: colours[way], width: 18, height: 18 },
      ariaLabel: fill(sentence[way], { from: from.stepSeq, to: to.stepSeq }),
      data: {
        ...edge,
        onCut: cut,
        onInsert: way === 'next' && !frozen ? () => editing.insert(from.id) : null,
      },
    }
  })
  return { nodes, edges, rows: Math.max(...[...places.values()].map(({ row }) => row)) + 1 }
}
