import { useNavigate } from 'react-router'
import { fill } from '@takt/contract/errors.ts'
import { orders } from '@takt/contract/orders.ts'
import { type Readiness, type ReadinessCheck } from '@takt/contract/order-readiness.ts'
import { type PageName, pages } from '@takt/contract/pages.ts'
import { useAnswer } from '~/api/hooks.ts'
import { useSession } from '~/api/session.ts'
import { useWords } from '~/i18n/words.tsx'
import { Action } from '~/ui/Action.tsx'
import { StatusDot } from '~/ui/StatusDot.tsx'
import { Waiting } from '~/ui/Waiting.tsx'
import css from './GreenLights.module.css'
import { NotRead } from './NotRead.tsx'

/** What must be true before an order may start, as it is now. `ready`: nothing blocks it. */
export function useReadiness(id: number) {
  const { data, error } = useAnswer(orders.readiness, { id }, { follows: 'types', every: 5000 })
  return { lights: data, error, ready: data?.every(({ ok, warning }) => ok || warning) ?? false }
}

/** The list of lights; each red line and each warning has the button that corrects it. */
export function GreenLights({ lights, error }: Pick<ReturnType<typeof useReadiness>, 'lights' | 'error'>) {
  const words = useWords()
  if (error) return <NotRead error={error} />
  if (!lights) return <Waiting label={words.say.loading} />
  return (
    <ul className={css.lights}>
      {lights.map((light) => (
        <li key={light.check}>
          <StatusDot tone={light.ok ? 'good' : light.warning ? 'warn' : 'bad'}>
            {light.check === 'materialAvailable' && !light.ok
              ? words.orders.materialShort
              : words.check[light.check]}
          </StatusDot>
          {light.about && <p>{light.about}</p>}
          {!light.ok && <Mend light={light} />}
        </li>
      ))}
    </ul>
  )
}

type Address = Record<string, string>
const versioned =
  (name: string) =>
  (key: string): Address => ({
    [name]: key.slice(0, key.lastIndexOf(' ')),
    version: key.slice(key.lastIndexOf(' ') + 1),
  })
const packageNames = ['type', 'typeVersion', 'route', 'routeVersion', 'version']
const ofPackage = (key: string): Address =>
  Object.fromEntries(key.split('\n').map((text, i): [string, string] => [packageNames[i]!, text])) // its five keys
/** Where each line is corrected, and the name of its record in the address there. */
const mends: Record<ReadinessCheck, { page: PageName; at: (key: string) => Address }> = {
  typeReleased: { page: 'typeCreat', at: (key) => ({ type: key }) },
  routeReleased: { page: 'processingCreate', at: versioned('route') },
  setsReleased: { page: 'processResultDef', at: versioned('set') },
  stationsOnLine: { page: 'stationDef', at: (key) => ({ station: key }) },
  stationsEnabled: { page: 'stationDef', at: (key) => ({ station: key }) },
  bomReleased: { page: 'bomSet', at: versioned('bill') },
  packageReleased: { page: 'typeProcessSetting', at: ofPackage },
  // Where one sees which bill it names; an order that is not released yet is corrected where it was written.
  bomOfPackage: { page: 'typeProcessSetting', at: ofPackage },
  parametersCurrent: {
    page: 'typePara',
    at: (key) => ({ type: key.slice(0, key.indexOf('\n')), station: key.slice(key.indexOf('\n') + 1) }),
  },
  // What the line has of the first part that is short; more of it is received there.
  materialAvailable: { page: 'bomMonitors', at: (key) => ({ view: 'lots', 'lots-bomCode': key }) },
  toolsReady: { page: 'toolSet', at: versioned('toolSet') },
}

function Mend({ light: { check, records } }: { light: Readiness }) {
  const words = useWords()
  const navigate = useNavigate()
  const { page, at } = mends[check]
  const may = useSession(({ grants }) => grants[page] !== undefined)
  // A station that the line lacks is made there: no record of it could be opened.
  const [first] = check === 'stationsOnLine' ? [] : records
  const open = () => void navigate(`${pages[page].path}?${new URLSearchParams(first ? at(first) : {})}`)
  return (
    <Action
      icon="right"
      look="quiet"
      blocked={may ? null : fill(words.orders.mayNotMend, { page: words.page[page] })}
      onClick={open}
    >
      {fill(words.orders.mendAt, { page: words.page[page] })}
    </Action>
  )
}
