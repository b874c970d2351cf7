import { sayWhy, type Unit } from '@takt/contract/units.ts'
import { useWords } from '~/i18n/words.tsx'

/** Why a unit has its status; nothing where nobody gave a reason and nothing holds it. */
export const Why = ({ unit }: { unit: Unit }) => sayWhy(unit, useWords())
