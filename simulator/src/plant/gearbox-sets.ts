import { measure, type Measure, type SetPlan } from './plan.ts'

const press = (target: number): Measure[] => [
  measure(
    'PRESS_FORCE',
    'Press force',
    'kN',
    { low: target - 2, target, high: target + 2 },
    { spread: 0.42, wear: 0.55, decimals: 2 },
  ),
  measure(
    'PRESS_DEPTH',
    'Press depth',
    'mm',
    { low: 14.95, target: 15, high: 15.05 },
    { spread: 0.011, wear: 0.008, decimals: 3 },
  ),
]

/** Four bolts, torque and angle of each: every bolt has a place of its own in the reports. */
const bolts = (torque: number): Measure[] =>
  [1, 2, 3, 4].flatMap((bolt) => [
    measure(
      `TORQUE_${bolt}`,
      `Bolt ${bolt} torque`,
      'Nm',
      { low: torque - 2, target: torque, high: torque + 2 },
      { spread: 0.43, wear: 0.3, decimals: 2 },
    ),
    measure(
      `ANGLE_${bolt}`,
      `Bolt ${bolt} angle`,
      '°',
      { low: 30, target: 45, high: 60 },
      { level: 44 + bolt * 0.6, spread: 3.3, decimals: 1 },
    ),
  ])

export const gearboxSets: SetPlan[] = [
  {
    colSetId: 'GB-MARK',
    colSetName: 'Marking',
    measures: [
      measure(
        'CODE_GRADE',
        'Code grade',
        null,
        { low: 2.5 },
        { level: 3.6, spread: 0.22, wear: -0.25, decimals: 1 },
      ),
    ],
  },
  { colSetId: 'GB40-PRESS', colSetName: 'Bearing press-in 40 Nm', measures: press(10) },
  { colSetId: 'GB65-PRESS', colSetName: 'Bearing press-in 65 Nm', measures: press(13) },
  {
    colSetId: 'GB-SHAFT',
    colSetName: 'Shafts and gears',
    measures: [
      measure(
        'AXIAL_PLAY',
        'Axial play',
        'mm',
        { low: 0.05, target: 0.1, high: 0.15 },
        { spread: 0.012, decimals: 3, manual: true },
      ),
      measure(
        'BACKLASH',
        'Backlash',
        'mm',
        { high: 0.12 },
        { level: 0.07, spread: 0.012, decimals: 3, manual: true },
      ),
    ],
  },
  {
    colSetId: 'GB-SEAL',
    colSetName: 'Seal and cover',
    measures: [
      measure(
        'BEAD_WIDTH',
        'Bead width',
        'mm',
        { low: 2.5, target: 3, high: 3.5 },
        { spread: 0.11, wear: 0.13, decimals: 2, readings: 3 },
      ),
      measure(
        'SEALANT_MASS',
        'Sealant mass',
        'g',
        { low: 4.2, target: 4.6, high: 5 },
        { spread: 0.09, wear: -0.08, decimals: 2 },
      ),
    ],
  },
  { colSetId: 'GB40-BOLT', colSetName: 'Cover bolting 40 Nm', measures: bolts(24) },
  { colSetId: 'GB65-BOLT', colSetName: 'Cover bolting 65 Nm', measures: bolts(32) },
  {
    colSetId: 'GB-LEAK',
    colSetName: 'Leak test',
    measures: [
      measure(
        'LEAK_RATE',
        'Leak rate',
        'cm³/min',
        { high: 2 },
        { level: 0.85, spread: 0.24, wear: 0.25, decimals: 2 },
      ),
      measure(
        'TEST_PRESSURE',
        'Test pressure',
        'mbar',
        { low: 295, target: 300, high: 305 },
        { spread: 0.9, decimals: 1 },
      ),
    ],
  },
  {
    colSetId: 'GB-RUN',
    colSetName: 'Run test',
    measures: [
      measure(
        'NO_LOAD_TORQUE',
        'No-load torque',
        'Nm',
        { high: 1.4 },
        { level: 0.95, spread: 0.1, decimals: 3 },
      ),
      measure('NOISE', 'Noise', 'dB(A)', { high: 68 }, { level: 62.5, spread: 1.3, wear: 0.6, decimals: 1 }),
      measure('VIBRATION', 'Vibration', 'mm/s', { high: 2.8 }, { level: 1.6, spread: 0.27, decimals: 2 }),
      measure(
        'OIL_FILL',
        'Oil fill',
        'ml',
        { low: 345, target: 350, high: 355 },
        { spread: 1.1, wear: -1, decimals: 1 },
      ),
    ],
  },
]
