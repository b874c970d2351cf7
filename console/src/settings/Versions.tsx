import { useState } from 'react'
import { Pagination } from 'antd'
import { fill } from '@takt/contract/errors.ts'
import { settings } from '@takt/contract/settings.ts'
import { useAnswer, useCommand, useForbidden } from '~/api/hooks.ts'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import { ConfirmButton } from '~/shapes/ConfirmButton.tsx'
import { NotRead } from '~/shapes/NotRead.tsx'
import { Action } from '~/ui/Action.tsx'
import { EmptyState } from '~/ui/EmptyState.tsx'
import { SideSheet } from '~/ui/SideSheet.tsx'
import { Waiting } from '~/ui/Waiting.tsx'
import { CompareSettings } from './CompareSettings.tsx'
import css from './settings.module.css'
import type { Current } from './use-settings.ts'

const aPage = 50

/** Every save: who, when and why. Two can be compared, an old one comes back as a new one. */
export function Versions({ now, dirty, onClose }: { now: Current; dirty: boolean; onClose: () => void }) {
  const words = useWords()
  const { settings: settingsWords } = words
  const formats = useFormats()
  const [page, turn] = useState(1)
  const [compared, compare] = useState<number | null>(null)
  const { data, error, refetch } = useAnswer(settings.versions, { page, limit: aPage })
  const forbidden = useForbidden(settings.restore)
  const restore = useCommand(settings.restore, ({ version }) => fill(settingsWords.saved, { version }))

  if (compared !== null)
    return (
      <CompareSettings first={compared} now={now.version} onBack={() => compare(null)} onClose={onClose} />
    )
  return (
    <SideSheet title={settingsWords.versions} size={640} onClose={onClose}>
      {error && <NotRead error={error} again={refetch} />}
      {!data && !error && <Waiting label={words.say.loading} />}
      {data?.total === 0 && <EmptyState title={settingsWords.noVersions} icon="history" />}
      <ol className={css.versions}>
        {data?.rows.map(({ version, savedAt, savedBy, name, reason }) => (
          <li key={version}>
            <p>
              <b>{fill(settingsWords.versionHead, { version })}</b>
              {version === now.version && <i>{settingsWords.isNow}</i>} <span>{name ?? savedBy}</span>{' '}
              <time dateTime={savedAt}>{formats.instant(savedAt)}</time>
            </p>
            <p>{reason}</p>
            <p className={css.versionActions}>
              <Action onClick={() => compare(version)}>{settingsWords.compare}</Action>
              {version !== now.version && (
                <ConfirmButton
                  reason="required"
                  question={fill(settingsWords.restoreQuestion, { version, next: now.version + 1 })}
                  blocked={forbidden ?? (dirty ? settingsWords.saveFirst : null)}
                  onConfirm={(reason) => restore({ version: now.version, restored: version, reason })}
                >
                  {settingsWords.restore}
                </ConfirmButton>
              )}
            </p>
          </li>
        ))}
      </ol>
      {data && data.total > aPage && (
        <Pagination
          current={page}
          total={data.total}
          pageSize={aPage}
          showSizeChanger={false}
          onChange={turn}
        />
      )}
    </SideSheet>
  )
}
