import { security } from '@takt/contract/security.ts'
import { useForbidden } from '~/api/hooks.ts'
import { useWords } from '~/i18n/words.tsx'
import { Page } from '~/shapes/Page.tsx'
import { useView, ViewSwitch } from '~/shapes/ViewSwitch.tsx'
import { AllUsers } from './AllUsers.tsx'
import { Deliveries } from './Deliveries.tsx'
import { NotifiedUsers } from './NotifiedUsers.tsx'
import { RefusedCalls } from './RefusedCalls.tsx'
import { WebhookTargets } from './WebhookTargets.tsx'

const views = ['all', 'notified', 'targets', 'deliveries', 'refused'] as const

/** Everybody who may log in, who is notified of what, and what was refused to whom. */
export default function UsersPage() {
  const { people, notices, webhooks, lists } = useWords()
  const forbidden = useForbidden(security.list)
  const [chosenView, show] = useView(views)
  const shown = views.filter((view) => view !== 'refused' || forbidden === null)
  const view = shown.find((one) => one === chosenView) ?? 'all'
  const names = {
    all: people.allUsers,
    notified: notices.recipients,
    targets: webhooks.tab,
    deliveries: webhooks.deliveries,
    refused: people.refused,
  }
  return (
    <Page
      name="users"
      views={<ViewSwitch label={lists.views} views={shown} view={view} names={names} onShow={show} />}
    >
      {view === 'all' && <AllUsers />}
      {view === 'notified' && <NotifiedUsers />}
      {view === 'targets' && <WebhookTargets />}
      {view === 'deliveries' && <Deliveries />}
      {view === 'refused' && <RefusedCalls />}
    </Page>
  )
}
