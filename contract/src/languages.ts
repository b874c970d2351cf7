export const languages = ['en', 'zh', 'es', 'ja'] as const
export type Language = (typeof languages)[number]

/** The primary subtag decides: `zh-TW` is zh. The specification's fallback `cn` is zh. Null: none of ours. */
export function languageOf(tag: string): Language | null {
  const primary = tag.trim().toLowerCase().split('-')[0]!
  return primary === 'cn' ? 'zh' : (languages.find((language) => language === primary) ?? null)
}
