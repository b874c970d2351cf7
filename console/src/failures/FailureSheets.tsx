import { useState } from 'react'
import { concessions } from '@takt/contract/concessions.ts'
import { fill } from '@takt/contract/errors.ts'
import { failures, type FailureOne, type FailureRow } from '@takt/contract/failure-rows.ts'
import { isWorkedOff, shortFailId } from '@takt/contract/failures.ts'
import { useForbidden } from '~/api/hooks.ts'
import { ConcessionSheet } from '~/shapes/ConcessionSheet.tsx'
import { DefectFields } from '~/shapes/DefectFields.tsx'
import { fieldsOf } from '~/fields/Field.tsx'
import { useFormats } from '~/fields/format.tsx'
import { sayFacts, useWords } from '~/i18n/words.tsx'
import { Sheet } from '~/shapes/Sheet.tsx'
import { Wide } from '~/shapes/Wide.tsx'
import { Action } from '~/ui/Action.tsx'
import css from './failures.module.css'
import { PartSheet } from './PartSheet.tsx'

const Split = fieldsOf(failures.split.input)
const Recode = fieldsOf(failures.recode.input)
const Comment = fieldsOf(failures.comment.input)
type Which = 'split' | 'recode' | 'comment' | 'concession' | 'part'

/** Sheets for what is recorded about a failure besides the decision, and for a decision about a part of its quantity. */
export function FailureSheets({ failure }: { failure: FailureOne }) {
  const words = useWords()
  const failureWords = words.failures
  const [shown, show] = useState<Which | null>(null)
  const forbidden = useForbidden(failures.recode)
  const mayAsk = useForbidden(concessions.ask) === null
  const { failStatus, quantity, typeNo, todaysDefect, stationNumber, productId, removedFrom } = failure
  const decided = isWorkedOff(failStatus)
    ? sayFacts(words, words.error['failures.wrong_status'], { failStatus })
    : null
  const close = () => show(null)
  return (
    <div className={css.moves}>
      <Action icon="edit" blocked={forbidden} onClick={() => show('recode')}>
        {failureWords.recode}
      </Action>
      <Action icon="text" blocked={forbidden} onClick={() => show('comment')}>
        {failureWords.comment}
      </Action>
      {quantity > 1 && (
        <Action icon="split" blocked={forbidden ?? decided} onClick={() => show('split')}>
          {failureWords.split}
        </Action>
      )}
      {productId !== null && removedFrom === null && !decided && (
        <Action icon="product" blocked={forbidden} onClick={() => show('part')}>
          {failureWords.ofPart}
        </Action>
      )}
      {mayAsk && typeNo !== null && todaysDefect !== null && (
        <Action icon="check" onClick={() => show('concession')}>
          {words.concessions.createOne}
        </Action>
      )}
      {shown === 'concession' && (
        <ConcessionSheet
          start={{
            ...(typeNo !== null && { typeNo }),
            ...(todaysDefect !== null && { defectCode: todaysDefect }),
            stationNumber,
          }}
          onClose={close}
        />
      )}
      {shown === 'split' && <SplitSheet failure={failure} onClose={close} />}
      {shown === 'recode' && <RecodeSheet failure={failure} onClose={close} />}
      {shown === 'part' && <PartSheet failure={failure} onClose={close} />}
      {shown === 'comment' && <CommentSheet failure={failure} onClose={close} />}
    </div>
  )
}

type SheetProps = { failure: FailureRow; onClose: () => void }
const titleOf = (title: string, { failId }: FailureRow) => fill(title, { failure: `#${shortFailId(failId)}` })

function SplitSheet({ failure, onClose }: SheetProps) {
  const { failures: failureWords, say } = useWords()
  const { count } = useFormats()
  return (
    <Sheet
      title={titleOf(failureWords.splitTitle, failure)}
      command={failures.split}
      start={{ failId: failure.failId }}
      success={say.saveSuccess}
      onClose={() => onClose()}
    >
      <Split name="quantity" hint={fill(failureWords.splitHint, { quantity: count(failure.quantity) })} />
      <Split name="disposition" />
      <Wide>
        <Split name="reason" />
      </Wide>
    </Sheet>
  )
}

function RecodeSheet({ failure: { failId, defectCode, subDefectCode }, ...rest }: SheetProps) {
  const { failures: failureWords, say } = useWords()
  return (
    <Sheet
      title={fill(failureWords.recodeTitle, { failure: `#${shortFailId(failId)}` })}
      command={failures.recode}
      start={{ failId, defectCode, subDefectCode }}
      success={say.saveSuccess}
      onClose={() => rest.onClose()}
    >
      <DefectFields />
      <Wide>
        <Recode name="reason" />
      </Wide>
    </Sheet>
  )
}

function CommentSheet({ failure, onClose }: SheetProps) {
  const { failures: failureWords, say } = useWords()
  const { failId, remark } = failure
  return (
    <Sheet
      title={titleOf(failureWords.commentTitle, failure)}
      command={failures.comment}
      start={{ failId, remark: remark ?? '' }}
      success={say.saveSuccess}
      onClose={() => onClose()}
    >
      <Wide>
        <Comment name="remark" />
      </Wide>
    </Sheet>
  )
}
