import { useWatch } from 'react-hook-form'
import { GaugeDraft, type GaugeFilter, gauges, type GaugeRecord } from '@takt/contract/gauges.ts'
import { fieldsOf } from '~/fields/Field.tsx'
import { useWords } from '~/i18n/words.tsx'
import { FormGroup } from '~/shapes/FormGroup.tsx'
import { Sheet } from '~/shapes/Sheet.tsx'
import { Wide } from '~/shapes/Wide.tsx'
import { CharacteristicFields } from './CharacteristicFields.tsx'
import { ReadingsInput } from './ReadingsInput.tsx'

const Field = fieldsOf(GaugeDraft)

type GaugeSheetProps = {
  /** The characteristic somebody came from. */
  of: Pick<GaugeFilter, 'colSetId' | 'resultCode'>
  onClose: (made?: GaugeRecord) => void
}

/** A study is written down once and judged by the server. */
export function GaugeSheet({ of, onClose }: GaugeSheetProps) {
  const { gauges: gaugeWords, say } = useWords()
  return (
    <Sheet
      title={gaugeWords.createOne}
      command={gauges.create}
      start={{
        colSetId: of.colSetId,
        resultCode: of.resultCode,
        studyKind: 'crossed',
        reference: null,
        validUntil: null,
        note: null,
        readings: [],
      }}
      success={say.createSuccess}
      onClose={onClose}
    >
      <FormGroup name="what">
        <Field name="gaugeId" />
        <CharacteristicFields />
        <Field name="studyKind" />
        <ReadingFields />
      </FormGroup>
      <FormGroup name="when">
        <Field name="validUntil" hint={gaugeWords.validHint} />
        <Field name="note" />
      </FormGroup>
    </Sheet>
  )
}

function ReadingFields() {
  const { gauges: gaugeWords } = useWords()
  const kind: unknown = useWatch({ name: 'studyKind' })
  const hints: Record<string, string> = {
    type1: gaugeWords.pasteType1,
    crossed: gaugeWords.paste,
    attribute: gaugeWords.pasteAttribute,
  }
  return (
    <>
      {kind === 'type1' && <Field name="reference" />}
      <Wide>
        <Field
          key={String(kind)}
          name="readings"
          hint={hints[String(kind)]}
          input={(input) => <ReadingsInput {...input} />}
        />
      </Wide>
    </>
  )
}
