import { fill } from '@takt/contract/errors.ts'
import { files, type UserFile } from '@takt/contract/files.ts'
import { useCommand } from '~/api/hooks.ts'
import { useWords } from '~/i18n/words.tsx'
import { ConfirmButton } from '~/shapes/ConfirmButton.tsx'

export function DeleteFile({ file: { fileId, fileName }, bare = false }: { file: UserFile; bare?: boolean }) {
  const words = useWords()
  const remove = useCommand(files.delete, words.say.deleteSuccess)
  return (
    <ConfirmButton
      icon="bin"
      look="danger"
      bare={bare}
      question={fill(words.files.deleteQuestion, { fileName })}
      onConfirm={async () => {
        await remove({ fileId })
        return true
      }}
    >
      {words.say.delete}
    </ConfirmButton>
  )
}
