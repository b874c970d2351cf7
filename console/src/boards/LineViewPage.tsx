import { Wall } from './wall/Wall.tsx'

export default function LineViewPage() {
  return <Wall page="lineView" />
}
