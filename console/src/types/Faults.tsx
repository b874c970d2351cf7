import { Link } from 'react-router'
import { fill, type Refusal } from '@takt/contract/errors.ts'
import { pages } from '@takt/contract/pages.ts'
import type { TypeFault } from '@takt/contract/types.ts'
import { useSession } from '~/api/session.ts'
import { useWords } from '~/i18n/words.tsx'
import { Action } from '~/ui/Action.tsx'
import { Dialog } from '~/ui/Dialog.tsx'
import css from './types.module.css'

/** Every fault that keeps a type from being released, each with the way to its correction. */
export function Faults({
  title,
  refusal: { facts },
  onClose,
}: {
  title: string
  refusal: Refusal
  onClose: () => void
}) {
  const { types: typeWords, typeFault, say } = useWords()
  const grants = useSession((session) => session.grants)
  const faults = String(facts.typeFaults).split(', ') as TypeFault[] // the server lists names of this table
  const [route, sets] = [String(facts.route ?? ''), String(facts.sets ?? '')]
  return (
    <Dialog
      open
      title={title}
      onCancel={onClose}
      footer={
        <Action look="main" onClick={onClose}>
          {say.close}
        </Action>
      }
      width={480}
    >
      <ul className={css.faults}>
        {faults.map((fault) => (
          <li key={fault}>
            {typeFault[fault]}
            {route && fault.startsWith('route') && grants.processingCreate && (
              <Link
                to={`${pages.processingCreate.path}?processingNumber=${encodeURIComponent(route.slice(0, route.lastIndexOf(' ')))}`}
              >
                {fill(typeWords.toRoute, { route })}
              </Link>
            )}
            {fault === 'setNotReleased' && grants.processResultDef && (
              <Link to={pages.processResultDef.path}>{fill(typeWords.toSets, { sets })}</Link>
            )}
            {fault === 'bomNotReleased' && grants.bomSet && (
              <Link to={pages.bomSet.path}>{fill(typeWords.toBom, { bom: String(facts.bom ?? '') })}</Link>
            )}
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
