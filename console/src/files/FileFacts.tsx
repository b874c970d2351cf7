import { fill } from '@takt/contract/errors.ts'
import { files, type UserFile } from '@takt/contract/files.ts'
import { useAnswer } from '~/api/hooks.ts'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import css from './files.module.css'

export function Size({ of: { size } }: { of: Pick<UserFile, 'size'> }) {
  return <span className="number">{useFormats().bytes(size)}</span>
}

/** What a record took over belongs to nobody any more. */
export function Owner({
  of: { userName, name, usedIn },
}: {
  of: Pick<UserFile, 'userName' | 'name' | 'usedIn'>
}) {
  const { files } = useWords()
  if (userName === null) return <em>{usedIn.length > 0 ? files.withRecord : files.accountGone}</em>
  return name === null || name === userName ? userName : `${name} (${userName})`
}

type Use = UserFile['usedIn'][number]
const useSay = () => {
  const { entity: entityWords } = useWords()
  return ({ entity, entityKey }: Use) => `${entityWords[entity]} ${entityKey}`
}

/** In a row: the first use, and how many more there are. */
export function UsedIn({ of: { usedIn } }: { of: Pick<UserFile, 'usedIn'> }) {
  const sayUse = useSay()
  const [first, ...otherUses] = usedIn
  if (!first) return '–'
  return otherUses.length === 0 ? sayUse(first) : `${sayUse(first)} +${otherUses.length}`
}

export function AllUses({ of: { usedIn } }: { of: Pick<UserFile, 'usedIn'> }) {
  const sayUse = useSay()
  const { list } = useFormats()
  return usedIn.length === 0 ? '–' : list(usedIn.map(sayUse))
}

const soMuch = { used: 999e6, quota: 999e6 }

/** What is kept here and what is not, and how much room is left. */
export function About() {
  const { files: fileWords } = useWords()
  const formats = useFormats()
  const { data } = useAnswer(files.room, {})
  const { used, quota } = data ?? soMuch
  // It has its place before it is known: the list below would move when it comes.
  return (
    <>
      {fileWords.about}{' '}
      <span className={data ? undefined : css.unknown}>
        {fill(fileWords.room, { used: formats.bytes(used), quota: formats.bytes(quota) })}
      </span>
    </>
  )
}
