import { Wall } from './wall/Wall.tsx'

export default function ProductViewPage() {
  return <Wall page="ProductView" />
}
