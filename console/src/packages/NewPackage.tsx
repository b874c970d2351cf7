import { Select } from 'antd'
import { useFormContext, useWatch } from 'react-hook-form'
import { packages, type PackageKey } from '@takt/contract/packages.ts'
import { types } from '@takt/contract/types.ts'
import { useAnswer } from '~/api/hooks.ts'
import { fieldsOf } from '~/fields/Field.tsx'
import type { InputProps } from '~/fields/Input.tsx'
import { useWords } from '~/i18n/words.tsx'
import { RoutePicker } from '~/shapes/RoutePicker.tsx'
import { Sheet } from '~/shapes/Sheet.tsx'
import { Wide } from '~/shapes/Wide.tsx'
import { LikePicker } from './LikePicker.tsx'
import css from './packages.module.css'
import { byVersion } from './versions.ts'

const Field = fieldsOf(packages.create.input)

/** Begins a package: first the type, then the route, then what it shall be like. */
export function NewPackage({
  like,
  onMade,
  onClose,
}: {
  like: PackageKey | null
  onMade: (made: PackageKey) => void
  onClose: () => void
}) {
  const { packages: packageWords, say } = useWords()
  return (
    <Sheet
      title={packageWords.createOne}
      command={packages.create}
      start={{ like }}
      success={say.createSuccess}
      onClose={(made) => {
        onClose()
        if (made) onMade(byVersion.keyOf(made))
      }}
    >
      <Wide>
        <Field name="typeNo" input={(input) => <TypeVersionPicker {...input} />} />
      </Wide>
      <Wide>
        <RouteField />
      </Wide>
      <Wide>
        <LikePicker />
      </Wide>
    </Sheet>
  )
}

function RouteField() {
  const { packages: packageWords } = useWords()
  const typeNo: unknown = useWatch({ name: 'typeNo' })
  return (
    <Field
      name="processingNumber"
      disabled={!typeNo}
      hint={typeNo ? undefined : packageWords.chooseType}
      input={(input) => <RoutePicker {...input} version="processingVer" />}
    />
  )
}

/** A type in one of its versions; it brings its own route along. */
function TypeVersionPicker({ id, disabled, invalid, required, describedBy, onBlur }: InputProps) {
  const words = useWords()
  const { setValue } = useFormContext()
  const [typeNo, typeVer] = useWatch({ name: ['typeNo', 'typeVer'] }) as [
    string | undefined,
    number | undefined,
  ] // the form's own fields
  const { data, isPending } = useAnswer(types.list, { limit: 200, sort: 'typeNo' })
  const rows = (data?.rows ?? []).filter(({ definitionStatus }) => definitionStatus !== 'obsolete')
  const keyOf = (no: string, ver: number) => `${no} ${ver}`
  const choose = (key: string) => {
    const type = rows.find((one) => keyOf(one.typeNo, one.typeVer) === key)
    if (!type) return
    const { typeNo, typeVer, processingNumber, processingVer } = type
    for (const [name, value] of Object.entries({ typeNo, typeVer, processingNumber, processingVer }))
      setValue(name, value, { shouldDirty: true, shouldValidate: true })
  }
  return (
    <Select
      id={id}
      className={css.picker}
      disabled={disabled}
      loading={isPending}
      status={invalid ? 'error' : ''}
      aria-required={required}
      aria-invalid={invalid}
      aria-describedby={describedBy}
      onBlur={onBlur}
      showSearch={{ optionFilterProp: 'label' }}
      placeholder={words.packages.typePicker}
      notFoundContent={words.recipes.noTypes}
      value={typeNo && typeVer ? keyOf(typeNo, typeVer) : null}
      onChange={choose}
      options={rows.map((type) => ({
        value: keyOf(type.typeNo, type.typeVer),
        label: `${keyOf(type.typeNo, type.typeVer)} · ${type.typeName} · ${words.definitionStatus[type.definitionStatus]}`,
      }))}
    />
  )
}
