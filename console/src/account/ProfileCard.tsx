import type { Account } from '@takt/contract/account.ts'
import { useWords } from '~/i18n/words.tsx'
import { Avatar } from '~/ui/Avatar.tsx'
import css from './account.module.css'
import { sayRoles } from './me.ts'

export function ProfileCard({ me: { avatar, name, roles, introduction } }: { me: Account }) {
  const { account } = useWords()
  return (
    <section className={css.card} aria-label={account.me}>
      <Avatar picture={avatar} name={name} size={96} />
      <h2>{name}</h2>
      <p className={css.quiet}>{sayRoles(roles)}</p>
      {introduction && <p className={css.introduction}>{introduction}</p>}
    </section>
  )
}
