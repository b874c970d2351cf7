import { Wall } from './wall/Wall.tsx'

export default function OkRateViewPage() {
  return <Wall page="okRateView" />
}
