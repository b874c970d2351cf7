import { useEffect, useEffectEvent } from 'react'
import { getNodesBounds, Panel, useReactFlow, useStore } from '@xyflow/react'
import { useWords } from '~/i18n/words.tsx'
import { Action } from '~/ui/Action.tsx'
import { stepSize, type StepNodeType } from './drawing.ts'
import css from './Graph.module.css'
import type { TypedStep } from './steps.ts'

const smallest = 0.65

/** Larger, smaller, all of it; and the chosen step never out of sight. A long route begins at its start, large enough to be read. */
export function GraphTools({ chosen, nodes }: { chosen: TypedStep | undefined; nodes: StepNodeType[] }) {
  const { processings: processingWords } = useWords()
  const flow = useReactFlow<StepNodeType>()
  const { width, height } = useStore(
    ({ width, height }) => ({ width, height }),
    (one, other) => one.width === other.width && one.height === other.height,
  )
  const showAll = () => void flow.fitView({ padding: 0.12, maxZoom: 1 })

  const first = useEffectEvent(() => {
    const bounds = getNodesBounds(nodes)
    const zoom = Math.min(1, width / (bounds.width + 60), height / (bounds.height + 150))
    if (zoom >= smallest)
      return void flow.setViewport({
        zoom,
        x: (width - bounds.width * zoom) / 2 - bounds.x * zoom,
        y: (height - (bounds.height + 60) * zoom) / 2 - bounds.y * zoom + 20 * zoom,
      })
    void flow.setViewport({
      zoom: smallest,
      x: 24 - bounds.x * smallest,
      y: 70 * smallest + 12 - bounds.y * smallest,
    })
  })
  const sized = width > 0 && height > 0
  useEffect(() => {
    if (sized) first()
  }, [sized, height, nodes.length])

  const follow = useEffectEvent((id: number) => {
    const node = nodes.find((one) => one.id === String(id))
    const { x, y, zoom } = flow.getViewport()
    if (!node || !sized) return
    const [left, top] = [node.position.x * zoom + x, node.position.y * zoom + y]
    const isSeen =
      left >= 0 && top >= 0 && left + stepSize.width * zoom <= width && top + stepSize.height * zoom <= height
    if (!isSeen)
      void flow.setCenter(node.position.x + stepSize.width / 2, node.position.y + stepSize.height / 2, {
        zoom,
      })
  })
  const id = chosen?.id
  useEffect(() => {
    if (id !== undefined) follow(id)
  }, [id])

  return (
    <Panel position="top-right" className={css.tools}>
      <Action icon="plus" bare onClick={() => void flow.zoomIn()}>
        {processingWords.zoomIn}
      </Action>
      <Action icon="minus" bare onClick={() => void flow.zoomOut()}>
        {processingWords.zoomOut}
      </Action>
      <Action icon="fullscreen" bare onClick={showAll}>
        {processingWords.fit}
      </Action>
    </Panel>
  )
}
