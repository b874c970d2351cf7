import { fill } from '@takt/contract/errors.ts'
import type { CpkBands } from '@takt/contract/settings.ts'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import { StatusDot } from '~/ui/StatusDot.tsx'
import { cpkBands } from './cpk.ts'

/** What the colours mean, and which figure they follow. */
export function CpkLegend({ bands, index }: { bands: CpkBands; index: string }) {
  const { values } = useWords()
  const formats = useFormats()
  const facts = {
    weak: formats.index(bands.weak),
    good: formats.index(bands.good),
    best: formats.index(bands.best),
  }
  return (
    <>
      <span>{fill(values.colouredBy, { index })}</span>
      {cpkBands.map(({ band, tone }) => (
        <StatusDot key={band} tone={tone}>
          {fill(values.bands[band], facts)}
        </StatusDot>
      ))}
    </>
  )
}
