import { fill } from '@takt/contract/errors.ts'
import type { CpkBands } from '@takt/contract/settings.ts'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import { StatusDot } from '~/ui/StatusDot.tsx'
import { cpkBands } from './cpk.ts'

/** What the colours of Cpk and Ppk mean here. */
export function CpkLegend({ bands }: { bands: CpkBands }) {
  const { values } = useWords()
  const formats = useFormats()
  const facts = {
    weak: formats.index(bands.weak),
    good: formats.index(bands.good),
    best: formats.index(bands.best),
  }
  return cpkBands.map(({ band, tone }) => (
    <StatusDot key={band} tone={tone}>
      {fill(values.bands[band], facts)}
    </StatusDot>
  ))
}
