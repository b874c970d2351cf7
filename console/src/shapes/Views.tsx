import { useState } from 'react'
import { Dropdown, type MenuProps } from 'antd'
import { fill } from '@takt/contract/errors.ts'
import { preferences, type SavedView } from '@takt/contract/preferences.ts'
import { useAnswer, useCommand } from '~/api/hooks.ts'
import type { Listed } from '~/api/lists.ts'
import { useListChoice } from '~/api/preferences.ts'
import { useSession } from '~/api/session.ts'
import { useWords } from '~/i18n/words.tsx'
import { Action } from '~/ui/Action.tsx'
import { confirm } from '~/ui/confirm.tsx'
import { useNarrow } from '~/ui/narrow.ts'
import { Icon, type IconName } from '~/ui/Icon.tsx'
import { sameChoice } from './arrange.ts'
import { useKeepChoice } from './column-choice.ts'
import css from './Filters.module.css'
import { ViewSheet, type ViewDraft } from './ViewSheet.tsx'

export type Viewed = Required<Pick<Listed<unknown>, 'name' | 'arrangement'>>

/** The list as somebody arranged it, by a name: chosen, saved, shared, and marked when it is no longer as it was saved. */
export function Views({ name: list, arrangement: { search, view: chosenId, show, same } }: Viewed) {
  const words = useWords()
  const listWords = words.lists
  const choice = useListChoice(list)
  const keep = useKeepChoice(list)
  const userName = useSession(({ info }) => info?.userId)
  const phone = useNarrow(600)
  const [opened, setOpened] = useState(false)
  const [writing, setWriting] = useState<ViewDraft | null>(null)
  const { data: views = [], isSuccess } = useAnswer(
    preferences.views,
    { list },
    { ready: opened || chosenId !== null },
  )
  const save = useCommand(preferences.saveView, listWords.viewSaved)
  const remove = useCommand(preferences.deleteView, words.say.deleteSuccess)

  const chosen = views.find(({ id }) => id === chosenId)
  const changed = chosen !== undefined && !(same(chosen.search, search) && sameChoice(chosen.choice, choice))
  const own = chosen?.userName === userName ? chosen : undefined
  const now = { list, search, choice }
  const apply = (view: SavedView) => {
    keep(view.choice)
    show(view.search, view.id)
  }
  const saveOver = ({ userName: _, ...view }: SavedView) => void save({ ...view, ...now })
  const drop = async ({ id, viewName }: SavedView) => {
    const sure = await confirm({
      title: fill(listWords.deleteViewQuestion, { view: viewName }),
      yes: words.say.delete,
      no: words.say.cancel,
      danger: true,
    })
    if (sure && (await remove({ id }))) show(search, null)
  }

  const item = (view: SavedView) => ({
    key: view.id,
    onClick: () => apply(view),
    label: (
      <Item icon={view.id === chosenId ? 'check' : null}>
        {view.userName === userName
          ? view.viewName
          : fill(listWords.by, { view: view.viewName, userName: view.userName })}
      </Item>
    ),
  })
  const [mine, shared] = [
    views.filter((view) => view.userName === userName),
    views.filter((view) => view.userName !== userName),
  ]
  const items: MenuProps['items'] = [
    ...(mine.length > 0
      ? [{ key: 'mine', type: 'group' as const, label: listWords.mine, children: mine.map(item) }]
      : []),
    ...(shared.length > 0
      ? [{ key: 'shared', type: 'group' as const, label: listWords.shared, children: shared.map(item) }]
      : []),
    {
      key: 'page',
      label: <Item icon="undo">{listWords.asPage}</Item>,
      onClick: () => {
        keep(null)
        show('', null)
      },
    },
    { key: 'line', type: 'divider' },
    ...(own && changed
      ? [
          {
            key: 'over',
            label: <Item icon="check">{fill(listWords.saveOver, { view: own.viewName })}</Item>,
            onClick: () => saveOver(own),
          },
        ]
      : []),
    {
      key: 'as',
      label: <Item icon="plus">{listWords.saveAs}</Item>,
      onClick: () => setWriting({ ...now, viewName: null, shared: false }),
    },
    ...(own
      ? [
          {
            key: 'rename',
            label: <Item icon="edit">{fill(listWords.rename, { view: own.viewName })}</Item>,
            onClick: () => setWriting(own),
          },
          {
            key: 'delete',
            label: <Item icon="bin">{fill(listWords.deleteView, { view: own.viewName })}</Item>,
            danger: true,
            onClick: () => void drop(own),
          },
        ]
      : []),
  ]
  const gone = chosenId !== null && isSuccess && !chosen
  const label = gone
    ? listWords.viewGone
    : chosen
      ? fill(changed ? listWords.viewChanged : listWords.shown, { view: chosen.viewName })
      : listWords.views
  return (
    <>
      <Dropdown menu={{ items }} trigger={['click']} onOpenChange={setOpened}>
        <span>
          <Action icon="eye" look="quiet" bare={phone} onClick={() => {}}>
            {label}
          </Action>
        </span>
      </Dropdown>
      {writing && (
        <ViewSheet
          draft={writing}
          onClose={(done) => {
            setWriting(null)
            if (done) show(done.search, done.id)
          }}
        />
      )}
    </>
  )
}

const Item = ({ icon, children }: { icon: IconName | null; children: string }) => (
  <span className={css.item}>
    {icon ? <Icon name={icon} /> : <span />}
    {children}
  </span>
)
