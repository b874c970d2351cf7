import { fill } from '@takt/contract/errors.ts'
import { files, type UserFile } from '@takt/contract/files.ts'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import { bulkOf } from '~/shapes/bulk.ts'

const each = bulkOf<UserFile>()
const nameOf = ({ fileName }: UserFile) => fileName

/** What can be done to several files at once. */
export function useFileBulk() {
  const { files: fileWords, say } = useWords()
  const formats = useFormats()
  const question = (count: number) => fill(fileWords.bulkQuestion, { count: formats.count(count) })
  return {
    nameOf,
    actions: [
      each(files.delete, {
        label: say.delete,
        icon: 'bin',
        look: 'danger',
        question,
        input: ({ fileId }) => ({ fileId }),
      }),
    ],
  }
}
