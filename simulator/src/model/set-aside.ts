import { seedRandom } from '../random.ts'
import { later, type Line, postAt, stepOf, type Unit } from './line.ts'
import { leaveLine, makeAgain } from './orders.ts'
import { tellOffice } from './outbox.ts'

/** A held unit waits for somebody of quality, who scraps it or lets it be tried again. */
export function setAside(line: Line, unit: Unit, goOn: () => void) {
  if (!line.hasOffice) return
  line.agenda.note(later(line, line.random.between(4, 15) * 60), () => {
    if (unit.gone) return leaveLine(line, unit)
    const again = !postAt(line, unit.step).plan.isBench && line.random.chance(0.35)
    if (again) {
      tellOffice(
        line,
        { kind: 'moveUnit', move: 'release', reason: 'Looked at, to be tried once more' },
        [],
        unit,
      )
      unit.processStatus = 'inProcess'
      if (line.random.chance(0.6)) unit.flaw = null
      return goOn()
    }
    dispose(line, unit)
    goOn()
  })
}

/** Of what cannot be tried again most is scrapped; some goes on as it is, or nothing was wrong with it. */
function dispose(line: Line, unit: Unit) {
  const { nextStep } = unit.step
  const roll = seedRandom(line.run, unit.productSn, 'disposition').share()
  const goesOn = roll < 0.3 && nextStep !== null && unit.returnStep === null
  const disposition = !goesOn ? 'scrap' : roll < 0.2 ? 'useAsIs' : 'falseFail'
  const work = { kind: 'dispose', disposition, reason: why[disposition] } as const
  const decided = tellOffice(line, work, [], unit)
  unit.processStatus = goesOn ? 'inProcess' : 'scrapped'
  if (!goesOn) return makeAgain(line, unit, decided)
  unit.flaw = null
  unit.step = stepOf(unit.type, nextStep)
}

const why = {
  scrap: 'Cannot be repaired',
  useAsIs: 'Does not matter where it is used',
  falseFail: 'Measured again by hand: nothing wrong',
} as const
