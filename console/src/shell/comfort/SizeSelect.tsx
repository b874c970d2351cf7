import { sizes } from '@takt/contract/preferences.ts'
import { useSettings } from '~/api/preferences.ts'
import { useWords } from '~/i18n/words.tsx'
import { Action } from '~/ui/Action.tsx'
import { Menu } from '~/ui/Menu.tsx'
import { useChooseSize } from './size.ts'

export function SizeSelect() {
  const { comfort } = useWords()
  const { size } = useSettings()
  const choose = useChooseSize()
  const items = sizes.map((one) => ({
    key: one,
    disabled: one === size,
    label: comfort.sizes[one],
    onClick: () => void choose(one),
  }))
  return (
    <Menu
      items={items}
      button={(press) => (
        <Action icon="text" look="quiet" bare onClick={press}>
          {comfort.size}
        </Action>
      )}
    />
  )
}
