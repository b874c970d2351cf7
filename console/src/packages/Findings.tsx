import { fill } from '@takt/contract/errors.ts'
import type { Words } from '@takt/contract/locales/en/words.ts'
import type { PackageFault, PackageFinding, ShownPackage } from '@takt/contract/packages.ts'
import { pages, type PageName } from '@takt/contract/pages.ts'
import { Link } from 'react-router'
import { useSession } from '~/api/session.ts'
import { useWords } from '~/i18n/words.tsx'
import { StatusDot, StatusNote } from '~/ui/StatusDot.tsx'
import css from './packages.module.css'

/** The page on which each fault is corrected; null: in the package itself. */
const mendedOn: Record<PackageFault, PageName | null> = {
  typeNotReleased: 'typeCreat',
  routeNotReleased: 'processingCreate',
  setNotReleased: 'processResultDef',
  stepsChanged: null,
  mustPassSkipped: null,
  bomUnknown: null,
  bomNotReleased: 'bomSet',
  bomOfOtherType: null,
  bomStationNotOnRoute: 'bomSet',
  recipeMissing: 'typePara',
  labelUnknown: null,
}

/** Is it complete? Everything that is wrong as it is saved, each with the way to its correction. */
export function Findings({ whole }: { whole: ShownPackage }) {
  const words = useWords()
  const { packages: packageWords } = words
  const { findings, definitionStatus, unusedBill } = whole
  if (definitionStatus === 'obsolete') return null
  if (findings.length === 0 && unusedBill)
    return (
      <p className={css.complete} role="status">
        <StatusNote tone="warn">{fill(packageWords.unusedBill, unusedBill)}</StatusNote>
      </p>
    )
  if (findings.length === 0)
    return (
      <p className={css.complete} role="status">
        <StatusDot tone="good">{packageWords.validated}</StatusDot>
        {definitionStatus === 'draft' && ` ${packageWords.complete}`}
      </p>
    )
  return (
    <div className={css.findings} role="status">
      <b>
        {definitionStatus === 'draft'
          ? fill(packageWords.findings, { count: findings.length })
          : packageWords.frozenFindings}
      </b>
      <ul>
        {findings.map((finding) => (
          <li key={finding.packageFault}>
            {sayFinding(finding, words)} <Mend of={finding} whole={whole} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function Mend({ of: { packageFault }, whole }: { of: PackageFinding; whole: ShownPackage }) {
  const { packages: packageWords } = useWords()
  const page = mendedOn[packageFault]
  const may = useSession(({ grants }) => page !== null && grants[page] !== undefined)
  return (
    may &&
    page && (
      <Link to={`${pages[page].path}?${new URLSearchParams(recordOn[page]?.(whole))}`}>
        {packageWords.toMend}
      </Link>
    )
  )
}

/** Which record of that page it is, as its address calls it. */
const recordOn: Partial<Record<PageName, (of: ShownPackage) => Record<string, string>>> = {
  typeCreat: ({ typeNo, typeVer }) => ({ type: `${typeNo} ${typeVer}` }),
  typePara: ({ typeNo }) => ({ type: typeNo }),
  processingCreate: ({ processingNumber, processingVer }) => ({
    route: processingNumber,
    version: String(processingVer),
  }),
  bomSet: ({ bomCode, bomVer }) => ({ bill: bomCode ?? '', version: String(bomVer) }),
}

const sayFinding = ({ packageFault, about }: PackageFinding, words: Words) =>
  `${words.packageFault[packageFault]}: ${about}`

/** All of them in one sentence, for a button that is blocked by them. */
export const tellFindings = (findings: readonly PackageFinding[], words: Words) =>
  findings.map((finding) => sayFinding(finding, words)).join('; ')
