import type { Language } from './languages.ts'
import { type PageName, pageNames } from './pages.ts'

/** Chapters of the handbook that belong to no single page. */
export const guides = ['start', 'administrator', 'integrator'] as const
export type Guide = (typeof guides)[number]
export type Chapter = Guide | PageName
export const chapters: readonly Chapter[] = [...guides, ...pageNames]

/** Served by the product itself, to everybody: it contains nothing of a plant. */
export const handbookRoot = '/help'
export const chapterAddress = (language: Language, chapter: Chapter) =>
  `${handbookRoot}/${language}/${chapter}`
