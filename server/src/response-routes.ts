import { andonReportRoutes, andonRoutes } from './response/andon/andon.routes.ts'
import { andonRulesRoutes } from './response/andonRules/andonRules.routes.ts'
import { machineCodesRoutes } from './response/machineCodes/machineCodes.routes.ts'
import { sopCommentsRoutes } from './response/sopComments/sopComments.routes.ts'
import { noticeRulesRoutes } from './response/noticeRules/noticeRules.routes.ts'
import { noticesRoutes } from './response/notices/notices.routes.ts'
import { webhooksRoutes } from './response/webhooks/webhooks.routes.ts'

export const responseRoutes = [
  andonReportRoutes,
  andonRoutes,
  andonRulesRoutes,
  machineCodesRoutes,
  sopCommentsRoutes,
  noticeRulesRoutes,
  noticesRoutes,
  webhooksRoutes,
]
