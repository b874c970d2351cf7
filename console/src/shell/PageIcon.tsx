import { Icon, isIcon } from '~/ui/Icon.tsx'

export const PageIcon = ({ name }: { name: string }) => (
  <Icon name={isIcon(name) ? name : 'table'} size={18} />
)
