import { firstTargets } from '@takt/contract/first-targets.ts'
import {
  type CodeEntry,
  type CodeListName,
  type CommonSettings,
  type CpkBands,
  settings,
} from '@takt/contract/settings.ts'
import { useLanguage } from '~/i18n/words.tsx'
import { useAnswer } from './hooks.ts'

/** A code list of the plant, each code with its name in the language in use. */
export function useCodeList(name: CodeListName): { code: string; label: string | null }[] {
  const language = useLanguage()
  const { data } = useAnswer(settings.common, {})
  return (data?.codeLists[name] ?? []).map((entry) => ({ code: entry.code, label: labelOf(entry, language) }))
}

const labelOf = (entry: CodeEntry, language: 'en' | 'zh' | 'es' | 'ja') => entry[language] ?? entry.en

/** What share of OEE the plant aims at; null: nobody decided it. */
export function useOeeTarget(): number | null {
  const { data } = useAnswer(settings.common, {})
  return data?.targets.oee ?? null
}

/** From which Cpk a process is called weak, good and best here. */
export function useCpkBands(): CpkBands {
  const { data } = useAnswer(settings.common, {})
  return data?.targets.cpk ?? firstTargets.cpk
}

/** The currency of costs; null: nobody chose it. */
export function useCurrency(): string | null {
  const { data } = useAnswer(settings.common, {})
  return data?.currency ?? null
}

/** What the plant put into the navbar; nothing before it is known. */
export function useNavbarSettings(): CommonSettings['navbar'] {
  const { data } = useAnswer(settings.common, {})
  return data?.navbar ?? { linkTitle: null, linkAddress: null, showSettings: true }
}
