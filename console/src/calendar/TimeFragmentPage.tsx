import { Page } from '~/shapes/Page.tsx'

export default function TimeFragmentPage() {
  return <Page name="timeFragment">{null}</Page>
}
