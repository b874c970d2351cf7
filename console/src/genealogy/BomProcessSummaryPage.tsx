import { genealogy } from '@takt/contract/genealogy.ts'
import { useAnswer } from '~/api/hooks.ts'
import { Page } from '~/shapes/Page.tsx'

export default function BomProcessSummaryPage() {
  const answer = useAnswer(genealogy.consumption, {})
  return <Page name="bomProcessSummary">{answer.data?.rows.map(({ bomCode, actual }) => <p key={bomCode}>{`${bomCode} ${actual}`}</p>)}</Page>
}
