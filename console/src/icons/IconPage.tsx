import { Tabs } from 'antd'
import { fill } from '@takt/contract/errors.ts'
import { pageNames, pages } from '@takt/contract/pages.ts'
import { useWords } from '~/i18n/words.tsx'
import { Page } from '~/shapes/Page.tsx'
import { copyText } from '~/ui/clipboard.ts'
import { Hint } from '~/ui/Hint.tsx'
import { Icon, iconNames, type IconName } from '~/ui/Icon.tsx'
import { useToast } from '~/ui/toast.ts'
import css from './icons.module.css'

const ofPages = new Set<string>(pageNames.map((name) => pages[name].icon))
const groups = {
  pages: iconNames.filter((name) => ofPages.has(name)),
  actions: iconNames.filter((name) => !ofPages.has(name)),
}

/** For whoever builds a page: what each icon looks like and is called. */
export default function IconPage() {
  const { guide } = useWords()
  return (
    <Page name="icon" about={guide.iconLook}>
      <Tabs
        items={(['pages', 'actions'] as const).map((group) => ({
          key: group,
          label: guide.iconGroups[group],
          children: <Icons names={groups[group]} />,
        }))}
      />
    </Page>
  )
}

function Icons({ names }: { names: IconName[] }) {
  const { guide, say } = useWords()
  const toast = useToast()
  const copy = async (snippet: string) => {
    if (await copyText(snippet)) toast.tell(fill(guide.iconCopied, { snippet }))
    else toast.refuse(say.notCopied)
  }
  return (
    <ul className={css.icons}>
      {names.map((name) => {
        const snippet = `<Icon name="${name}" />`
        return (
          <li key={name}>
            <Hint text={snippet}>
              <button type="button" onClick={() => void copy(snippet)}>
                <Icon name={name} size={28} />
                <span>{name}</span>
              </button>
            </Hint>
          </li>
        )
      })}
    </ul>
  )
}
