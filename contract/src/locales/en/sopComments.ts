import type { FieldName } from '../../field-names.ts'
import type { CommentState } from '../../sopComments.ts'

/** Words of a step's comments: at the station, and to the step's author. */
export const sopComments = {
  comment: 'Comment on this step',
  commentFile: 'Comment on the file',
  what: 'What is wrong or missing?',
  send: 'Send to the author',
  sent: 'Sent to who wrote it',
  shown: 'Comments on this step',
  by: '{who}, {when}',
  answeredBy: '{by}: {answer}',
  waiting: 'Not answered yet',
  none: 'Nobody at a station has commented on an instruction of this line.',
  answerOne: 'Answer the comment on {code}',
  answer: 'Answer',
  answerHint: 'Who stands at the station reads it beside the step.',
  answered: 'Answered',
  newer: 'Version {version} is newer than the one it speaks of',
  stepNo: 'Step {step}',
  ofFile: 'File',
}

export const sopCommentsChoices = {
  commentState: {
    open: 'Open',
    taken: 'Taken up',
    declined: 'Left as it is',
  } satisfies Record<CommentState, string>,
}

export const sopCommentsFields = {
  commentId: 'Comment ID',
  commentText: 'Comment',
  commentedBy: 'Commented by account',
  commentedAt: 'Commented',
  commentState: 'State of the comment',
  answerNote: 'Answer to the comment',
  commentAnsweredBy: 'Answered by',
  commentAnsweredAt: 'Answered at',
  newestVer: 'Newest version',
  own: 'Written by me',
} satisfies Partial<Record<FieldName, string>>

export const sopCommentsErrors = {
  'sopComments.answered': '{by} has answered this comment already',
  'sopComments.not_signed_on': '{operatorNo} is not signed on at {stationNumber}',
}
