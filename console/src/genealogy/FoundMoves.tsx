import { fill } from '@takt/contract/errors.ts'
import { genealogy } from '@takt/contract/genealogy.ts'
import { useCommand, useForbidden } from '~/api/hooks.ts'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import { ConfirmButton } from '~/shapes/ConfirmButton.tsx'

type FoundProps = {
  asked: { bomCode: string | undefined; bomLot: string | undefined; serial: string | undefined; now: boolean }
  name: string
  units: number
}

/** What can be done to all that were found, with their number in the question. */
export function FoundMoves({ asked: { bomCode, bomLot, serial, now }, name, units }: FoundProps) {
  const { genealogy: said } = useWords()
  const formats = useFormats()
  const count = formats.count(units)
  const asked = { now, ...(bomCode && { bomCode }), ...(bomLot && { bomLot }), ...(serial && { serial }) }
  const none = units === 0 ? said.none : null
  const told =
    (sentence: string) =>
    ({ changed, left }: { changed: number; left: number }) =>
      fill(sentence, { changed: formats.count(changed), left: formats.count(left) })
  const hold = useCommand(genealogy.hold, told(said.heldDone))
  const rework = useCommand(genealogy.rework, told(said.reworkDone))
  const [noHold, noRework] = [useForbidden(genealogy.hold), useForbidden(genealogy.rework)]
  return (
    <>
      <ConfirmButton
        icon="pause"
        look="danger"
        blocked={noHold ?? none}
        question={fill(said.holdQuestion, { count, sought: name })}
        reason="required"
        onConfirm={(reason) => hold({ ...asked, reason })}
      >
        {fill(said.hold, { count })}
      </ConfirmButton>
      <ConfirmButton
        icon="undo"
        blocked={noRework ?? none}
        question={fill(said.reworkQuestion, { count, sought: name })}
        reason="required"
        onConfirm={(reason) => rework({ ...asked, reason })}
      >
        {fill(said.rework, { count })}
      </ConfirmButton>
    </>
  )
}
