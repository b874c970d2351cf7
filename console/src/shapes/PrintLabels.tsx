import { useRef, useState } from 'react'
import { fill } from '@takt/contract/errors.ts'
import { labels } from '@takt/contract/labels.ts'
import type { z } from 'zod'
import { fieldsOf } from '~/fields/Field.tsx'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import { useToast } from '~/ui/toast.ts'
import { useDownload } from './Downloading.tsx'
import { Sheet } from './Sheet.tsx'

const Field = fieldsOf(labels.print.input)
type Printed = z.output<typeof labels.print.output>

/** Which serials' labels, on which paper, with which code; what is printed is counted, and a reprint is told as one. */
export function PrintLabels({ id, orderCode, from, to, onClose }: { id: number; orderCode: string; from: number; to: number; onClose: () => void }) {
  const { labels: said } = useWords()
  const formats = useFormats()
  const toast = useToast()
  const download = useDownload(labels.serials)
  const [printing, setPrinting] = useState(false)
  const begun = useRef(false)
  const print = async ({ labels: count, again, ...wanted }: Printed) => {
    if (begun.current) return
    begun.current = true
    setPrinting(true)
    if (again > 0) toast.warn(fill(said.again, { count: formats.count(again) }))
    await download.run(fill(said.count, { count: formats.count(count) }), wanted)
    onClose()
  }
  if (printing) return download.shown
  return (
    <Sheet title={fill(said.printOf, { orderCode })} command={labels.print} start={{ id, from, to, paper: 'label50x25', symbol: 'code128' }} said={said.printed} save={said.printNow} onClose={(done) => (done ? void print(done) : onClose())}>
      <Field name="from" label={said.fromNo} />
      <Field name="to" label={said.toNo} />
      <Field name="paper" />
      <Field name="symbol" />
    </Sheet>
  )
}
