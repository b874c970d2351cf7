import { machineCodes } from '@takt/contract/machineCodes.ts'
import { serve } from '../../platform/http/serve.ts'
import { codeLabel, codeOf, printCode, revokeCode } from './machineCodes.ts'

export const machineCodesRoutes = serve(machineCodes, {
  of: (call, which) => codeOf(call, which),
  print: (call, asked) => printCode(call, asked),
  label: (call, asked) => codeLabel(call, asked),
  revoke: (call, which) => revokeCode(call, which),
})
