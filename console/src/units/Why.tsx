import { sayWhy, type Unit } from '@takt/contract/units.ts'
import { useWords } from '~/i18n/words.tsx'

/** Why a unit stands as it does; nothing where nobody said anything and nothing holds it. */
export const Why = ({ unit }: { unit: Unit }) => sayWhy(unit, useWords())
