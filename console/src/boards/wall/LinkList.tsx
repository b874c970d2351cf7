import { fill } from '@takt/contract/errors.ts'
import { walls, type WallLink } from '@takt/contract/walls.ts'
import { useAnswer, useCommand, useForbidden } from '~/api/hooks.ts'
import { whoIs } from '~/api/people.ts'
import { useFormats } from '~/fields/format.tsx'
import { sayRefusal, useWords } from '~/i18n/words.tsx'
import { ConfirmButton } from '~/shapes/ConfirmButton.tsx'
import { useNow } from '~/ui/now.ts'
import css from './sheet.module.css'

/** Every link the person may see, with when it was last used; one press and it opens nothing any more. */
export function LinkList() {
  const words = useWords()
  const { data, error } = useAnswer(walls.links, {}, { every: 60_000 })
  if (error && !data) return <p role="alert">{sayRefusal(words, error)}</p>
  if (!data) return null
  if (data.length === 0) return <p>{words.walls.noLinks}</p>
  return (
    <ul className={css.links}>
      {data.map((link) => (
        <li key={link.id}>
          <Link link={link} />
        </li>
      ))}
    </ul>
  )
}

function Link({ link }: { link: WallLink }) {
  const words = useWords()
  const formats = useFormats()
  const now = useNow(60_000)
  const revoke = useCommand(walls.revokeLink, words.walls.didRevoke)
  const forbidden = useForbidden(walls.revokeLink)
  const { id, name, views, lines, madeBy, expiresAt, lastUsed, revokedAt, revokedBy } = link
  const over =
    revokedAt !== null
      ? fill(words.walls.revoked, {
          userName: whoIs(revokedBy ?? ''),
          ago: formats.ago(revokedAt, Math.max(now, Date.parse(revokedAt))),
        })
      : Date.parse(expiresAt) <= now
        ? fill(words.walls.expired, { day: formats.minute(expiresAt) })
        : null
  const used =
    lastUsed === null
      ? words.walls.neverUsed
      : fill(words.walls.lastUsed, { ago: formats.ago(lastUsed, Math.max(now, Date.parse(lastUsed))) })
  return (
    <article className={css.link} data-over={over !== null} aria-label={name}>
      <div>
        <b>{name}</b>
        <span>{`${formats.list(views.map((view) => words.page[view]))} · ${formats.list(lines)}`}</span>
        <span>
          {[
            over ?? fill(words.walls.until, { day: formats.minute(expiresAt) }),
            used,
            fill(words.walls.by, { userName: whoIs(madeBy) }),
          ].join(' · ')}
        </span>
      </div>
      {over === null && (
        <ConfirmButton
          look="danger"
          icon="stop"
          blocked={forbidden}
          question={fill(words.walls.revokeAsk, { name })}
          onConfirm={() => revoke({ id })}
        >
          {words.walls.revoke}
        </ConfirmButton>
      )}
    </article>
  )
}
