import { z } from 'zod'
import { name } from './fields.ts'
import type { Language } from './languages.ts'

const sentence = () => name().nullable()
/** The text of an alarm in each language; null: its definition has none. */
export const AlarmTexts = z.object({ en: sentence(), zh: sentence(), es: sentence(), ja: sentence() })
export type AlarmTexts = z.infer<typeof AlarmTexts>
/** In the reader's language, else in English, else as the station sent it, else in any the plant has written. */
export const alarmTextIn = (language: Language, texts: AlarmTexts | null, sent: string | null) =>
  texts?.[language] ?? texts?.en ?? sent ?? texts?.zh ?? texts?.es ?? texts?.ja ?? null
