import { later } from '~/ui/later.ts'

export const SettingsPanel = later(async () => (await import('./SettingsPanel.tsx')).SettingsPanel)
