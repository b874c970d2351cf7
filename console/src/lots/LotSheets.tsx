import { fill } from '@takt/contract/errors.ts'
import { LotDraft, lots, type Lot, usualLotType, usualPriority } from '@takt/contract/lots.ts'
import { useFormContext, useWatch } from 'react-hook-form'
import { useAnswer } from '~/api/hooks.ts'
import { undoing } from '~/api/undo.ts'
import { fieldsOf } from '~/fields/Field.tsx'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import { CodePicker } from '~/shapes/CodePicker.tsx'
import { Sheet } from '~/shapes/Sheet.tsx'
import { Wide } from '~/shapes/Wide.tsx'
import { AlikePicker, OrderPicker } from './pickers.tsx'

const Draft = fieldsOf(LotDraft)
const Divide = fieldsOf(lots.divide.input)
const Split = fieldsOf(lots.split.input)
const Prioritise = fieldsOf(lots.prioritise.input)
const Merge = fieldsOf(lots.merge.input)
const usual = { lotType: usualLotType, productionPriority: usualPriority }

/** How many of the chosen order are in no lot yet. */
function useLeft() {
  const { control } = useFormContext<{ orderCode: string | null }>()
  const orderCode = useWatch({ control, name: 'orderCode' })
  const { data } = useAnswer(lots.undivided, {})
  return data?.find((order) => order.orderCode === orderCode)?.left ?? null
}

function NumberOfLot() {
  const { lots: lotWords } = useWords()
  const { count } = useFormats()
  const left = useLeft()
  return <Draft name="number" hint={left === null ? null : fill(lotWords.left, { left: count(left) })} />
}

export function NewLot({ onClose }: { onClose: () => void }) {
  const words = useWords()
  return (
    <Sheet
      title={words.lots.newLot}
      command={lots.create}
      start={usual}
      success={words.say.createSuccess}
      onClose={() => onClose()}
    >
      <Wide>
        <Draft name="orderCode" input={(input) => <OrderPicker {...input} />} />
      </Wide>
      <NumberOfLot />
      <Draft name="lotNo" hint={words.lots.numberByRule} />
      <Draft name="lotType" input={(input) => <CodePicker {...input} list="lotTypes" />} />
      <Draft name="productionPriority" hint={words.lots.priorityHint} />
      <Draft name="workingCode" />
      <Draft name="customerSn" />
      <Draft name="mainFlow" />
      <Draft name="mainFlowSeq" />
      <Draft name="mainFlowFromOper" />
      <Draft name="mainFlowToOper" />
      <Wide>
        <Draft name="lotDescribe" />
      </Wide>
    </Sheet>
  )
}

function LotSize() {
  const { lots: lotWords } = useWords()
  const { count } = useFormats()
  const { control } = useFormContext<{ lotSize: number | null }>()
  const size = useWatch({ control, name: 'lotSize' })
  const left = useLeft()
  const hint =
    left === null
      ? null
      : size && size > 0
        ? fill(lotWords.manyLots, { count: count(Math.ceil(left / size)) })
        : fill(lotWords.left, { left: count(left) })
  return <Divide name="lotSize" hint={hint} />
}

export function DivideOrder({ onClose }: { onClose: () => void }) {
  const words = useWords()
  return (
    <Sheet
      title={words.lots.splitOrder}
      command={lots.divide}
      start={usual}
      success={words.say.createSuccess}
      onClose={() => onClose()}
    >
      <Wide>
        <Divide name="orderCode" input={(input) => <OrderPicker {...input} />} />
      </Wide>
      <LotSize />
      <Divide name="lotType" input={(input) => <CodePicker {...input} list="lotTypes" />} />
      <Divide name="productionPriority" hint={words.lots.priorityHint} />
    </Sheet>
  )
}

export function SplitLot({ lot, onClose }: { lot: Lot; onClose: () => void }) {
  const words = useWords()
  const { lotNo, number, startedNumber, ngNumber } = lot
  return (
    <Sheet
      title={fill(words.lots.splitOf, { lotNo })}
      command={lots.split}
      start={{ id: lot.id }}
      success={words.say.createSuccess}
      onClose={() => onClose()}
    >
      <Split name="number" hint={fill(words.lots.splitHint, { left: number - startedNumber + ngNumber })} />
      <Split name="lotNo" label={words.lots.newNumber} hint={words.lots.numberByRule} />
    </Sheet>
  )
}

export function MergeLot({ lot, onClose }: { lot: Lot; onClose: () => void }) {
  const words = useWords()
  return (
    <Sheet
      title={fill(words.lots.mergeOf, { lotNo: lot.lotNo })}
      command={lots.merge}
      start={{ id: lot.id }}
      success={words.lots.mergeDone}
      onClose={() => onClose()}
    >
      <Wide>
        <Merge
          name="into"
          label={words.lots.into}
          hint={words.lots.mergeHint}
          input={(input) => <AlikePicker {...input} lot={lot} />}
        />
      </Wide>
    </Sheet>
  )
}

export function Priority({ lot, onClose }: { lot: Lot; onClose: () => void }) {
  const words = useWords()
  const { id, lotNo, productionPriority } = lot
  return (
    <Sheet
      title={fill(words.lots.priorityOf, { lotNo })}
      command={lots.prioritise}
      start={{ id, productionPriority }}
      success={words.say.updateSuccess}
      onClose={() => onClose()}
      undo={(done) => undoing(lots.prioritise, { id, productionPriority, seen: done.productionPriority })}
    >
      <Prioritise name="productionPriority" hint={words.lots.priorityHint} />
    </Sheet>
  )
}
