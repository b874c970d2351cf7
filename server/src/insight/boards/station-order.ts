import type { Step } from '@takt/contract/processings.ts'

const natural = new Intl.Collator('en', { numeric: true })

/** Along the route from its first step where an order runs, the others behind by number: 2 before 10. */
export function inOrder<S extends { stationNumber: string }>(
  stations: readonly S[],
  steps: readonly Step[],
): S[] {
  const way = stationsOnRoute(steps)
  const place = ({ stationNumber }: S) =>
    way.includes(stationNumber) ? way.indexOf(stationNumber) : way.length
  return stations.toSorted((a, b) => place(a) - place(b) || natural.compare(a.stationNumber, b.stationNumber))
}

/** The main way first, then the steps only rework leads to. */
function stationsOnRoute(steps: readonly Step[]): string[] {
  const led = new Set(
    steps.flatMap(({ stepSeq, nextStep, reworkStep }) =>
      reworkStep === stepSeq ? [nextStep] : [nextStep, reworkStep],
    ),
  )
  const bySeq = steps.toSorted((a, b) => a.stepSeq - b.stepSeq)
  const way: Step[] = []
  let step = bySeq.find(({ stepSeq }) => !led.has(stepSeq)) ?? bySeq[0]
  while (step && !way.includes(step)) {
    way.push(step)
    step = steps.find(({ stepSeq }) => stepSeq === way.at(-1)!.nextStep)
  }
  return [...way, ...bySeq.filter((one) => !way.includes(one))].map(({ stationNumber }) => stationNumber)
}
