import { useState } from 'react'
import { Select } from 'antd'
import { recipes } from '@takt/contract/recipes.ts'
import { useAnswer } from '~/api/hooks.ts'
import { useWords } from '~/i18n/words.tsx'
import { NotRead } from '~/shapes/NotRead.tsx'
import { EmptyState } from '~/ui/EmptyState.tsx'
import { SideSheet } from '~/ui/SideSheet.tsx'
import { Waiting } from '~/ui/Waiting.tsx'
import { CompareRecipes } from './CompareRecipes.tsx'

/** Two versions of the parameters of a station that is chosen here. */
export function CompareStations({ typeNo, onClose }: { typeNo: string; onClose: () => void }) {
  const words = useWords()
  const { recipes: recipeWords, field } = words
  const { data, error, refetch } = useAnswer(recipes.list, { typeNo, limit: 200 })
  const [chosen, choose] = useState<string | null>(null)
  const stations = [...Map.groupBy(data?.rows ?? [], ({ stationNumber }) => stationNumber)].filter(
    ([, versions]) => versions.length > 1,
  )
  const [stationNumber, versions] = stations.find(([station]) => station === chosen) ?? stations[0] ?? []
  if (!stationNumber || !versions)
    return (
      <SideSheet title={recipeWords.compareStations} size={820} onClose={onClose}>
        {error ? (
          <NotRead error={error} again={refetch} />
        ) : data ? (
          <EmptyState title={recipeWords.oneVersionOnly} icon="check" />
        ) : (
          <Waiting label={words.say.loading} />
        )}
      </SideSheet>
    )
  return (
    <CompareRecipes
      key={stationNumber}
      code={`${typeNo} · ${stationNumber}`}
      versions={versions}
      now={Math.max(...versions.map(({ paraVer }) => paraVer))}
      onClose={onClose}
      above={
        <Select
          aria-label={field.stationNumber}
          value={stationNumber}
          onChange={choose}
          options={stations.map(([value]) => ({ value, label: value }))}
          popupMatchSelectWidth={false}
        />
      }
    />
  )
}
