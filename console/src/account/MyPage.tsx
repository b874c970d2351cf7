import type { ReactNode } from 'react'
import type { Account } from '@takt/contract/account.ts'
import { sayRefusal, useWords } from '~/i18n/words.tsx'
import { Page } from '~/shapes/Page.tsx'
import { Action } from '~/ui/Action.tsx'
import { EmptyState } from '~/ui/EmptyState.tsx'
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
        <EmptyState title={sayRefusal(words, error)} icon="warning" role="alert">
          <Action icon="refresh" onClick={() => void refetch()}>
            {words.say.retry}
          </Action>
        </EmptyState>
      ) : (
        <Waiting label={words.say.loading} />
      )}
    </Page>
  )
}
