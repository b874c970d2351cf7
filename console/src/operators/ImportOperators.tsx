import { mostOperators, operators } from '@takt/contract/operators.ts'
import { useWords } from '~/i18n/words.tsx'
import { ImportRecords } from '~/shapes/ImportRecords.tsx'
import { readOperators, template } from './read-operators.ts'

const nothingElse = {}

export function ImportOperators({ onClose }: { onClose: () => void }) {
  const words = useWords()
  const { operators: operatorWords, field } = words
  return (
    <ImportRecords
      title={operatorWords.importTitle}
      about={operatorWords.importAbout}
      template={{ name: 'operators.csv', text: template() }}
      most={mostOperators}
      read={(text) => readOperators(text, words)}
      command={operators.import}
      also={nothingElse}
      head={field.operatorNo}
      onClose={onClose}
    />
  )
}
