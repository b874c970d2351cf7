import { Page } from '~/shapes/Page.tsx'

export default function ProduceOverviewPage() {
  return <Page name="produceOverview">{null}</Page>
}
