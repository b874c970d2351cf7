import { later, type Line, postAt, type Unit } from './line.ts'
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

/** What cannot be tried again is scrapped by its failure, as a quality engineer does. */
function dispose(line: Line, unit: Unit) {
  const work = { kind: 'dispose', disposition: 'scrap', reason: 'Cannot be repaired' } as const
  const decided = tellOffice(line, work, [], unit)
  unit.processStatus = 'scrapped'
  makeAgain(line, unit, decided)
}
