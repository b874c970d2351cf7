import { useFormContext, useWatch } from 'react-hook-form'
import { collectionSets } from '@takt/contract/collectionSets.ts'
import { GaugeDraft } from '@takt/contract/gauges.ts'
import { useAnswer } from '~/api/hooks.ts'
import { fieldsOf } from '~/fields/Field.tsx'
import { useWords } from '~/i18n/words.tsx'
import { OfferedCodes } from '~/shapes/CodePicker.tsx'

const Field = fieldsOf(GaugeDraft)
const most = 200

/** What is measured: each set once, and the characteristics of the set that was chosen. */
export function CharacteristicFields() {
  const { gauges: gaugeWords } = useWords()
  const { control } = useFormContext<{ colSetId?: string }>()
  const colSetId = useWatch({ control, name: 'colSetId' })
  const sets = useAnswer(collectionSets.list, { limit: most })
  const results = useAnswer(
    collectionSets.results,
    { limit: most, colSetId: colSetId ?? '' },
    { ready: Boolean(colSetId) },
  )
  const setNames = new Map(sets.data?.rows.map((one) => [one.colSetId, one.colSetName]))
  const ofSet = results.data?.rows.filter((one) => one.colSetId === colSetId)
  const resultNames = new Map(ofSet?.map((one) => [one.resultCode, one.resultName]))
  return (
    <>
      <Field name="colSetId" input={(input) => <OfferedCodes {...input} codes={offered(setNames)} />} />
      <Field
        name="resultCode"
        hint={gaugeWords.limitsHint}
        input={(input) => <OfferedCodes {...input} codes={offered(resultNames)} />}
      />
    </>
  )
}

const offered = (names: ReadonlyMap<string, string>) => [...names].map(([code, label]) => ({ code, label }))
