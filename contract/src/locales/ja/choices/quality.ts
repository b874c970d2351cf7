import { problemsChoices } from '../problems.ts'
import { concessionsChoices } from '../concessions.ts'
import { signalsChoices } from '../signals.ts'
import { measuringChoices } from '../measuring.ts'
import { attributeChoices } from '../attribute-charts.ts'
import { defectsChoices } from '../defects.ts'
import { reworkChoices } from '../rework.ts'

export const qualityChoices = {
  ...problemsChoices,
  ...concessionsChoices,
  ...signalsChoices,
  ...measuringChoices,
  ...attributeChoices,
  ...defectsChoices,
  ...reworkChoices,
}
