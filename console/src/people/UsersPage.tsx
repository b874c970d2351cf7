import { Tabs } from 'antd'
import { security } from '@takt/contract/security.ts'
import { useForbidden } from '~/api/hooks.ts'
import { useWords } from '~/i18n/words.tsx'
import { Page } from '~/shapes/Page.tsx'
import { AllUsers } from './AllUsers.tsx'
import { NotifiedUsers } from './NotifiedUsers.tsx'
import { RefusedCalls } from './RefusedCalls.tsx'
import css from './people.module.css'

/** Everybody who may log in. */
export default function UsersPage() {
  const { people, notices } = useWords()
  const forbidden = useForbidden(security.list)
  return (
    <Page name="users">
      <Tabs
        className={css.tabs}
        items={[
          { key: 'all', label: people.allUsers, children: <AllUsers /> },
          { key: 'notified', label: notices.recipients, children: <NotifiedUsers /> },
          ...(forbidden === null
            ? [{ key: 'refused', label: people.refused, children: <RefusedCalls /> }]
            : []),
        ]}
      />
    </Page>
  )
}
