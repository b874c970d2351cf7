import { gearboxSets } from './gearbox-sets.ts'
import {
  type BillRow,
  type LinePlan,
  part,
  scans,
  step,
  type StepPlan,
  takes,
  threeShifts,
  type TypePlan,
} from './plan.ts'
import { stations } from './gearbox-stations.ts'

/** The way of a gearbox. Faults of assembly go to the bench and come back; the run test tries once more before a person looks. */
const steps = (size: string): StepPlan[] => [
  step(10, 'S10', 'Load and mark housing', 20, { set: 'GB-MARK', rework: 10, loops: 2 }),
  step(20, 'S20', 'Press bearings', 30, { set: `GB${size}-PRESS`, rework: 90, back: 20, loops: 1 }),
  step(30, 'S30', 'Assemble shafts and gears', 40, { set: 'GB-SHAFT', rework: 90, back: 30, loops: 2 }),
  step(40, 'S40', 'Seal and mount cover', 50, { set: 'GB-SEAL', rework: 90, back: 40, loops: 2 }),
  step(50, 'S50', 'Bolt cover', 60, { set: `GB${size}-BOLT`, rework: 90, back: 50, loops: 2 }),
  step(60, 'S60', 'Test for leaks', 70, { set: 'GB-LEAK', rework: 90, back: 50, loops: 2 }),
  step(70, 'S70', 'Run test', null, { set: 'GB-RUN', rework: 70, loops: 1 }),
  step(90, 'S90', 'Rework', 70, { rework: 90, loops: 1 }),
]

const bill = (size: string): BillRow[] => [
  takes('S10', `GB${size}-HOUSING`, 1),
  takes('S20', 'GB-BEARING', 4),
  scans('S30', `GB${size}-SHAFT`),
  takes('S40', 'GB-SEALANT', 4.6),
  takes('S50', 'GB-BOLT', 4),
  takes('S70', 'GB-OIL', 0.35),
]

const types: [TypePlan, ...TypePlan[]] = [
  {
    typeNo: 'GB-40',
    typeName: 'Gearbox 40 Nm',
    picNumberVer: 'D-40117/C',
    remark: 'Two stages, ratio 12:1',
    effort: 1,
    orderSize: [120, 260],
    processingNumber: 'R-GB40',
    processingName: 'Gearbox 40 Nm assembly',
    steps: steps('40'),
    bill: bill('40'),
    customers: ['Nordfeld Drives', 'Aumont Conveyors', 'Kestrel Robotics'],
  },
  {
    typeNo: 'GB-65',
    typeName: 'Gearbox 65 Nm',
    picNumberVer: 'D-40123/A',
    remark: 'Two stages, ratio 16:1',
    effort: 1.06,
    orderSize: [60, 140],
    processingNumber: 'R-GB65',
    processingName: 'Gearbox 65 Nm assembly',
    steps: steps('65'),
    bill: bill('65'),
    customers: ['Kestrel Robotics', 'Tamarack Lifts'],
  },
]

export const gearboxLine: LinePlan = {
  lineNumber: 'L1',
  lineName: 'Gearbox assembly',
  location: 'Hall 2, bay A',
  manager: 'H. Brandt',
  department: 'Drives',
  shifts: threeShifts(
    [
      { start: '09:00', end: '09:15' },
      { start: '12:00', end: '12:30' },
    ],
    [
      { start: '17:00', end: '17:15' },
      { start: '19:30', end: '20:00' },
    ],
    [
      { start: '00:30', end: '01:00' },
      { start: '03:30', end: '03:45' },
    ],
  ),
  stations,
  sets: gearboxSets,
  types,
  parts: [
    part('GB40-HOUSING', 'Housing 40 Nm', 'pcs', 120, 'separated', 'Lindqvist Castings', 18.4),
    part('GB65-HOUSING', 'Housing 65 Nm', 'pcs', 80, 'separated', 'Lindqvist Castings', 24.9),
    part('GB-BEARING', 'Ball bearing 6204', 'pcs', 1000, 'gs1', 'Marwell Bearings', 2.35),
    part('GB40-SHAFT', 'Input shaft 40 Nm', 'pcs', 1, 'plain', 'Torsten & Sons', 11.2),
    part('GB65-SHAFT', 'Input shaft 65 Nm', 'pcs', 1, 'plain', 'Torsten & Sons', 14.6),
    part('GB-SEALANT', 'Flange sealant', 'g', 2000, 'plain', 'Chemalt', 0.06),
    part('GB-BOLT', 'Bolt M6 × 25', 'pcs', 2500, 'gs1', 'Fasten Nord', 0.08),
    part('GB-OIL', 'Gear oil ISO 220', 'l', 200, 'separated', 'Petrolan'),
  ],
  parameters: [
    {
      stationNumber: 'S20',
      paraCode: 'PRESS_SPEED',
      paraName: 'Press speed',
      unit: 'mm/s',
      value: 25,
      minValue: 5,
      maxValue: 60,
    },
    {
      stationNumber: 'S20',
      paraCode: 'HOLD_TIME',
      paraName: 'Holding time',
      unit: 's',
      value: 1.5,
      minValue: 0.5,
      maxValue: 5,
    },
    {
      stationNumber: 'S50',
      paraCode: 'SPINDLE_SPEED',
      paraName: 'Spindle speed',
      unit: 'rpm',
      value: 320,
      minValue: 100,
      maxValue: 600,
    },
    {
      stationNumber: 'S60',
      paraCode: 'TEST_TIME',
      paraName: 'Test time',
      unit: 's',
      value: 12,
      minValue: 5,
      maxValue: 40,
    },
  ],
}
