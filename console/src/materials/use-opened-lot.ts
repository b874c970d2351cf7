import { useSearchParams } from 'react-router'
import type { MaterialLot } from '@takt/contract/materials.ts'

export type LotKey = Pick<MaterialLot, 'bomCode' | 'bomLot'>
export type OpenLot = (lot: LotKey | null) => void

/** Which lot is open is in the address, as `?part=SCREW&lot=A`: two parts may have lots of one name. */
export function useOpenedLot(): [opened: LotKey | null, open: OpenLot] {
  const [params, setParams] = useSearchParams()
  const [bomCode, bomLot] = [params.get('part'), params.get('lot')]
  const opened = bomCode !== null && bomLot !== null ? { bomCode, bomLot } : null
  const open: OpenLot = (lot) =>
    setParams(
      (now) => {
        const params = new URLSearchParams(now)
        params.delete('part')
        params.delete('lot')
        if (lot) {
          params.set('part', lot.bomCode)
          params.set('lot', lot.bomLot)
        }
        return params
      },
      { replace: opened !== null },
    )
  return [opened, open]
}
