import { useWatch } from 'react-hook-form'
import {
  AndonRule,
  AndonRuleDraft,
  andonLevels,
  andonRuleName,
  andonRules,
  type AndonRuleRow,
} from '@takt/contract/andonRules.ts'
import { fill } from '@takt/contract/errors.ts'
import { undoing } from '~/api/undo.ts'
import { fieldsOf } from '~/fields/Field.tsx'
import { useWords } from '~/i18n/words.tsx'
import { FormGroup, MoreFields } from '~/shapes/FormGroup.tsx'
import { Sheet } from '~/shapes/Sheet.tsx'
import { StationPicker } from '~/shapes/StationPicker.tsx'
import { Wide } from '~/shapes/Wide.tsx'
import { PeoplePicker } from './PeoplePicker.tsx'
import { useRuleName } from './RuleName.tsx'
import { Simulation } from './Simulation.tsx'
import { useAndonRule } from './use-rule.ts'

const Field = fieldsOf(AndonRuleDraft)
const Written = AndonRule.omit({ lineNumber: true, updateDate: true, updateAuthor: true, revision: true })
const translations = ['messageZh', 'messageEs', 'messageJa'] as const
/** From practice: team leader, maintenance, plant manager. */
const usual = {
  levelAPeriod: 5,
  levelAUsers: [],
  levelARoles: [],
  levelADuty: true,
  levelBPeriod: 15,
  levelBUsers: [],
  levelBRoles: [],
  levelBDuty: false,
  levelCPeriod: 30,
  levelCUsers: [],
  levelCRoles: [],
  levelCDuty: false,
  stopsLine: false,
  lampColour: 'red' as const,
  lampSound: 'chime' as const,
  mail: true,
  targetCodes: [],
  lowMaterial: false,
  enabled: true,
}

function RuleFields({ fixed, translated }: { fixed: boolean; translated: boolean }) {
  const { andonRules: andonRuleWords } = useWords()
  const typed: unknown = useWatch()
  return (
    <>
      <FormGroup name="what">
        <Field name="lossType" disabled={fixed} hint={andonRuleWords.lossHint} />
        <Field
          name="stationNumber"
          disabled={fixed}
          hint={andonRuleWords.stationHint}
          input={(input) => <StationPicker {...input} />}
        />
        <Field name="messageEn" hint={andonRuleWords.messageHint} />
        <Field name="location" hint={andonRuleWords.locationHint} />
      </FormGroup>
      <MoreFields names={translations} open={translated}>
        {translations.map((name) => (
          <Field key={name} name={name} />
        ))}
      </MoreFields>
      <FormGroup name="who">
        {andonLevels.map((level) => (
          <Level key={level} level={level} />
        ))}
      </FormGroup>
      <FormGroup name="how">
        <Field name="period" label={andonRuleWords.repeat} hint={andonRuleWords.repeatHint} />
        <Field name="solvePeriod" hint={andonRuleWords.solveHint} />
        <Field name="stopsLine" hint={andonRuleWords.stopsHint} />
        <Field name="stopWindow" hint={andonRuleWords.windowHint} />
        <Field name="lampColour" hint={andonRuleWords.lampHint} />
        <Field name="lampSound" hint={andonRuleWords.soundHint} />
        <Field name="mail" hint={andonRuleWords.mailHint} />
        <Field
          name="targetCodes"
          hint={andonRuleWords.targetsHint}
          input={(input) => <PeoplePicker {...input} of="targets" />}
        />
        <Field name="lowMaterial" hint={andonRuleWords.materialHint} />
        <Field name="enabled" hint={andonRuleWords.enabledHint} />
        <Wide>
          <Simulation rule={typed} />
        </Wide>
      </FormGroup>
    </>
  )
}

function Level({ level }: { level: (typeof andonLevels)[number] }) {
  const { andonRules: andonRuleWords } = useWords()
  return (
    <>
      <Field name={`level${level}Period`} hint={level === 'A' ? andonRuleWords.periodHint : null} />
      <Field name={`level${level}Duty`} hint={level === 'A' ? andonRuleWords.dutyHint : null} />
      <Field name={`level${level}Users`} input={(input) => <PeoplePicker {...input} of="users" />} />
      <Field name={`level${level}Roles`} input={(input) => <PeoplePicker {...input} of="roles" />} />
    </>
  )
}

export function RuleSheet({ writing, onClose }: { writing: AndonRuleRow | 'new'; onClose: () => void }) {
  const { andonRules: andonRuleWords, say } = useWords()
  if (writing !== 'new') return <EditSheet rule={writing} onClose={onClose} />
  return (
    <Sheet
      title={andonRuleWords.createOne}
      command={andonRules.create}
      start={usual}
      success={say.createSuccess}
      onClose={onClose}
    >
      <RuleFields fixed={false} translated={false} />
    </Sheet>
  )
}

function EditSheet({ rule, onClose }: { rule: AndonRuleRow; onClose: () => void }) {
  const { andonRules: andonRuleWords, say } = useWords()
  const nameOf = useRuleName()
  const name = andonRuleName(rule)
  const { rule: row, ask } = useAndonRule(name)
  return (
    <Sheet
      title={fill(andonRuleWords.editOne, { rule: nameOf(rule) })}
      command={andonRules.update}
      start={rule}
      success={say.updateSuccess}
      onClose={onClose}
      present={{ row, ask, entity: 'andonRule', entityKey: name, lineNumber: rule.lineNumber }}
      undo={({ revision }) => undoing(andonRules.update, { ...Written.parse(rule), revision })}
    >
      <RuleFields fixed translated={translations.some((text) => rule[text] !== null)} />
    </Sheet>
  )
}
