import type { Bom } from '@takt/contract/boms.ts'
import { lookOfTemplate } from '@takt/contract/labels.ts'
import type {
  PackageFault,
  PackageFinding,
  PackageOf,
  PackageStep,
  ShownStep,
  TypePackage,
} from '@takt/contract/packages.ts'
import type { Step } from '@takt/contract/processings.ts'
import { everyType, type ParameterSet } from '@takt/contract/recipes.ts'
import { findBom } from '../boms/boms.ts'
import { findSets } from '../collectionSets/collectionSets.ts'
import type { Db } from '../../platform/db/tables.ts'
import { versionKey } from '../../platform/definitions/definitions.ts'
import { findProcessing } from '../processings/processings.ts'
import { releasedFor } from '../recipes/recipes.ts'
import { findType } from '../types/types.ts'

type Released = Pick<ParameterSet, 'lineNumber' | 'typeNo' | 'stationNumber' | 'paraVer'>

type Content = Pick<
  TypePackage,
  'typeNo' | 'typeVer' | 'processingNumber' | 'processingVer' | 'bomCode' | 'bomVer' | 'steps'
>

/** How a step of a route is set before anybody changes it: parameters are needed where the station has some for the type. */
export const stepOf = (
  typeNo: string,
  { stepSeq, stationNumber }: Step,
  released: readonly Released[],
): PackageStep => ({
  stepSeq,
  skipped: false,
  parametersNeeded: released.some((set) => set.typeNo === typeNo && set.stationNumber === stationNumber),
  cycleTime: null,
  labelTemplate: null,
  samplingRate: 1,
})

/** All that a package refers to. */
export async function look(
  db: Db,
  { typeNo, typeVer, processingNumber, processingVer, bomCode, bomVer }: Omit<Content, 'steps'>,
) {
  const [type, route, bom, recipes] = await Promise.all([
    findType(db, typeNo, typeVer),
    findProcessing(db, processingNumber, processingVer),
    bomCode && bomVer ? findBom(db, bomCode, bomVer) : undefined,
    releasedFor(db, [typeNo, everyType]),
  ])
  const steps = route?.steps ?? []
  const sets = await findSets(
    db,
    steps.flatMap(({ colSetId, colSetVersion }) =>
      colSetId && colSetVersion ? [{ colSetId, colSetVersion }] : [],
    ),
  )
  return { type, route, steps, bom, recipes, sets }
}
type Seen = Awaited<ReturnType<typeof look>>

/** Every fault at once. `line`: only what concerns that line. */
export function findingsOf(
  content: Content,
  { type, route, steps, bom, recipes, sets }: Seen,
  line?: string,
): PackageFinding[] {
  const stations = new Set(steps.map(({ stationNumber }) => stationNumber))
  const seqs = (some: readonly { stepSeq: number }[]) =>
    some
      .map(({ stepSeq }) => stepSeq)
      .toSorted((a, b) => a - b)
      .join(' ')
  const of = (step: Step) => content.steps.find(({ stepSeq }) => stepSeq === step.stepSeq)
  const { bomCode, bomVer } = content
  const billed = bomCode ? versionKey(bomCode, bomVer ?? 0) : ''
  const found: Record<PackageFault, string[]> = {
    typeNotReleased:
      type?.definitionStatus === 'released' ? [] : [versionKey(content.typeNo, content.typeVer)],
    routeNotReleased:
      route?.definitionStatus === 'released'
        ? []
        : [versionKey(content.processingNumber, content.processingVer)],
    setNotReleased: sets
      .filter(({ definitionStatus }) => definitionStatus !== 'released')
      .map(({ colSetId, colSetVersion }) => versionKey(colSetId, colSetVersion)),
    stepsChanged:
      seqs(steps) === seqs(content.steps)
        ? []
        : [versionKey(content.processingNumber, content.processingVer)],
    mustPassSkipped: steps
      .filter((step) => step.mustPass && of(step)?.skipped)
      .map(({ stepName }) => stepName),
    bomUnknown: bomCode && !bom ? [billed] : [],
    bomNotReleased: bom && bom.definitionStatus !== 'released' ? [billed] : [],
    bomOfOtherType: bom && bom.typeNo !== content.typeNo ? [`${billed} (${bom.typeNo})`] : [],
    bomStationNotOnRoute: [...new Set(bom?.rows.map(({ stationNumber }) => stationNumber))].filter(
      (station) => !stations.has(station),
    ),
    recipeMissing: missingRecipes(
      content.typeNo,
      steps.filter((step) => of(step)?.parametersNeeded && !of(step)?.skipped),
      recipes,
      line,
    ),
    labelUnknown: content.steps.flatMap(({ labelTemplate }) =>
      labelTemplate === null || lookOfTemplate(labelTemplate) ? [] : [labelTemplate],
    ),
  }
  return Object.entries(found).flatMap(([fault, about]) =>
    about.length ? [{ packageFault: fault as PackageFault, about: about.join(', ') }] : [],
  ) // the record's own keys
}

/** The lines that have parameters for the type at one of the steps' stations: a station of another line with the same number does not count. */
const linesOf = (typeNo: string, steps: readonly Step[], recipes: readonly Released[]) => [
  ...new Set(
    recipes
      .filter(
        (set) =>
          set.typeNo === typeNo && steps.some(({ stationNumber }) => stationNumber === set.stationNumber),
      )
      .map(({ lineNumber }) => lineNumber),
  ),
]

/** On every line that has parameters for the type; where none has, on whatever line. */
function missingRecipes(typeNo: string, steps: readonly Step[], recipes: readonly Released[], line?: string) {
  const stations = [...new Set(steps.map(({ stationNumber }) => stationNumber))]
  const lines = line === undefined ? linesOf(typeNo, steps, recipes) : [line]
  if (lines.length === 0)
    return stations.filter((station) => !recipes.some((set) => set.stationNumber === station))
  return lines.flatMap((lineNumber) =>
    stations
      .filter(
        (station) => !recipes.some((set) => set.lineNumber === lineNumber && set.stationNumber === station),
      )
      .map((station) => (line === undefined ? `${lineNumber} ${station}` : station)),
  )
}

/** The steps of the route as the page shows them. */
export function shownSteps(content: Content, { steps, bom, recipes }: Seen): ShownStep[] {
  const lines = linesOf(content.typeNo, steps, recipes)
  return steps.map((step) => {
    const { stepName, stationNumber, mustPass, colSetId, colSetVersion } = step
    const ofStation = recipes.filter(
      (set) => set.stationNumber === stationNumber && lines.includes(set.lineNumber),
    )
    return {
      ...(content.steps.find(({ stepSeq }) => stepSeq === step.stepSeq) ??
        stepOf(content.typeNo, step, ofStation)),
      stepName,
      stationNumber,
      mustPass,
      colSetId,
      colSetVersion,
      bomRows: rowsAt(bom, stationNumber),
      recipes: ofStation,
    }
  })
}

const rowsAt = (bom: Bom | undefined, station: string) =>
  bom?.rows.filter(({ stationNumber }) => stationNumber === station) ?? []

export const nameOf = ({ typeNo, typeVer, processingNumber, processingVer }: PackageOf) =>
  `${versionKey(typeNo, typeVer)} ${versionKey(processingNumber, processingVer)}`
