import { fill } from '@takt/contract/errors.ts'
import { failures, type FailureRow } from '@takt/contract/failure-rows.ts'
import { dispositions, mayDispose } from '@takt/contract/failures.ts'
import { useAsk, useCommand, useForbidden } from '~/api/hooks.ts'
import { useFormats } from '~/fields/format.tsx'
import { sayFacts, useWords } from '~/i18n/words.tsx'
import { ConfirmButton } from '~/shapes/ConfirmButton.tsx'
import css from './failures.module.css'
import { nameOf } from './name.ts'
import { moveIcons } from './use-bulk.ts'

/** What can be decided about one failure; each requires a reason. A button shows that it is decided already. */
export function FailureMoves({ failure }: { failure: FailureRow }) {
  const words = useWords()
  const failureWords = words.failures
  const formats = useFormats()
  const forbidden = useForbidden(failures.dispose)
  const takeBack = useAsk(failures.undo).mutateAsync
  const make = useCommand(failures.dispose, words.say.saveSuccess, {
    undo: ({ failId, processStatus }) =>
      processStatus === 'finished' ? null : () => takeBack({ failId, reason: null }),
  })
  const repaired = useCommand(failures.repaired, words.say.saveSuccess)
  const undo = useCommand(failures.undo, words.lists.undone)
  const { failId, failStatus, disposition, disposedBy, processStatus, productId, removedFrom } = failure
  // What is decided is never the whole lot.
  const isOfLot = productId === null && removedFrom === null
  const unit = isOfLot
    ? fill(failureWords.ofLot, { pieces: formats.count(failure.quantity), lot: nameOf(failure) })
    : nameOf(failure)
  const mayUndo = disposedBy !== null && failStatus === disposition && processStatus !== 'finished'
  const decided = sayFacts(words, words.error['failures.wrong_status'], { failStatus })
  return (
    <div className={css.moves}>
      {dispositions.map((disposition) => (
        <ConfirmButton
          key={disposition}
          icon={moveIcons[disposition]}
          look={disposition === 'scrap' ? 'danger' : 'plain'}
          blocked={forbidden ?? (mayDispose(disposition, failStatus) ? null : decided)}
          question={fill(failureWords.question[disposition], { unit })}
          reason="required"
          onConfirm={(reason) => make({ failId, disposition, reason, seen: failStatus })}
        >
          {failureWords.move[disposition]}
        </ConfirmButton>
      ))}
      {productId === null && failStatus === 'rework' && (
        <ConfirmButton
          icon="check"
          blocked={forbidden}
          question={fill(isOfLot ? failureWords.repairedQuestion : failureWords.partRepairedQuestion, {
            unit,
          })}
          reason="required"
          onConfirm={(reason) => repaired({ failId, reason })}
        >
          {failureWords.repaired}
        </ConfirmButton>
      )}
      {mayUndo && (
        <ConfirmButton
          icon="undo"
          blocked={forbidden}
          question={fill(failureWords.undoQuestion, { unit })}
          reason="required"
          onConfirm={(reason) => undo({ failId, reason })}
        >
          {failureWords.undo}
        </ConfirmButton>
      )}
    </div>
  )
}
