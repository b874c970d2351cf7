import { Account } from '@takt/contract/account.ts'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import { Fact, Facts } from '~/shapes/Facts.tsx'
import { Panel } from '~/shapes/Panel.tsx'
import css from './account.module.css'
import { ChangePassword } from './ChangePassword.tsx'
import { EditAccount } from './EditAccount.tsx'
import { sayRoles } from './me.ts'
import { MyPage } from './MyPage.tsx'
import { OwnPicture } from './OwnPicture.tsx'
import { Sessions } from './Sessions.tsx'

/** My account: my data, my picture, my password, where I am logged in. */
export default function UserInfoPage() {
  const { account, field, shell } = useWords()
  const { list } = useFormats()
  return (
    <MyPage name="userInfo" actions={(me) => <EditAccount me={me} />}>
      {(me) => (
        <div className={css.account}>
          <Panel title={account.me}>
            <div className={css.who}>
              <OwnPicture me={me} />
              <Facts
                of={Account}
                row={me}
                names={['name', 'userName', 'email', 'cardId', 'editRight', 'lastLogin', 'introduction']}
              >
                <Fact label={field.roles}>{sayRoles(me.roles)}</Fact>
                <Fact label={field.lines}>
                  {me.lines === null ? shell.noLine : list(me.lines) || shell.unlimited}
                </Fact>
              </Facts>
            </div>
          </Panel>
          <Panel title={shell.changePassword}>
            <ChangePassword userName={me.userName} />
          </Panel>
          <Sessions />
        </div>
      )}
    </MyPage>
  )
}
