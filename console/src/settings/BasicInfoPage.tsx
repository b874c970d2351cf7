import { Page } from '~/shapes/Page.tsx'

/** Everything that is set for the whole plant. */
export default function BasicInfoPage() {
  return <Page name="basicInfo">{null}</Page>
}
