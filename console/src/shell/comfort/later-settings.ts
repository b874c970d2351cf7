import { withWords } from '~/i18n/words.tsx'
import { later } from '~/ui/later.ts'

export const SettingsPanel = later(
  async () => (await withWords(() => import('./SettingsPanel.tsx'))).SettingsPanel,
)
