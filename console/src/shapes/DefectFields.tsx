import { useFormContext, useWatch } from 'react-hook-form'
import { defectKey, defects } from '@takt/contract/defects.ts'
import { Failure } from '@takt/contract/failures.ts'
import { useAnswer } from '~/api/hooks.ts'
import { fieldsOf } from '~/fields/Field.tsx'
import { DefectPicker } from './DefectPicker.tsx'

const Field = fieldsOf(Failure.pick({ defectCode: true, subDefectCode: true }))

/** Which defect it is: one of the line's, kind included; where it defines none, by code. */
export function DefectFields() {
  const { setValue } = useFormContext()
  const { data } = useAnswer(defects.choices, {})
  const subDefectCode: string | null = useWatch({ name: 'subDefectCode' }) ?? null
  if (data?.length === 0)
    return (
      <>
        <Field name="defectCode" />
        <Field name="subDefectCode" />
      </>
    )
  return (
    <Field
      name="defectCode"
      input={({ value, onChange, ...input }) => (
        <DefectPicker
          {...input}
          value={typeof value === 'string' ? defectKey({ defectCode: value, subDefectCode }) : null}
          onChange={(key) => {
            const [defectCode = null, kind = null] = typeof key === 'string' ? key.split(' · ') : []
            onChange(defectCode)
            setValue('subDefectCode', kind, { shouldDirty: true })
          }}
        />
      )}
    />
  )
}
