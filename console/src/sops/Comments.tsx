import { useState } from 'react'
import { fill } from '@takt/contract/errors.ts'
import { SopCommentFilter, SopCommentRow, sopComments } from '@takt/contract/sopComments.ts'
import type { SopKey } from '@takt/contract/sops.ts'
import { useForbidden } from '~/api/hooks.ts'
import { useRegister } from '~/api/lists.ts'
import { fieldsOf } from '~/fields/Field.tsx'
import { useWords } from '~/i18n/words.tsx'
import { columnsOf } from '~/shapes/columns.tsx'
import { DataTable } from '~/shapes/DataTable.tsx'
import { Filters } from '~/shapes/Filters.tsx'
import { Sheet } from '~/shapes/Sheet.tsx'
import { StationPicker } from '~/shapes/StationPicker.tsx'
import { Wide } from '~/shapes/Wide.tsx'
import { Action } from '~/ui/Action.tsx'

const Filter = fieldsOf(SopCommentFilter)
const Answer = fieldsOf(sopComments.answer.input)
const col = columnsOf(SopCommentRow)
const columns = [
  // Among the words of a row on a telephone: the comment is what it is about.
  { ...col('commentText', { width: 300 }), look: 'text' as const },
  col('commentState', { width: 150 }),
  col('sopCode', { width: 150 }),
  col('sopVer', { width: 90 }),
  col('stepNo', { width: 110, cell: (one) => <Step of={one} /> }),
  col('stationNumber', { width: 110 }),
  col('commentedAt'),
  col('operatorNo', { width: 120 }),
  { ...col('newestVer', { width: 120 }), sortable: false },
  col('answerNote', { width: 240 }),
  col('commentAnsweredBy', { width: 140 }),
  col('commentAnsweredAt'),
]

function Step({ of: { stepNo } }: { of: SopCommentRow }) {
  const { sopComments: sopCommentWords } = useWords()
  return stepNo === 0 ? sopCommentWords.ofFile : fill(sopCommentWords.stepNo, { step: stepNo })
}

/** The comments of people at the stations on the instructions: unanswered ones first. */
export function Comments({ onOpen }: { onOpen: (key: SopKey) => void }) {
  const { sopComments: sopCommentWords } = useWords()
  const list = useRegister(sopComments.list, { place: 'comment' })
  const forbidden = useForbidden(sopComments.answer)
  const [answering, answer] = useState<SopCommentRow | null>(null)
  return (
    <>
      <Filters list={list}>
        <Filter name="commentState" />
        <Filter name="own" />
        <Filter name="sopCode" />
        <Filter name="stationNumber" input={(input) => <StationPicker {...input} />} />
      </Filters>
      <DataTable
        list={list}
        columns={columns}
        rowKey={({ commentId }) => commentId}
        onOpen={onOpen}
        rowActions={(one) =>
          one.commentState === 'open' && (
            <Action
              icon="edit"
              bare
              word={sopCommentWords.answer}
              blocked={forbidden}
              onClick={() => answer(one)}
            >
              {fill(sopCommentWords.answerOne, { code: one.sopCode })}
            </Action>
          )
        }
        empty={<p>{sopCommentWords.none}</p>}
      />
      {answering && <AnswerSheet comment={answering} onClose={() => answer(null)} />}
    </>
  )
}

function AnswerSheet({ comment, onClose }: { comment: SopCommentRow; onClose: () => void }) {
  const { sopComments: sopCommentWords } = useWords()
  const { commentId, commentText, sopCode, sopVer, newestVer } = comment
  return (
    <Sheet
      title={fill(sopCommentWords.answerOne, { code: sopCode })}
      command={sopComments.answer}
      start={{ commentId, commentState: 'taken' }}
      save={sopCommentWords.answer}
      success={sopCommentWords.answered}
      onClose={() => onClose()}
    >
      <Wide>
        <blockquote>{commentText}</blockquote>
        {newestVer > sopVer && <p>{fill(sopCommentWords.newer, { version: newestVer })}</p>}
      </Wide>
      <Answer name="commentState" />
      <Wide>
        <Answer name="answerNote" hint={sopCommentWords.answerHint} />
      </Wide>
    </Sheet>
  )
}
