import { bomDefs, mostParts } from '@takt/contract/bomDefs.ts'
import { useWords } from '~/i18n/words.tsx'
import { ImportRecords } from '~/shapes/ImportRecords.tsx'
import { readParts, template } from './read-parts.ts'

const nothingElse = {}

export function ImportParts({ onClose }: { onClose: () => void }) {
  const words = useWords()
  const { bomDefs: said } = words
  return (
    <ImportRecords
      title={said.importTitle}
      about={said.importAbout}
      template={{ name: 'parts.csv', text: template() }}
      most={mostParts}
      read={(text) => readParts(text, words)}
      command={bomDefs.import}
      also={nothingElse}
      head={said.code}
      fieldOf={(field) => (field === 'bomCode' ? said.code : undefined)}
      onClose={onClose}
    />
  )
}
