import { problems } from '@takt/contract/problems.ts'
import { serve } from '../../platform/http/serve.ts'
import { moveProblem, oneProblem, openProblem, problemsOfLine, writeProblem } from './problems.ts'

export const problemsRoutes = serve(problems, {
  list: (call, filter) => problemsOfLine(call, filter),
  one: (call, { problemId }) => oneProblem(call, problemId),
  create: (call, draft) => openProblem(call, draft),
  update: (call, change) => writeProblem(call, change),
  act: (call, named) => moveProblem(call, 'act', named),
  close: (call, named) => moveProblem(call, 'close', named),
  reopen: (call, named) => moveProblem(call, 'reopen', named),
})
