import { alarmTextIn } from '@takt/contract/alarm-texts.ts'
import type { InspectionItem } from '@takt/contract/inspections.ts'
import { useLanguage } from '~/i18n/words.tsx'

type Texts = Pick<InspectionItem, 'textEn' | 'textZh' | 'textEs' | 'textJa'>

/** What is checked, in the reader's language. */
export function CheckText({ of: { textEn, textZh, textEs, textJa } }: { of: Texts }) {
  return alarmTextIn(useLanguage(), { en: textEn, zh: textZh, es: textEs, ja: textJa }, null)
}
