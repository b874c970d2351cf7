import { alarmTextIn } from '@takt/contract/alarm-texts.ts'
import type { InspectionItem } from '@takt/contract/inspections.ts'
import { useLanguage } from '~/i18n/words.tsx'

type Texts = Pick<InspectionItem, 'itemCode' | 'textEn' | 'textZh' | 'textEs' | 'textJa'>

/** What is checked, in the reader's language; where nobody wrote it down, its code. */
export function CheckText({ of: { itemCode, textEn, textZh, textEs, textJa } }: { of: Texts }) {
  return alarmTextIn(useLanguage(), { en: textEn, zh: textZh, es: textEs, ja: textJa }, null) ?? itemCode
}
