import { Segmented } from 'antd'
import { useWords } from '~/i18n/words.tsx'

/** What is in it now, or also what was taken out again. */
export function Which({ now, onSwitch }: { now: boolean; onSwitch: (now: boolean) => void }) {
  const { genealogy: genealogyWords } = useWords()
  return (
    <Segmented
      aria-label={genealogyWords.which}
      value={now ? 'now' : 'ever'}
      onChange={(which) => onSwitch(which === 'now')}
      options={[
        { value: 'now', label: genealogyWords.now },
        { value: 'ever', label: genealogyWords.ever },
      ]}
    />
  )
}
