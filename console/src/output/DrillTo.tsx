import { useNavigate } from 'react-router'
import type { OutputRow } from '@takt/contract/output.ts'
import { pages } from '@takt/contract/pages.ts'
import { useSession } from '~/api/session.ts'
import { useWords } from '~/i18n/words.tsx'
import { Action } from '~/ui/Action.tsx'

type DrillToProps = {
  page: 'processSummary' | 'productSummary'
  row: Pick<OutputRow, 'start' | 'end'>
  typeNo: string | null
  icon: 'process' | 'product'
  children: string
}

/** The data behind a row: the same time, on another page. */
export function DrillTo({ page, row: { start, end }, typeNo, icon, children }: DrillToProps) {
  const { error } = useWords()
  const navigate = useNavigate()
  const may = useSession(({ grants }) => grants[page] !== undefined)
  const params = new URLSearchParams({ from: start, to: end, ...(typeNo !== null && { typeNo }) })
  return (
    <Action
      icon={icon}
      bare
      blocked={may ? null : error['call.forbidden']}
      onClick={() => void navigate(`${pages[page].path}?${params}`)}
    >
      {children}
    </Action>
  )
}
