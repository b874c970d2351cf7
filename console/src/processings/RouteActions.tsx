import { useState } from 'react'
import { fill } from '@takt/contract/errors.ts'
import { type Processing, processings } from '@takt/contract/processings.ts'
import { faultsOf } from '@takt/contract/route-faults.ts'
import { useForbidden } from '~/api/hooks.ts'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import { DeleteVersion, MoveVersion, ReviseVersion } from '~/shapes/VersionMoves.tsx'
import { VersionUses } from '~/shapes/VersionUses.tsx'
import { Action } from '~/ui/Action.tsx'
import { useStrangeStations } from './strange-stations.ts'
import { type RouteKey, routes, useIsReleased } from './versions.ts'

type ActionsProps = {
  route: Processing
  unsaved: boolean
  bare?: boolean
  onMade: (made: RouteKey) => void
  onCopy: (route: Processing) => void
  onDeleted?: () => void
}

/** What is done with one version of a route, in its row and over its editor. */
export function RouteActions({ route, unsaved, bare = false, onMade, onCopy, onDeleted }: ActionsProps) {
  const { processings: processingWords, say, versions } = useWords()
  const forbidden = useForbidden(processings.create)
  const faults = useFaults(route)
  const strange = useStrangeStations(route.steps)
  const [using, setUsing] = useState(false)
  const one = { by: routes, of: route, bare }
  const saveFirst = unsaved ? versions.saveFirst : null
  return (
    <>
      <MoveVersion {...one} move="release" blocked={saveFirst ?? faults} also={strange} />
      <MoveVersion {...one} move="retire" also={processingWords.retireMeans} />
      <ReviseVersion {...one} blocked={saveFirst} onMade={onMade} />
      <Action icon="copy" bare={bare} blocked={forbidden} onClick={() => onCopy(route)}>
        {say.copy}
      </Action>
      <Action icon="link" bare={bare} onClick={() => setUsing(true)}>
        {processingWords.usedBy}
      </Action>
      <DeleteVersion {...one} onDeleted={onDeleted} />
      {using && (
        <VersionUses
          by={routes}
          of={routes.keyOf(route)}
          uses={processings.uses}
          onClose={() => setUsing(false)}
        />
      )}
    </>
  )
}

/** Everything that keeps the saved route from being released, in one sentence; null: nothing does. */
function useFaults({ steps }: Processing): string | null {
  const words = useWords()
  const { list } = useFormats()
  const faults = faultsOf(steps, useIsReleased()).map(({ fault, steps }) =>
    [words.routeFault[fault], list(steps.map(String))].filter(Boolean).join(': '),
  )
  return faults.length > 0 ? fill(words.error['definition.faults'], { faults: faults.join('; ') }) : null
}
