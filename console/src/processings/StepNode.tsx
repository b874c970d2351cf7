import { Handle, type NodeProps, Position } from '@xyflow/react'
import { fill } from '@takt/contract/errors.ts'
import { useWords } from '~/i18n/words.tsx'
import { Icon } from '~/ui/Icon.tsx'
import css from './Graph.module.css'
import type { StepNodeType } from './drawing.ts'

/** One step of the drawing. OK is dragged from its right, NG from below; what arrives is dropped at its left or above. */
export function StepNode({
  data: { step, isChosen, isFaulty, isStart, isEnd, frozen },
}: NodeProps<StepNodeType>) {
  const { processings: processingWords, versions } = useWords()
  const { id, stepSeq, stepName, stationNumber, mustPass, colSetId, colSetVersion } = step
  const set = colSetId && fill(versions.of, { code: colSetId, version: colSetVersion ?? '–' })
  return (
    <>
      <Handle id="in" type="target" position={Position.Left} isConnectable={!frozen} className={css.end} />
      <Handle
        id="from-above"
        type="target"
        position={Position.Top}
        isConnectable={!frozen}
        className={css.quietEnd}
        style={{ left: '60%' }}
      />
      <Handle
        id="from-below"
        type="target"
        position={Position.Bottom}
        isConnectable={false}
        className={css.quietEnd}
        style={{ left: '30%' }}
      />
      <Handle
        id="return"
        type="source"
        position={Position.Top}
        isConnectable={false}
        className={css.quietEnd}
        style={{ left: '30%' }}
      />
      <button
        type="button"
        className={css.step}
        data-step={id}
        data-optional={!mustPass}
        data-faulty={isFaulty}
        tabIndex={isChosen ? 0 : -1}
        aria-current={isChosen}
      >
        <b>{stepSeq}</b>
        <span className={css.name}>{stepName || processingWords.unnamed}</span>
        <small>{stationNumber || '–'}</small>
        <small className={css.marks}>
          {isStart && <i>{processingWords.start}</i>}
          {isEnd && <i>{processingWords.end}</i>}
          {!mustPass && <i>{processingWords.optional}</i>}
          {set && <span>{set}</span>}
        </small>
        {isFaulty && (
          <em>
            <Icon name="warning" size={15} />
            <span className="unseen">{processingWords.faulty}</span>
          </em>
        )}
      </button>
      <Handle
        id="next"
        type="source"
        position={Position.Right}
        isConnectable={!frozen}
        className={css.ok}
        data-way="next"
      >
        {processingWords.ok}
      </Handle>
      <Handle
        id="rework"
        type="source"
        position={Position.Bottom}
        isConnectable={!frozen}
        className={css.ng}
        style={{ left: '60%' }}
        data-way="rework"
      >
        {processingWords.ng}
      </Handle>
    </>
  )
}
