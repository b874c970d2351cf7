import { bomDefs, mostParts } from '@takt/contract/bomDefs.ts'
import { useWords } from '~/i18n/words.tsx'
import { ImportRecords } from '~/shapes/ImportRecords.tsx'
import { readParts, template } from './read-parts.ts'

const nothingElse = {}

export function ImportParts({ onClose }: { onClose: () => void }) {
  const words = useWords()
  const { bomDefs: bomDefWords } = words
  return (
    <ImportRecords
      title={bomDefWords.importTitle}
      about={bomDefWords.importAbout}
      template={{ name: 'parts.csv', text: template() }}
      most={mostParts}
      read={(text) => readParts(text, words)}
      command={bomDefs.import}
      also={nothingElse}
      head={bomDefWords.code}
      fieldOf={(field) => (field === 'bomCode' ? bomDefWords.code : undefined)}
      onClose={onClose}
    />
  )
}
