import { Input } from 'antd'
import { useState } from 'react'
import { fill } from '@takt/contract/errors.ts'
import { sopComments, type SopCommentOnStep } from '@takt/contract/sopComments.ts'
import type { StationSop } from '@takt/contract/sops.ts'
import { useAnswer, useCommand, useForbidden } from '~/api/hooks.ts'
import { newId } from '~/api/new-id.ts'
import { whoIs } from '~/api/people.ts'
import { useFormats } from '~/fields/format.tsx'
import { stateOf } from '~/fields/states.ts'
import { useWords } from '~/i18n/words.tsx'
import { BigButtons } from '~/shapes/BigButtons.tsx'
import { useUnsavedWork } from '~/shapes/unsaved.ts'
import { Action } from '~/ui/Action.tsx'
import { StatusDot } from '~/ui/StatusDot.tsx'
import type { Person } from './answer-place.ts'
import css from './stationSop.module.css'

type CommentsProps = {
  sop: StationSop
  station: string
  people: readonly Person[]
  /** 0: the file. */
  stepNo: number
}

/** The comments of people here on what is shown, what became of them, and a way to comment. */
export function StepComments({ sop, station, people, stepNo }: CommentsProps) {
  const { sopComments: sopCommentWords } = useWords()
  const { data = [] } = useAnswer(sopComments.here, {
    stationNumber: station,
    sopCode: sop.sopCode,
    sopVer: sop.sopVer,
  })
  const forbidden = useForbidden(sopComments.say)
  const [saying, say] = useState(false)
  const shown = data.filter((one) => one.stepNow === stepNo)
  return (
    <section className={css.comments} aria-label={sopCommentWords.shown}>
      {shown.length > 0 && (
        <ul>
          {shown.map((one) => (
            <CommentText key={one.commentId} comment={one} sop={sop} people={people} />
          ))}
        </ul>
      )}
      {saying ? (
        <Saying sop={sop} station={station} people={people} stepNo={stepNo} onDone={() => say(false)} />
      ) : (
        <Action icon="edit" look="quiet" blocked={forbidden} onClick={() => say(true)}>
          {stepNo === 0 ? sopCommentWords.commentFile : sopCommentWords.comment}
        </Action>
      )}
    </section>
  )
}

type CommentProps = Pick<CommentsProps, 'sop' | 'people'> & { comment: SopCommentOnStep }

function CommentText({ comment, sop, people }: CommentProps) {
  const { sopComments: sopCommentWords, commentState: states, versions } = useWords()
  const formats = useFormats()
  const { commentText, operatorNo, commentedBy, commentedAt, commentState, answerNote, commentAnsweredBy } =
    comment
  const { sopVer: version } = comment
  const operator =
    [...people, ...sop.readers].find((one) => one.operatorNo === operatorNo)?.name ?? operatorNo
  return (
    <li>
      <p>{commentText}</p>
      <small>
        {fill(sopCommentWords.by, { who: operator ?? whoIs(commentedBy), when: formats.when(commentedAt) })}
      </small>
      {version !== sop.sopVer && <small>{fill(versions.versionHead, { version })}</small>}
      <StatusDot {...stateOf('commentState', commentState)}>{states[commentState]}</StatusDot>
      <p>
        {answerNote === null
          ? sopCommentWords.waiting
          : fill(sopCommentWords.answeredBy, { by: commentAnsweredBy ?? '', answer: answerNote })}
      </p>
    </li>
  )
}

function Saying({ sop, station, people, stepNo, onDone }: CommentsProps & { onDone: () => void }) {
  const { sopComments: sopCommentWords, sopAnswers: answers, say } = useWords()
  const { sopCode, sopVer, contentHash } = sop
  const [text, write] = useState('')
  const [who, choose] = useState<string | null>(null)
  // Sent again after a lost answer it is the same comment.
  const [commentId] = useState(newId)
  const [busy, setBusy] = useState(false)
  useUnsavedWork(text.trim() !== '')
  const send = useCommand(sopComments.say, sopCommentWords.sent, { onDone })
  const tell = async () => {
    setBusy(true)
    const key = { sopCode, sopVer, contentHash, stepNo, stationNumber: station }
    await send({ ...key, commentId, commentText: text.trim(), operatorNo: who })
    setBusy(false)
  }
  return (
    <div className={css.saying}>
      {people.length > 1 && (
        <BigButtons
          label={answers.who}
          choices={people.map(({ operatorNo, name }) => ({ key: operatorNo, name, about: operatorNo }))}
          chosen={who}
          onChoose={choose}
        />
      )}
      <Input.TextArea
        autoFocus
        aria-label={sopCommentWords.what}
        placeholder={sopCommentWords.what}
        autoSize={{ minRows: 2, maxRows: 6 }}
        maxLength={2000}
        value={text}
        onChange={({ target }) => write(target.value)}
      />
      <div className={css.way}>
        <Action
          look="main"
          icon="right"
          busy={busy}
          blocked={text.trim() === '' ? sopCommentWords.what : null}
          onClick={() => void tell()}
        >
          {sopCommentWords.send}
        </Action>
        <Action look="quiet" icon="close" onClick={onDone}>
          {say.cancel}
        </Action>
      </div>
    </div>
  )
}
