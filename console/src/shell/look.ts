import { useLayoutEffect, useMemo } from 'react'
import type { ThemeConfig } from 'antd'
import { lastSettings, useSettings } from '~/api/preferences.ts'
import { dress, isDark, useDark } from '~/ui/dark.ts'
import { useCoarse } from '~/ui/pointer.ts'
import { themeFor } from '~/ui/theme.ts'

/** Before the first picture: nothing flashes up in other colours. */
export function dressFirst() {
  const { theme, mode } = lastSettings()
  dress(theme, isDark(mode))
}

/** Colours and sizes as this person set them; a change acts in place, nothing is built anew. */
export function useLook(): ThemeConfig {
  const { theme, mode, size } = useSettings()
  const dark = useDark(mode)
  const coarse = useCoarse()
  useLayoutEffect(() => dress(theme, dark), [theme, dark])
  return useMemo(() => themeFor(theme, dark, size, coarse), [theme, dark, size, coarse])
}
