import { FollowUp } from '@takt/contract/check-follow-ups.ts'
import { InspectionItem, InspectionRecord } from '@takt/contract/inspections.ts'
import type { Tables } from '../../testing/table-books.ts'

export const tables: Tables = {
  /** The rest follows from the record that was NG and those after it. */
  inspection_follow_ups: {
    entity: FollowUp,
    derived: [
      'itemCode',
      'stationNumber',
      'followUpState',
      'foundAt',
      'foundBy',
      'resultValue',
      'remark',
      'picture',
      'closedAt',
    ],
  },
  inspection_items: { entity: InspectionItem },
  inspection_records: {
    entity: InspectionRecord,
    kept: ['answersUntil'],
    derived: ['superseded', 'tooFast'],
  },
}
