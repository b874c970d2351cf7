import { Select } from 'antd'
import { fill } from '@takt/contract/errors.ts'
import { type ComponentRow, genealogy } from '@takt/contract/genealogy.ts'
import { materials } from '@takt/contract/materials.ts'
import { withUnit } from '@takt/contract/with-unit.ts'
import { useAnswer, useForbidden } from '~/api/hooks.ts'
import { fieldsOf } from '~/fields/Field.tsx'
import { useFormats } from '~/fields/format.tsx'
import type { InputProps } from '~/fields/Input.tsx'
import { useWords } from '~/i18n/words.tsx'
import { Sheet } from '~/shapes/Sheet.tsx'
import { Wide } from '~/shapes/Wide.tsx'
import { Action } from '~/ui/Action.tsx'

const Field = fieldsOf(genealogy.replace.input)

export function ExchangeButton({ row, onOpen }: { row: ComponentRow; onOpen: (row: ComponentRow) => void }) {
  const { genealogy: genealogyWords } = useWords()
  const forbidden = useForbidden(genealogy.replace)
  return (
    <Action
      icon="refresh"
      bare
      blocked={forbidden ?? (row.removedAt === null ? null : genealogyWords.takenOut)}
      onClick={() => onOpen(row)}
    >
      {genealogyWords.exchange}
    </Action>
  )
}

/** One part comes out of a unit; another of its kind may go in with the same step. */
export function ExchangeSheet({ row, onClose }: { row: ComponentRow; onClose: () => void }) {
  const { genealogy: genealogyWords } = useWords()
  const { productId, componentId, bomCode, productSn, childId, serial, bomLot } = row
  const ofLot = bomLot !== null && serial === null
  return (
    <Sheet
      title={fill(genealogyWords.exchangeOf, { part: bomCode, unit: productSn ?? productId })}
      command={genealogy.replace}
      start={{ productId, componentId, back: false }}
      success={genealogyWords.exchanged}
      onClose={() => onClose()}
    >
      <Wide>
        <Field name="reason" />
      </Wide>
      {ofLot && (
        <Wide>
          <Field name="back" label={genealogyWords.goesBack} />
        </Wide>
      )}
      {serial === null && (
        <Field
          name="bomLot"
          label={genealogyWords.newLot}
          hint={genealogyWords.onlyOut}
          input={(input) => <LotPicker {...input} bomCode={bomCode} />}
        />
      )}
      {serial !== null && childId === null && (
        <Field name="serial" label={genealogyWords.newSerial} hint={genealogyWords.onlyOut} />
      )}
      {childId !== null && (
        <Wide>
          <p>{genealogyWords.childHint}</p>
        </Wide>
      )}
    </Sheet>
  )
}

/** A lot of this part of which something is left. */
function LotPicker({
  bomCode,
  id,
  value,
  onChange,
  onBlur,
  disabled,
  invalid,
  describedBy,
}: InputProps & { bomCode: string }) {
  const { measure } = useFormats()
  const { data, isPending } = useAnswer(materials.lots, { bomCode, leftOnly: true, limit: 200 })
  const options = (data?.rows ?? [])
    .filter((lot) => lot.bomCode === bomCode && lot.lotState === 'available')
    .map(({ bomLot, remaining, unit }) => ({
      value: bomLot,
      label: `${bomLot} · ${withUnit(measure(remaining), unit)}`,
    }))
  return (
    <Select
      id={id}
      value={value ?? null}
      options={options}
      loading={isPending}
      disabled={disabled}
      status={invalid ? 'error' : ''}
      aria-invalid={invalid}
      aria-describedby={describedBy}
      allowClear
      onBlur={onBlur}
      showSearch={{ optionFilterProp: 'label' }}
      onChange={(next) => onChange(next ?? null)}
    />
  )
}
