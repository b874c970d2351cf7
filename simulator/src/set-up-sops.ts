import { randomBytes } from 'node:crypto'
import { session } from '@takt/contract/session.ts'
import type { PageName } from '@takt/contract/pages.ts'
import { type SopRow, sops } from '@takt/contract/sops.ts'
import { users } from '@takt/contract/users.ts'
import { isoOf } from './clock.ts'
import type { Office } from './delivery/console-calls.ts'
import { operatorsOf } from './plant/operators.ts'
import type { LinePlan } from './plant/plan.ts'
import { approver, emergency, handling, writer } from './plant/sops.ts'

/** `password`: a set-up that is begun again makes the same one of it. */
export type OpenAs = ((person: { userName: string; password: string }) => Promise<Office>) & {
  password?: (what: string) => string
}
const aPassword = () => randomBytes(18).toString('base64url')

/** An account of set-up, with the password that it signs with. */
export type Signing = { call: Office; password: string }

type Account = {
  roleKey: string
  roleName: string
  of: { userName: string; name: string; cardId: string }
  pages: readonly PageName[]
}

/** An account that has a few pages and nothing else. Its password is unknown later on; an administrator may give another. */
export async function makeAccount(
  office: Office,
  openAs: OpenAs,
  { roleKey, roleName, of, pages }: Account,
): Promise<Signing> {
  const { userName } = of
  const made = openAs.password ?? aPassword
  const [first, password] = [made(`${userName} first`), made(`${userName} own`)]
  await office(users.saveRole, {
    roleKey,
    roleName,
    description: null,
    lines: [],
    menu: pages.map((page) => ({ page, level: 'edit' as const })),
  })
  await office(users.create, {
    ...of,
    roles: [roleKey],
    lines: [],
    editRight: false,
    introduction: null,
    password: first,
  })
  const call = await openAs({ userName, password: first })
  await call(session.savePassword, { userName, password, currentPassword: first })
  return { call, password }
}

const instructions: Pick<Account, 'pages'> = { pages: ['sopManage'] }
const engineer = { roleKey: 'processEngineer', roleName: 'Process engineer', of: writer, ...instructions }
const lead = { roleKey: 'processApprover', roleName: 'Process approver', of: approver, ...instructions }

/** Who writes, and who signs for the release. */
export const makeAuthors = async (office: Office, openAs: OpenAs) => ({
  writing: (await makeAccount(office, openAs, engineer)).call,
  approving: await makeAccount(office, openAs, lead),
})
type Authors = Awaited<ReturnType<typeof makeAuthors>>

/** Written by one, released by another, and confirmed by everybody who works there. */
export async function makeSops(
  office: Office,
  { writing, approving: { call: approve, password } }: Authors,
  plan: LinePlan,
  from: number,
) {
  const { lineNumber } = plan
  const usual = { sopLanguage: 'en' as const, typeNo: null, fileId: null, validFrom: isoOf(from) }
  const release = async ({ sopCode, sopVer }: SopRow) => {
    const key = { sopCode, sopVer }
    const { contentHash, revision } = await writing(sops.submit, key, lineNumber)
    return approve(sops.release, { ...key, contentHash, revision, password }, lineNumber)
  }
  const everywhere = { ...usual, ...emergency, stationNumber: null, readConfirm: false, major: true }
  await release(await writing(sops.create, { ...everywhere, sopCode: `${lineNumber}-STOP` }, lineNumber))
  for (const { stationNumber } of plan.stations.filter(({ manual }) => manual)) {
    const { whatChanged, steps, ...titles } = handling
    const sopCode = `${lineNumber}-${stationNumber}-PARTS`
    const draft = { ...usual, sopCode, ...titles, stationNumber, readConfirm: true, readDays: 365 }
    const first = await release(
      await writing(sops.create, { ...draft, steps: steps.slice(0, -1), major: true }, lineNumber),
    )
    const { sopVer, contentHash } = first
    for (const { cardId } of operatorsOf(plan).filter((one) => one.stationNumber === stationNumber))
      await office(sops.confirm, { sopCode, sopVer, stationNumber, contentHash, cardId }, lineNumber)
    const next = await writing(sops.revise, { sopCode, sopVer }, lineNumber)
    const inFlight = 'finish' as const
    const minor = {
      ...draft,
      steps,
      whatChanged,
      inFlight,
      major: false,
      sopVer: next.sopVer,
      revision: next.revision,
    }
    await release(await writing(sops.update, minor, lineNumber))
  }
}
