import { rewind, RewindQuery } from '@takt/contract/rewind.ts'
import { useAnswer } from '~/api/hooks.ts'
import { fieldsOf } from '~/fields/Field.tsx'
import { useWords } from '~/i18n/words.tsx'
import { Filters } from '~/shapes/Filters.tsx'
import { NotRead } from '~/shapes/NotRead.tsx'
import { Action } from '~/ui/Action.tsx'
import { Earlier } from '~/ui/Earlier.tsx'
import { Skeleton } from '~/ui/Skeleton.tsx'
import { PastShift } from './PastShift.tsx'
import css from './rewind.module.css'

const Filter = fieldsOf(RewindQuery)
/** The value in the address while nobody has chosen a shift. */
const latest = 'latest'
const aDay = /^\d{4}-\d\d-\d\d$/

const rewindQueryOf = (opened: string): Partial<RewindQuery> =>
  opened === latest ? {} : aDay.test(opened) ? { day: opened } : { at: opened }

type RewindProps = { opened: string; onOpen: (shift: string) => void; onClose: () => void }

/** A shift of the line as it was, at any moment of it. */
export function Rewind({ opened, onOpen, onClose }: RewindProps) {
  const words = useWords()
  const rewindWords = words.rewind
  const query = rewindQueryOf(opened)
  const { data, error, refetch, isPlaceholderData } = useAnswer(rewind.shift, query, { keep: true })
  const after = data?.after
  return (
    <>
      <div className={css.choice}>
        {data && (
          <Action icon="left" onClick={() => onOpen(data.before)}>
            {rewindWords.before}
          </Action>
        )}
        {after && (
          <Action icon="right" onClick={() => onOpen(after)}>
            {rewindWords.after}
          </Action>
        )}
        <Filters
          list={{
            filter: { day: query.day ?? data?.productionDay },
            setFilter: ({ day }) => onOpen(day ? String(day) : latest),
          }}
        >
          <Filter name="day" />
        </Filters>
        <Action icon="clock" look="main" onClick={onClose}>
          {rewindWords.back}
        </Action>
      </div>
      {error && <NotRead error={error} again={refetch} />}
      {!data && !error && <Skeleton label={words.say.loading} panels={1} />}
      {data && !error && (
        <Earlier waiting={isPlaceholderData}>
          <PastShift key={data.start} shift={data} />
        </Earlier>
      )}
    </>
  )
}
