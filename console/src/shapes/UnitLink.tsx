import { Link } from 'react-router'
import { pages } from '@takt/contract/pages.ts'
import { useSession } from '~/api/session.ts'
import { MiddleCut } from '~/ui/MiddleCut.tsx'

/** Where the passport of a unit is. */
export const passportPath = (unit: string) => `${pages.productSummary.path}?${new URLSearchParams({ unit })}`
export const useMayOpenPassport = () => useSession(({ grants }) => grants.productSummary !== undefined)

/** The serial, which leads to the unit's passport for whoever may open it. */
export function UnitLink({
  unit: { productSn, productId },
  children,
}: {
  unit: { productSn: string | null; productId: string }
  children?: string
}) {
  const may = useMayOpenPassport()
  const name = productSn ?? productId
  return may ? (
    <Link to={passportPath(name)} tabIndex={-1}>
      {children ?? <MiddleCut>{name}</MiddleCut>}
    </Link>
  ) : (
    <MiddleCut>{name}</MiddleCut>
  )
}
