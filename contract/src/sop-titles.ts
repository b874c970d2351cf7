import type { Language } from './languages.ts'

type Titled = Record<'titleEn' | 'titleZh' | 'titleEs' | 'titleJa', string | null> & { sopTitle: string }
export const sopTitles = ['titleEn', 'titleZh', 'titleEs', 'titleJa'] as const satisfies (keyof Titled)[]

/** The title in the reader's language; if missing, the one it was written with. */
export const sopTitleIn = (language: Language, { sopTitle, titleEn, titleZh, titleEs, titleJa }: Titled) =>
  ({ en: titleEn, zh: titleZh, es: titleEs, ja: titleJa })[language] ?? sopTitle
