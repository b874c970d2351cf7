import { AlarmDef, AlarmDefDraft, alarmDefName, alarmDefs } from '@takt/contract/alarmDefs.ts'
import { fill } from '@takt/contract/errors.ts'
import { undoing } from '~/api/undo.ts'
import { fieldsOf } from '~/fields/Field.tsx'
import { useWords } from '~/i18n/words.tsx'
import { CodePicker } from '~/shapes/CodePicker.tsx'
import { FormGroup, MoreFields } from '~/shapes/FormGroup.tsx'
import { Sheet } from '~/shapes/Sheet.tsx'
import { StationPicker } from '~/shapes/StationPicker.tsx'
import { useAlarmDef } from './use-alarm-def.ts'

/** A new definition, with what is filled in already, or one that is there. */
export type Writing = { start: Partial<AlarmDefDraft> } | { def: AlarmDef }

const Field = fieldsOf(AlarmDefDraft)
const Written = AlarmDef.omit({ lineNumber: true, updateDate: true, updateAuthor: true, revision: true })
const answers = [
  'causeEn',
  'causeZh',
  'causeEs',
  'causeJa',
  'actionEn',
  'actionZh',
  'actionEs',
  'actionJa',
  'sopCode',
] as const
const usual = {
  alarmClass: 'fault',
  alarmPriority: 'medium',
  lossType: 'equipment',
  stopsMachine: false,
  callsHelp: false,
  onDelay: 0,
  offDelay: 0,
  enabled: true,
} as const

function DefFields({ fixed, answered }: { fixed: boolean; answered: boolean }) {
  const { alarmDefs: alarmDefWords } = useWords()
  return (
    <>
      <FormGroup name="what">
        <Field name="alarmCode" disabled={fixed} hint={alarmDefWords.codeHint} />
        <Field
          name="stationNumber"
          disabled={fixed}
          hint={alarmDefWords.stationHint}
          input={(input) => <StationPicker {...input} />}
        />
        <Field name="textEn" />
        <Field name="textZh" hint={alarmDefWords.textHint} />
        <Field name="textEs" />
        <Field name="textJa" />
      </FormGroup>
      <FormGroup name="how">
        <Field name="alarmClass" input={(input) => <CodePicker {...input} list="alarmClasses" />} />
        <Field name="alarmPriority" />
        <Field name="lossType" />
        <Field name="stopsMachine" />
        <Field name="callsHelp" hint={alarmDefWords.callsHint} />
        <Field name="onDelay" hint={alarmDefWords.onHint} />
        <Field name="offDelay" hint={alarmDefWords.offHint} />
        <Field name="enabled" hint={alarmDefWords.enabledHint} />
      </FormGroup>
      <MoreFields names={answers} open={answered}>
        {answers.map((name) => (
          <Field key={name} name={name} />
        ))}
      </MoreFields>
    </>
  )
}

export function AlarmDefSheet({ writing, onClose }: { writing: Writing; onClose: () => void }) {
  const { alarmDefs: alarmDefWords, say } = useWords()
  if ('def' in writing) return <EditSheet def={writing.def} onClose={onClose} />
  const { start } = writing
  return (
    <Sheet
      title={
        start.alarmCode ? fill(alarmDefWords.defineOne, { code: start.alarmCode }) : alarmDefWords.createOne
      }
      command={alarmDefs.create}
      start={{ ...usual, ...start }}
      success={say.createSuccess}
      onClose={onClose}
    >
      <DefFields fixed={false} answered={false} />
    </Sheet>
  )
}

function EditSheet({ def, onClose }: { def: AlarmDef; onClose: () => void }) {
  const { alarmDefs: alarmDefWords, say } = useWords()
  const name = alarmDefName(def)
  const { def: row, ask } = useAlarmDef(name)
  return (
    <Sheet
      title={fill(alarmDefWords.editOne, { code: name })}
      command={alarmDefs.update}
      start={def}
      success={say.updateSuccess}
      onClose={onClose}
      present={{ row, ask, entity: 'alarmDef', entityKey: name, lineNumber: def.lineNumber }}
      undo={({ revision }) => undoing(alarmDefs.update, { ...Written.parse(def), revision })}
    >
      <DefFields fixed answered={answers.some((answer) => def[answer] !== null)} />
    </Sheet>
  )
}
