import { Page } from '~/shapes/Page.tsx'

export default function ShiftManagePage() {
  return <Page name="shiftManage">{null}</Page>
}
