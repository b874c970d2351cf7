import { fill } from '@takt/contract/errors.ts'
import { Reworker, ReworkerDraft, reworkers, type ReworkerRow } from '@takt/contract/reworkers.ts'
import { undoing } from '~/api/undo.ts'
import { DefectCodePicker } from '~/shapes/DefectCodePicker.tsx'
import { fieldsOf } from '~/fields/Field.tsx'
import { useWords } from '~/i18n/words.tsx'
import { FormGroup } from '~/shapes/FormGroup.tsx'
import { Sheet } from '~/shapes/Sheet.tsx'
import { StationsPicker } from '~/shapes/StationsPicker.tsx'
import { TypesPicker } from '~/shapes/TypesPicker.tsx'
import { OperatorPicker } from './OperatorPicker.tsx'
import { useReworker } from './use-reworker.ts'

const Field = fieldsOf(ReworkerDraft)
const Change = fieldsOf(reworkers.update.input)
const Written = Reworker.omit({ lineNumber: true, revision: true })

/** Which units somebody may rework. */
function ScopeFields() {
  const { reworkers: reworkerWords } = useWords()
  return (
    <>
      <Field name="typeNos" hint={reworkerWords.anyHint} input={(input) => <TypesPicker {...input} many />} />
      <Field
        name="defectCodes"
        hint={reworkerWords.anyHint}
        input={(input) => <DefectCodePicker {...input} many />}
      />
      <Field
        name="stationNumbers"
        hint={reworkerWords.anyHint}
        input={(input) => <StationsPicker {...input} />}
      />
      <Field name="level" hint={reworkerWords.levelHint} />
      <Field name="validUntil" hint={reworkerWords.validHint} />
    </>
  )
}

export function ReworkerSheet({ writing, onClose }: { writing: ReworkerRow | 'new'; onClose: () => void }) {
  const { reworkers: reworkerWords, say } = useWords()
  if (writing !== 'new') return <EditSheet reworker={writing} onClose={onClose} />
  return (
    <Sheet
      title={reworkerWords.createOne}
      command={reworkers.create}
      start={{ typeNos: [], defectCodes: [], stationNumbers: [], level: 1 }}
      success={say.createSuccess}
      onClose={onClose}
    >
      <FormGroup name="who">
        <Field
          name="operatorNo"
          hint={reworkerWords.operatorHint}
          input={(input) => <OperatorPicker {...input} />}
        />
      </FormGroup>
      <FormGroup name="what">
        <ScopeFields />
      </FormGroup>
    </Sheet>
  )
}

function EditSheet({ reworker, onClose }: { reworker: ReworkerRow; onClose: () => void }) {
  const { reworkers: reworkerWords, say } = useWords()
  const { operatorNo, name, lineNumber } = reworker
  const { reworker: row, ask } = useReworker(operatorNo)
  return (
    <Sheet
      title={fill(reworkerWords.editOne, { name })}
      command={reworkers.update}
      start={reworker}
      success={say.updateSuccess}
      onClose={onClose}
      present={{ row, ask, entity: 'reworker', entityKey: operatorNo, lineNumber }}
      undo={({ revision }) => undoing(reworkers.update, { ...Written.parse(reworker), revision })}
    >
      <FormGroup name="what">
        <ScopeFields />
        <Change name="enabled" hint={reworkerWords.enabledHint} />
      </FormGroup>
    </Sheet>
  )
}
