import { useState } from 'react'
import { Radio } from 'antd'
import { mostPeople, users } from '@takt/contract/users.ts'
import { useWords } from '~/i18n/words.tsx'
import { ImportRecords } from '~/shapes/ImportRecords.tsx'
import css from './people.module.css'
import { readPeople, template } from './read-people.ts'

/** People from a file; whether it may change existing accounts is a choice. */
export function ImportPeople({ onClose }: { onClose: () => void }) {
  const words = useWords()
  const { people } = words
  const [also, setAlso] = useState<{ existing: 'update' | 'refuse' }>({ existing: 'update' })
  const options = (
    <div className={css.counts}>
      <span>{people.existing}</span>
      <Radio.Group
        aria-label={people.existing}
        value={also.existing}
        onChange={({ target }) => setAlso({ existing: target.value === 'refuse' ? 'refuse' : 'update' })}
        options={[
          { value: 'update', label: people.existingUpdate },
          { value: 'refuse', label: people.existingRefuse },
        ]}
      />
    </div>
  )
  return (
    <ImportRecords
      title={people.importTitle}
      about={people.importAbout}
      template={{ name: 'users.csv', text: template() }}
      most={mostPeople}
      read={(text) => readPeople(text, words)}
      command={users.import}
      also={also}
      options={options}
      head={words.field.userName}
      onClose={onClose}
    />
  )
}
