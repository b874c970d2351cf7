import { Tabs } from 'antd'
import { useSearchParams } from 'react-router'
import { Account } from '@takt/contract/account.ts'
import { useWords } from '~/i18n/words.tsx'
import { Facts } from '~/shapes/Facts.tsx'
import css from './account.module.css'
import { Activity } from './Activity.tsx'
import { EditAccount } from './EditAccount.tsx'
import { MyPage } from './MyPage.tsx'
import { ProfileCard } from './ProfileCard.tsx'
import { Timeline } from './Timeline.tsx'
import { Wishes } from './Wishes.tsx'

const views = ['activity', 'timeline', 'account'] as const

/** Who I am here, what I did last, where I was logged in, and how I set up the console. */
export default function ProfilePage() {
  const { account } = useWords()
  const [params, setParams] = useSearchParams()
  const view = views.find((name) => name === params.get('tab')) ?? 'activity'
  return (
    <MyPage name="profile">
      {(me) => {
        const shown = {
          activity: <Activity me={me.userName} />,
          timeline: <Timeline />,
          account: (
            <div className={css.stack}>
              <Facts of={Account} row={me} names={['name', 'email', 'introduction']} />
              <div>
                <EditAccount me={me} />
              </div>
              <Wishes />
            </div>
          ),
        }
        return (
          <div className={css.profile}>
            <ProfileCard me={me} />
            <Tabs
              className={css.panel}
              activeKey={view}
              onChange={(tab) => setParams({ tab }, { replace: true })}
              destroyOnHidden
              items={views.map((name) => ({ key: name, label: account.tabs[name], children: shown[name] }))}
            />
          </div>
        )
      }}
    </MyPage>
  )
}
