/** The comments of people on the steps, and the author's answers. Step 0: of the whole file. */
export const remarks = [
  {
    stepNo: 3,
    commentText: 'With the new box the part clicks twice. Which click is the last one?',
    commentState: 'taken',
    answerNote: 'The second one. The next version says so, with a picture.',
  },
  {
    stepNo: 2,
    commentText: 'A scratch is hard to see under the yellow lamp.',
    commentState: 'declined',
    answerNote: 'The lamp is changed on Friday; the step stays.',
  },
  {
    stepNo: 1,
    commentText: 'The tester of the wrist strap stands behind the rack.',
    commentState: 'taken',
    answerNote: 'It hangs beside the station now.',
  },
] as const
