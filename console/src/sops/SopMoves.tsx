import { useState } from 'react'
import { fill } from '@takt/contract/errors.ts'
import { type SopMove, sopMoves, type SopRow, sops } from '@takt/contract/sops.ts'
import { useCommand, useForbidden } from '~/api/hooks.ts'
import { useSession } from '~/api/session.ts'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import { ConfirmButton } from '~/shapes/ConfirmButton.tsx'
import { Action } from '~/ui/Action.tsx'
import type { IconName } from '~/ui/Icon.tsx'
import { SignButton } from './SignButton.tsx'
import { SopSheet } from './SopSheet.tsx'

const icons: Record<SopMove, IconName> = {
  submit: 'right',
  sendBack: 'undo',
  review: 'eye',
  release: 'check',
  withdraw: 'stop',
}
type MovesProps = { sop: SopRow; bare?: boolean; onOpen: (sop: SopRow) => void; onGone: () => void }

/** What may be done with a version where it is now. */
export function SopMoves({ sop, bare = false, onOpen, onGone }: MovesProps) {
  const { sops: sopWords, versions: of, say } = useWords()
  const formats = useFormats()
  const forbidden = useForbidden(sops.update)
  const me = useSession(({ info }) => info?.userId)
  const [editing, edit] = useState(false)
  const revise = useCommand(sops.revise, sopWords.done, { onDone: onOpen })
  const submit = useCommand(sops.submit, sopWords.done)
  const sendBack = useCommand(sops.sendBack, sopWords.done)
  const withdraw = useCommand(sops.withdraw, sopWords.done)
  const remove = useCommand(sops.delete, say.deleteSuccess, { onDone: onGone })
  const { sopCode, sopVer, sopStatus } = sop
  const key = { sopCode, sopVer }
  const facts = { code: sopCode, version: sopVer, from: formats.instant(sop.validFrom) }
  const may = (move: SopMove) => sopMoves[move] === sopStatus
  const look = (move: SopMove) => ({ bare, blocked: forbidden, icon: icons[move] })
  const isAuthor = me !== undefined && sop.authors.includes(me)
  return (
    <>
      {sopStatus === 'draft' && (
        <Action icon="edit" bare={bare} blocked={forbidden} onClick={() => edit(true)}>
          {fill(sopWords.editOne, facts)}
        </Action>
      )}
      {may('submit') && (
        <ConfirmButton
          {...look('submit')}
          question={fill(sopWords.submitQuestion, facts)}
          onConfirm={() => submit(key)}
        >
          {sopWords.submit}
        </ConfirmButton>
      )}
      {may('release') && (
        <>
          <SignButton
            {...look('release')}
            blocked={forbidden ?? (isAuthor ? sopWords.ownWork : null)}
            sop={sop}
            means="released"
            question={fill(sop.sopVer === 1 ? sopWords.releaseFirst : sopWords.releaseQuestion, facts)}
          >
            {sopWords.release}
          </SignButton>
          <SignButton
            {...look('review')}
            blocked={forbidden ?? (isAuthor ? sopWords.ownWork : null)}
            sop={sop}
            means="reviewed"
            question={fill(sopWords.reviewQuestion, facts)}
          >
            {sopWords.review}
          </SignButton>
        </>
      )}
      {may('sendBack') && (
        <ConfirmButton
          {...look('sendBack')}
          question={fill(sopWords.sendBackQuestion, facts)}
          reason="required"
          onConfirm={(reason) => sendBack({ ...key, reason })}
        >
          {sopWords.sendBack}
        </ConfirmButton>
      )}
      {(sopStatus === 'released' || sopStatus === 'obsolete') && (
        <ConfirmButton
          icon="copy"
          bare={bare}
          blocked={forbidden}
          question={fill(of.reviseQuestion, facts)}
          onConfirm={() => revise(key)}
        >
          {of.revise}
        </ConfirmButton>
      )}
      {may('withdraw') && (
        <ConfirmButton
          {...look('withdraw')}
          question={fill(sopWords.withdrawQuestion, facts)}
          reason="required"
          onConfirm={(reason) => withdraw({ ...key, reason })}
        >
          {sopWords.withdraw}
        </ConfirmButton>
      )}
      {sopStatus === 'draft' && (
        <ConfirmButton
          icon="bin"
          bare={bare}
          look="danger"
          blocked={forbidden}
          question={fill(of.deleteQuestion, facts)}
          onConfirm={() => remove(key)}
        >
          {say.delete}
        </ConfirmButton>
      )}
      {editing && <SopSheet writing={sop} onClose={() => edit(false)} />}
    </>
  )
}
