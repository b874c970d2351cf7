import { FollowUp } from '@takt/contract/check-follow-ups.ts'
import { InspectionItem, InspectionRecord } from '@takt/contract/inspections.ts'

/** What the tables of station checks keep. */
export const inspectionTables = {
  inspection_items: { entity: InspectionItem },
  inspection_records: {
    entity: InspectionRecord,
    kept: ['answersUntil'],
    derived: ['superseded', 'tooFast'],
  },
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
}
