import { useState } from 'react'
import { Input } from 'antd'
import { fill } from '@takt/contract/errors.ts'
import { host, HostSettingsDraft, type HostSettings } from '@takt/contract/host.ts'
import { useAnswer, useForbidden } from '~/api/hooks.ts'
import { fieldsOf } from '~/fields/Field.tsx'
import { forLibrary } from '~/fields/Input.tsx'
import { useWords } from '~/i18n/words.tsx'
import { Sheet } from '~/shapes/Sheet.tsx'
import { Wide } from '~/shapes/Wide.tsx'
import { Action } from '~/ui/Action.tsx'

const Field = fieldsOf(HostSettingsDraft)

/** Where the host is, and whether it gets reports. For administrators. */
export function SettingsButton() {
  const words = useWords()
  const forbidden = useForbidden(host.saveSettings)
  const { data, refetch } = useAnswer(host.settings, {}, { ready: forbidden === null })
  const [writing, setWriting] = useState<HostSettings | null>(null)
  return (
    <>
      <Action icon="gear" blocked={forbidden} onClick={() => setWriting(data ?? null)}>
        {words.host.settings}
      </Action>
      {writing && data && (
        <SettingsSheet
          start={writing}
          present={{
            row: data,
            ask: refetch,
            entity: 'hostSettings' as const,
            entityKey: 'host',
            lineNumber: null,
          }}
          onClose={() => setWriting(null)}
        />
      )}
    </>
  )
}

type SettingsSheetProps = {
  start: HostSettings
  present: Parameters<typeof Sheet>[0]['present']
  onClose: () => void
}

function SettingsSheet({ start, present, onClose }: SettingsSheetProps) {
  const { host: hostWords } = useWords()
  return (
    <Sheet
      title={hostWords.settings}
      command={host.saveSettings}
      start={start}
      {...(present && { present })}
      onClose={onClose}
    >
      <Wide>
        <Field name="hostMode" hint={hostWords.modeAbout} />
      </Wide>
      <Wide>
        <Field
          name="hostUrl"
          hint={hostWords.urlAbout}
          input={({ value, onChange, ...input }) => (
            <Input
              {...forLibrary(input)}
              type="url"
              inputMode="url"
              value={typeof value === 'string' ? value : ''}
              onChange={({ target }) => onChange(target.value === '' ? null : target.value)}
            />
          )}
        />
      </Wide>
      <Wide>
        <Field
          name="hostKey"
          hint={start.keyHint ? fill(hostWords.keyKept, { keyHint: start.keyHint }) : hostWords.keyAbout}
          input={({ value, onChange, ...input }) => (
            <Input.Password
              {...forLibrary(input)}
              autoComplete="new-password"
              value={typeof value === 'string' ? value : ''}
              onChange={({ target }) => onChange(target.value === '' ? null : target.value)}
            />
          )}
        />
      </Wide>
      <Field name="mostTries" hint={hostWords.triesAbout} />
      <Field name="timeoutSeconds" />
    </Sheet>
  )
}
