import { defects, mostDefects } from '@takt/contract/defects.ts'
import { useWords } from '~/i18n/words.tsx'
import { ImportRecords } from '~/shapes/ImportRecords.tsx'
import { readDefects, template } from './read-defects.ts'

const nothingElse = {}

export function ImportDefects({ onClose }: { onClose: () => void }) {
  const words = useWords()
  const { defects: defectWords, field } = words
  return (
    <ImportRecords
      title={defectWords.importTitle}
      about={defectWords.importAbout}
      template={{ name: 'defects.csv', text: template() }}
      most={mostDefects}
      read={(text) => readDefects(text, words)}
      command={defects.import}
      also={nothingElse}
      head={field.defectCode}
      onClose={onClose}
    />
  )
}
