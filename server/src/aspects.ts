import { andonAspect } from './response/andon/andon.ts'
import { materialAspect } from './execution/materials/materials.ts'
import { inspectionAspect } from './equipment/inspections/inspections.ts'
import { sopAnswersAspect } from './equipment/sopAnswers/sopAnswers.ts'
import { toolAspect } from './equipment/tools/tools.ts'
import { recipeAspect } from './masterdata/recipes/recipes.ts'
import { sopAspect } from './masterdata/sops/sops.ts'
import type { Aspect } from './platform/kernel/kernel.ts'
import { concessionAspect } from './quality/concessions/concessions.ts'
import { futureHoldAspect } from './quality/futureHolds/futureHolds.ts'
import { signalAspect } from './quality/signals/signals.ts'
import { reworkAspect } from './quality/rework/rework.ts'
import { reworkerAspect } from './quality/reworkers/reworkers.ts'
import { operatorAspect } from './plant/operators/operators.ts'

/** The features that take part in what happens at stations, in the order in which their reasons are named. */
export const aspects: readonly Aspect[] = [
  materialAspect,
  operatorAspect,
  reworkerAspect,
  reworkAspect,
  futureHoldAspect,
  concessionAspect,
  signalAspect,
  inspectionAspect,
  toolAspect,
  sopAspect,
  sopAnswersAspect,
  recipeAspect,
  andonAspect,
]
