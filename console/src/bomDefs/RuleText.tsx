import type { BarcodeRule } from '@takt/contract/barcode.ts'
import { fill } from '@takt/contract/errors.ts'
import { useWords } from '~/i18n/words.tsx'

/** How labels are read, in one line: `Fields between separators ; · Part number 1 · Material lot 2 (L)`. */
export function RuleText({ rule }: { rule: BarcodeRule }) {
  const { bomDefs: bomDefWords } = useWords()
  const facts =
    'fields' in rule
      ? rule.fields.map((field) => {
          const place =
            'length' in field
              ? `${field.place}–${field.place + field.length - 1}`
              : `${field.place}${field.prefix && ` (${field.prefix})`}`
          return fill(bomDefWords.says, { fact: bomDefWords.fact[field.fact], place })
        })
      : []
  return (
    <span>
      {[
        `${bomDefWords.kind[rule.kind]}${rule.kind === 'separated' ? ` ${rule.separator}` : ''}`,
        ...facts,
      ].join(' · ')}
    </span>
  )
}
