import { withWords } from '~/i18n/words.tsx'
import { later } from '~/ui/later.ts'

export const loadPalette = async () => (await withWords(() => import('./Palette.tsx'))).Palette
export const Palette = later(loadPalette)
