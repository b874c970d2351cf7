import { Defect, DefectDraft, defectKey, defects, SubDefectDraft } from '@takt/contract/defects.ts'
import { fill } from '@takt/contract/errors.ts'
import { undoing } from '~/api/undo.ts'
import { fieldsOf } from '~/fields/Field.tsx'
import { useWords } from '~/i18n/words.tsx'
import { CodePicker } from '~/shapes/CodePicker.tsx'
import { FormGroup } from '~/shapes/FormGroup.tsx'
import { RecordPictureInput } from '~/shapes/RecordPicture.tsx'
import { Sheet } from '~/shapes/Sheet.tsx'
import { StationPicker } from '~/shapes/StationPicker.tsx'
import { StationsPicker } from '~/shapes/StationsPicker.tsx'
import { TypesPicker } from '~/shapes/TypesPicker.tsx'
import { useDefect } from './use-defect.ts'

/** A new definition, with what is filled in already, or one that is there. */
export type Writing = { start: Partial<DefectDraft>; sub?: boolean } | { defect: Defect }

const Field = fieldsOf(DefectDraft)
const Written = Defect.omit({
  lineNumber: true,
  mergedInto: true,
  updateDate: true,
  updateAuthor: true,
  revision: true,
})
/** Without a code of its own, a sub-defect would be the defect once more. */
const createSub = { ...defects.create, input: SubDefectDraft }
const usual = { stationNumbers: [], typeNos: [], resultCodes: [], enabled: true } as const

/** `sub`: what a sub-defect has of its own. */
function DefectFields({ sub, fixed, picture }: { sub: boolean; fixed: boolean; picture: string | null }) {
  const { defects: defectWords } = useWords()
  return (
    <>
      <FormGroup name="what">
        <Field name="defectCode" disabled={fixed || sub} hint={defectWords.codeHint} />
        {sub && <Field name="subDefectCode" required disabled={fixed} hint={defectWords.codeHint} />}
        <Field name="nameEn" />
        <Field name="nameZh" hint={defectWords.nameHint} />
        <Field name="nameEs" />
        <Field name="nameJa" />
        <Field
          name={sub ? 'subRank' : 'rank'}
          input={(input) => <CodePicker {...input} list="defectRanks" />}
        />
        <Field name="resultCodes" hint={defectWords.resultHint} />
        <Field name="picture" input={(input) => <RecordPictureInput {...input} saved={picture} />} />
        <Field name="enabled" />
      </FormGroup>
      {!sub && <OfDefect />}
    </>
  )
}

function OfDefect() {
  const { defects: defectWords } = useWords()
  return (
    <>
      <FormGroup name="where">
        <Field
          name="stationNumbers"
          hint={defectWords.stationsHint}
          input={(input) => <StationsPicker {...input} />}
        />
        <Field
          name="typeNos"
          hint={defectWords.typesHint}
          input={(input) => <TypesPicker {...input} many />}
        />
      </FormGroup>
      <FormGroup name="how">
        <Field name="rwkCode" hint={defectWords.rwkHint} input={(input) => <StationPicker {...input} />} />
        <Field
          name="returnStation"
          hint={defectWords.returnHint}
          input={(input) => <StationPicker {...input} />}
        />
        <Field name="defaultDisposition" hint={defectWords.proposalHint} />
        <Field name="responsibility" />
      </FormGroup>
    </>
  )
}

export function DefectSheet({ writing, onClose }: { writing: Writing; onClose: () => void }) {
  const { defects: defectWords, say } = useWords()
  if ('defect' in writing) return <EditSheet defect={writing.defect} onClose={onClose} />
  const { start, sub = false } = writing
  const shared = {
    start: { ...usual, ...start },
    success: say.createSuccess,
    onClose,
    children: <DefectFields sub={sub} fixed={false} picture={null} />,
  }
  if (!sub) return <Sheet title={defectWords.createOne} command={defects.create} {...shared} />
  return <Sheet title={`${defectWords.createSub} · ${start.defectCode}`} command={createSub} {...shared} />
}

function EditSheet({ defect, onClose }: { defect: Defect; onClose: () => void }) {
  const { defects: defectWords, say } = useWords()
  const name = defectKey(defect)
  const { defect: row, ask } = useDefect(name)
  return (
    <Sheet
      title={fill(defectWords.editOne, { code: name })}
      command={defects.update}
      start={defect}
      success={say.updateSuccess}
      onClose={onClose}
      present={{ row, ask, entity: 'defect', entityKey: name, lineNumber: defect.lineNumber }}
      undo={({ revision }) => undoing(defects.update, { ...Written.parse(defect), revision })}
    >
      <DefectFields sub={defect.subDefectCode !== null} fixed picture={defect.picture} />
    </Sheet>
  )
}
