import { type Defect, defectKey, defects } from '@takt/contract/defects.ts'
import { fill } from '@takt/contract/errors.ts'
import { fieldsOf } from '~/fields/Field.tsx'
import { useWords } from '~/i18n/words.tsx'
import { Sheet } from '~/shapes/Sheet.tsx'
import { Wide } from '~/shapes/Wide.tsx'
import { DefectPicker } from '~/shapes/DefectPicker.tsx'

const Field = fieldsOf(defects.merge.input)

export function MergeSheet({ defect, onClose }: { defect: Defect; onClose: () => void }) {
  const { defects: defectWords } = useWords()
  const { defectCode, subDefectCode, revision } = defect
  const code = defectKey(defect)
  return (
    <Sheet
      title={fill(defectWords.mergeOne, { code })}
      command={defects.merge}
      start={{ defectCode, subDefectCode, revision }}
      success={fill(defectWords.merged, { code })}
      onClose={onClose}
    >
      <Wide>
        <Field
          name="mergedInto"
          hint={fill(defectWords.mergeAbout, { code })}
          input={(input) => <DefectPicker {...input} except={code} />}
        />
      </Wide>
    </Sheet>
  )
}
