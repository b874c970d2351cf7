import { useRef, useState, type ReactNode } from 'react'
import type { z } from 'zod'
import type { Command, Endpoint } from '@takt/contract/endpoint.ts'
import { fill } from '@takt/contract/errors.ts'
import { machineCodes } from '@takt/contract/machineCodes.ts'
import { labels, usualLabel } from '@takt/contract/labels.ts'
import { useAnswer } from '~/api/hooks.ts'
import { fieldsOf } from '~/fields/Field.tsx'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import { useToast } from '~/ui/toast.ts'
import { useDownload } from './Downloading.tsx'
import { Sheet } from './Sheet.tsx'

type Printed = { labels: number; again: number }
type PrintSheetProps<I extends z.ZodObject, O extends z.ZodType<z.output<I> & Printed>> = {
  /** What they are the labels of. */
  code: string
  /** Keeps that they are printed; then the file is fetched. */
  command: Command<I, O>
  file: Endpoint<'download', I, z.ZodType>
  start: Record<string, unknown>
  onClose: () => void
  children: ReactNode
}

/** On which paper, with which code; what is printed is recorded before the file is fetched, and a reprint is marked as one. */
function PrintSheet<I extends z.ZodObject, O extends z.ZodType<z.output<I> & Printed>>({
  code,
  command,
  file,
  start,
  onClose,
  children,
}: PrintSheetProps<I, O>) {
  const { labels: labelWords } = useWords()
  const formats = useFormats()
  const toast = useToast()
  const download = useDownload(file)
  const [printing, setPrinting] = useState(false)
  const begun = useRef(false)
  const print = async ({ labels: count, again, ...look }: Printed) => {
    if (begun.current) return
    begun.current = true
    setPrinting(true)
    if (again > 0) toast.warn(fill(labelWords.again, { count: formats.count(again) }))
    await download.run(fill(labelWords.count, { count: formats.count(count) }), look as z.input<I>) // the requested ones are answered with the count
    onClose()
  }
  if (printing) return download.shown
  return (
    <Sheet
      title={fill(labelWords.printOf, { code })}
      command={command}
      start={{ ...usualLabel, ...start }}
      success={labelWords.printed}
      save={labelWords.printNow}
      onClose={(done) => (done ? void print(done) : onClose())}
    >
      {children}
    </Sheet>
  )
}

const Serials = fieldsOf(labels.print.input)

/** Which serials of an order. */
export function PrintLabels({
  id,
  orderCode,
  from,
  to,
  onClose,
}: {
  id: number
  orderCode: string
  from: number
  to: number
  onClose: () => void
}) {
  const { labels: labelWords } = useWords()
  const { data: look, error } = useAnswer(labels.look, { id })
  if (!look && !error) return null
  const { stepName = null, ...chosenLook } = look ?? {}
  return (
    <PrintSheet
      code={orderCode}
      command={labels.print}
      file={labels.serials}
      start={{ id, from, to, ...chosenLook }}
      onClose={onClose}
    >
      <Serials name="from" label={labelWords.fromNo} />
      <Serials name="to" label={labelWords.toNo} />
      <Serials name="paper" hint={stepName === null ? undefined : fill(labelWords.byPackage, { stepName })} />
      <Serials name="symbol" />
    </PrintSheet>
  )
}

const Machine = fieldsOf(machineCodes.print.input)

/** For a machine: what a telephone opens there. */
export const PrintMachineCode = ({
  stationNumber,
  onClose,
}: {
  stationNumber: string
  onClose: () => void
}) => (
  <PrintSheet
    code={stationNumber}
    command={machineCodes.print}
    file={machineCodes.label}
    start={{ stationNumber, paper: 'label100x50', copies: 1, origin: location.origin }}
    onClose={onClose}
  >
    <Machine name="paper" />
    <Machine name="copies" />
  </PrintSheet>
)

const Material = fieldsOf(labels.material.input)
const square = { copies: 1, symbol: 'qrcode' }
const ofMaterial = (
  <>
    <Material name="paper" />
    <Material name="symbol" />
    <Material name="copies" />
  </>
)

/** For the bin or the shelf of a part. */
export const PrintPart = ({ bomCode, onClose }: { bomCode: string; onClose: () => void }) => (
  <PrintSheet
    code={bomCode}
    command={labels.printPart}
    file={labels.part}
    start={{ bomCode, ...square }}
    onClose={onClose}
  >
    {ofMaterial}
  </PrintSheet>
)

/** For a box or reel that came without a label. */
export const PrintMaterial = ({
  bomCode,
  bomLot,
  onClose,
}: {
  bomCode: string
  bomLot: string
  onClose: () => void
}) => (
  <PrintSheet
    code={bomLot}
    command={labels.printMaterial}
    file={labels.material}
    start={{ bomCode, bomLot, ...square }}
    onClose={onClose}
  >
    {ofMaterial}
  </PrintSheet>
)
