import type { FieldName } from '../../field-names.ts'
import type { Problem, ProblemEffect, ProblemState } from '../../problems.ts'

/** Words of the page of problems, besides the names of fields. */
export const problems = {
  about: 'A defect that is worked on for good: contain, find the cause, act, see whether it helped',
  createOne: 'New problem',
  editOne: 'Edit problem · {code}',
  listEmpty: 'No problems are worked on yet. A frequent defect in the failure summary is a good first one.',
  act: 'Action done',
  actQuestion:
    'The action against {code} is done? From now on its failures are compared with the fourteen days before.',
  close: 'Finish',
  closeQuestion: 'Finish the problem {code}?',
  reopen: 'Take up again',
  reopenQuestion: 'Take up {code} again? Its comparison begins anew with the next action.',
  moved: 'Saved',
  whereHint: 'Empty: wherever it is found',
  typeHint: 'Empty: for all types',
  containHint: 'What keeps it from the customer today',
  causeHint: 'Why it comes, found and proven',
  actionHint: 'What takes the cause away',
  measured: 'Before and since',
  measure: '{failures} of {passes}',
  chart: 'Failures by day, ppm',
  meanBefore: 'Mean before',
  noChart: 'No failure was counted before: there is nothing to compare with.',
}

export const problemsChoices = {
  problemState: {
    open: 'Open',
    acted: 'Action done',
    closed: 'Closed',
  } satisfies Record<ProblemState, string>,
  problemEffect: {
    worked: 'It worked',
    worse: 'It got worse',
    noChange: 'No change seen',
    noPasses: 'Nothing to compare',
    tooEarly: 'Too early to say',
  } satisfies Record<ProblemEffect, string>,
  judgedEffect: {
    worked: 'It worked',
    worse: 'It got worse',
    noChange: 'No change seen',
    noPasses: 'Nothing to compare',
  } satisfies Record<NonNullable<Problem['judgedEffect']>, string>,
}

export const problemsFields = {
  problemId: 'Problem',
  containment: 'Containment',
  cause: 'Cause',
  correctiveAction: 'Action',
  owner: 'Owner',
  dueDate: 'Due',
  problemState: 'State',
  openedAt: 'Opened',
  openedBy: 'Opened by',
  actedAt: 'Action done at',
  closedAt: 'Closed at',
  failuresBefore: 'Failures before',
  passesBefore: 'Passes before',
  failuresAfter: 'Failures since',
  passesAfter: 'Passes since',
  ppmBefore: 'ppm before',
  ppmAfter: 'ppm since',
  problemEffect: 'Effect',
  judgedEffect: 'Judged',
  judgedAt: 'Judged at',
} satisfies Partial<Record<FieldName, string>>

export const problemsErrors = {
  'problems.wrong_state': 'Not possible: the problem is in state “{problemState}”',
  'problems.not_ready': 'Write it down first: without cause and action nothing can be done',
  'problems.due_over': 'The due date {dueDate} is over',
  'problems.open_already': 'Somebody works on this already: {owner}',
}
