import { CalibrationDraft, calibrations, certificateTypes } from '@takt/contract/calibrations.ts'
import { fill } from '@takt/contract/errors.ts'
import type { ToolRow } from '@takt/contract/tools.ts'
import { fieldsOf } from '~/fields/Field.tsx'
import { useWords } from '~/i18n/words.tsx'
import { FileInput } from '~/shapes/FileInput.tsx'
import { FormGroup } from '~/shapes/FormGroup.tsx'
import { Sheet } from '~/shapes/Sheet.tsx'
import { Wide } from '~/shapes/Wide.tsx'
import { emptyPoint, PointsInput } from './PointsInput.tsx'

const Draft = fieldsOf(CalibrationDraft)

export function CalibrationSheet({ tool, onClose }: { tool: ToolRow; onClose: () => void }) {
  const { calibrations: calibrationWords } = useWords()
  const { toolCode } = tool
  return (
    <Sheet
      title={fill(calibrationWords.recordOne, { code: toolCode })}
      command={calibrations.record}
      start={{ toolCode, calibrationKind: 'calibration', points: [emptyPoint] }}
      save={calibrationWords.record}
      success={fill(calibrationWords.recorded, { code: toolCode })}
      onClose={() => onClose()}
    >
      <FormGroup name="what">
        <Draft name="calibrationKind" hint={calibrationWords.kindHint} />
        <Draft name="calibratedAt" />
        <Draft name="calibratedBy" />
        <Draft name="certificateNo" />
        <Wide>
          <Draft
            name="fileId"
            label={calibrationWords.certificateFile}
            input={(input) => (
              <FileInput {...input} types={certificateTypes} saved={null} labels={calibrationWords} />
            )}
          />
        </Wide>
      </FormGroup>
      <FormGroup name="how">
        <Wide>
          <Draft
            name="points"
            hint={calibrationWords.pointHint}
            input={(input) => <PointsInput {...input} measured={tool.resultCodes} />}
          />
        </Wide>
        <Wide>
          <Draft name="calibrationNote" />
        </Wide>
      </FormGroup>
    </Sheet>
  )
}
