import { logoLimit } from '@takt/contract/settings.ts'
import { useBrand } from '~/api/brand.ts'
import type { InputProps } from '~/fields/Input.tsx'
import { useWords } from '~/i18n/words.tsx'
import { PictureInput } from '~/shapes/PictureInput.tsx'

/** The logo, which is shown when the settings are saved. */
export function Logo({ saved, ...input }: InputProps & { saved: string | null }) {
  const { settings: settingsWords } = useWords()
  const brand = useBrand()
  return (
    <PictureInput
      {...input}
      limit={logoLimit}
      saved={brand.logo}
      savedId={saved}
      label={settingsWords.fields.logo}
      none={settingsWords.noLogo}
    />
  )
}
