import { inspectionsChoices } from '../inspections.ts'
import { alarmDefsChoices } from '../alarmDefs.ts'
import { alarmsChoices } from '../alarms.ts'
import { stopsChoices } from '../stops.ts'
import { toolsChoices } from '../tools.ts'
import { toolSetsChoices } from '../toolSets.ts'
import { sopsChoices } from '../sops.ts'
import { sopAnswersChoices } from '../sopAnswers.ts'
import { sopCommentsChoices } from '../sopComments.ts'

export const equipmentChoices = {
  ...inspectionsChoices,
  ...alarmDefsChoices,
  ...alarmsChoices,
  ...stopsChoices,
  ...toolsChoices,
  ...toolSetsChoices,
  ...sopsChoices,
  ...sopAnswersChoices,
  ...sopCommentsChoices,
}
