import { operators } from '@takt/contract/operators.ts'
import { serve } from '../../platform/http/serve.ts'
import { exportOperators } from './export.ts'
import { importOperators } from './import.ts'
import {
  changeOperator,
  createOperator,
  disqualify,
  loginsOfLine,
  logInByHand,
  logOffByHand,
  namesOfOperators,
  operatorsOfLine,
  qualify,
} from './operators.ts'

export const operatorsRoutes = serve(operators, {
  list: (call, filter) => operatorsOfLine(call, filter),
  names: (call) => namesOfOperators(call),
  create: (call, draft) => createOperator(call, draft),
  update: (call, draft) => changeOperator(call, draft),
  import: (call, input) => importOperators(call, input),
  qualify: (call, draft) => qualify(call, draft),
  disqualify: (call, place) => disqualify(call, place),
  logIn: (call, place) => logInByHand(call, place),
  logOff: (call, place) => logOffByHand(call, place),
  logins: (call, filter) => loginsOfLine(call, filter),
  export: (call, input) => exportOperators(call, input),
})
