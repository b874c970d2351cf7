import type { ReactNode } from 'react'
import type { Account } from '@takt/contract/account.ts'
import { useWords } from '~/i18n/words.tsx'
import { NotRead } from '~/shapes/NotRead.tsx'
import { Page } from '~/shapes/Page.tsx'
import { Waiting } from '~/ui/Waiting.tsx'
import { useMe } from './me.ts'

/** A page about oneself: drawn when it is known who that is. */
export function MyPage({
  name,
  actions,
  children,
}: {
  name: 'profile' | 'userInfo'
  actions?: (me: Account) => ReactNode
  children: (me: Account) => ReactNode
}) {
  const words = useWords()
  const { data: me, error, refetch } = useMe()
  return (
    <Page name={name} actions={me && actions?.(me)}>
      {me ? (
        children(me)
      ) : error ? (
        <NotRead error={error} again={refetch} />
      ) : (
        <Waiting label={words.say.loading} />
      )}
    </Page>
  )
}
