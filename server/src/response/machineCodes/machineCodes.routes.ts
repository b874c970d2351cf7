import { machineCodes } from '@takt/contract/machineCodes.ts'
import { serve } from '../../platform/http/serve.ts'
import { codeLabel, codeOf, printCode, revokeCode } from './machineCodes.ts'

export const machineCodesRoutes = serve(machineCodes, {
  of: (call, which) => codeOf(call, which),
  print: (call, input) => printCode(call, input),
  label: (call, input) => codeLabel(call, input),
  revoke: (call, which) => revokeCode(call, which),
})
