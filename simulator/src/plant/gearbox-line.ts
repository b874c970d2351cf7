import { gearboxSets } from './gearbox-sets.ts'
import { type BillRow, type LinePlan, part, scans, type StationPlan, step, takes, type StepPlan, threeShifts, type TypePlan } from './plan.ts'

const stations: StationPlan[] = [
  {
    stationNumber: 'S10', stationName: 'Housing load and laser marking', machine: 'LM-3110', address: 'DB10', cycleTime: 52, optLevel: 1, manual: false,
    faultyShare: 0.008, toolLife: 6000, faultHours: 22, repairMinutes: 5,
    stops: [{ alarmCode: 'LM-017', alarmText: 'Laser shutter did not open' }, { alarmCode: 'LM-031', alarmText: 'Housing not seated in nest' }],
    warning: { alarmCode: 'LM-102', alarmText: 'Extraction filter nearly full' },
  },
  {
    stationNumber: 'S20', stationName: 'Bearing press-in', machine: 'PR-0250', address: 'DB20', cycleTime: 56, optLevel: 2, manual: false,
    faultyShare: 0.017, toolLife: 2400, faultHours: 14, repairMinutes: 7,
    stops: [{ alarmCode: 'PR-004', alarmText: 'Press force limit exceeded' }, { alarmCode: 'PR-011', alarmText: 'Bearing magazine jammed' }],
    warning: { alarmCode: 'PR-108', alarmText: 'Hydraulic oil temperature high' },
  },
  {
    stationNumber: 'S30', stationName: 'Shaft and gear assembly', machine: 'AS-1203', address: 'DB30', cycleTime: 58, optLevel: 2, manual: true,
    faultyShare: 0.020, toolLife: 5000, faultHours: 26, repairMinutes: 5,
    stops: [{ alarmCode: 'AS-021', alarmText: 'Pick-to-light does not answer' }],
    warning: { alarmCode: 'AS-110', alarmText: 'Shim sorter low' },
  },
  {
    stationNumber: 'S40', stationName: 'Seal and cover mounting', machine: 'DS-0718', address: 'DB40', cycleTime: 55, optLevel: 2, manual: false,
    faultyShare: 0.015, toolLife: 1800, faultHours: 16, repairMinutes: 6,
    stops: [{ alarmCode: 'DS-006', alarmText: 'Dispensing nozzle blocked' }, { alarmCode: 'DS-014', alarmText: 'Camera sees no bead' }],
    warning: { alarmCode: 'DS-101', alarmText: 'Sealant cartridge below 10 %' },
  },
  {
    stationNumber: 'S50', stationName: 'Cover bolting', machine: 'BT-4416', address: 'DB50', cycleTime: 64, optLevel: 2, manual: false,
    faultyShare: 0.018, toolLife: 3000, faultHours: 12, repairMinutes: 6,
    stops: [{ alarmCode: 'BT-002', alarmText: 'Spindle 3 overload' }, { alarmCode: 'BT-009', alarmText: 'Bolt feeder empty' }, { alarmCode: 'BT-015', alarmText: 'Safety door open' }],
    warning: { alarmCode: 'BT-104', alarmText: 'Spindle calibration due' },
  },
  {
    stationNumber: 'S60', stationName: 'Leak test', machine: 'LT-2208', address: 'DB60', cycleTime: 57, optLevel: 2, manual: false,
    faultyShare: 0.022, toolLife: 4000, faultHours: 20, repairMinutes: 5,
    stops: [{ alarmCode: 'LT-005', alarmText: 'Reference leak out of range' }, { alarmCode: 'LT-012', alarmText: 'Test pressure not reached' }],
    warning: { alarmCode: 'LT-103', alarmText: 'Sealing pad worn' },
  },
  {
    stationNumber: 'S70', stationName: 'End-of-line run test', machine: 'EL-5001', address: 'DB70', cycleTime: 60, optLevel: 3, manual: false,
    faultyShare: 0.024, toolLife: 7000, faultHours: 18, repairMinutes: 8,
    stops: [{ alarmCode: 'EL-003', alarmText: 'Clutch does not engage' }, { alarmCode: 'EL-010', alarmText: 'Torque sensor offset' }],
    warning: { alarmCode: 'EL-105', alarmText: 'Background noise high' },
  },
  {
    stationNumber: 'S90', stationName: 'Rework bench', machine: 'RB-0001', address: 'DB90', cycleTime: 240, isBench: true, optLevel: 4, manual: true,
    faultyShare: 0.03, toolLife: 100_000, faultHours: 200, repairMinutes: 5,
    stops: [{ alarmCode: 'RB-001', alarmText: 'Bench computer restarted' }],
    warning: { alarmCode: 'RB-101', alarmText: 'Spare seals low' },
  },
]

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
  takes('S10', `GB${size}-HOUSING`, 1), takes('S20', 'GB-BEARING', 4), scans('S30', `GB${size}-SHAFT`), takes('S40', 'GB-SEALANT', 4.6), takes('S50', 'GB-BOLT', 4), takes('S70', 'GB-OIL', 0.35),
]

const types: [TypePlan, ...TypePlan[]] = [
  {
    typeNo: 'GB-40', typeName: 'Gearbox 40 Nm', picNumberVer: 'D-40117/C', remark: 'Two stages, ratio 12:1', effort: 1, orderSize: [120, 260],
    processingNumber: 'R-GB40', processingName: 'Gearbox 40 Nm assembly', steps: steps('40'), bill: bill('40'), customers: ['Nordfeld Drives', 'Aumont Conveyors', 'Kestrel Robotics'],
  },
  {
    typeNo: 'GB-65', typeName: 'Gearbox 65 Nm', picNumberVer: 'D-40123/A', remark: 'Two stages, ratio 16:1', effort: 1.06, orderSize: [60, 140],
    processingNumber: 'R-GB65', processingName: 'Gearbox 65 Nm assembly', steps: steps('65'), bill: bill('65'), customers: ['Kestrel Robotics', 'Tamarack Lifts'],
  },
]

export const gearboxLine: LinePlan = {
  lineNumber: 'L1', lineName: 'Gearbox assembly', location: 'Hall 2, bay A', manager: 'H. Brandt', department: 'Drives',
  shifts: threeShifts(
    [{ start: '09:00', end: '09:15' }, { start: '12:00', end: '12:30' }],
    [{ start: '17:00', end: '17:15' }, { start: '19:30', end: '20:00' }],
    [{ start: '00:30', end: '01:00' }, { start: '03:30', end: '03:45' }],
  ),
  stations, sets: gearboxSets, types,
  parts: [
    part('GB40-HOUSING', 'Housing 40 Nm', 'pcs', 120, 'separated', 'Lindqvist Castings'), part('GB65-HOUSING', 'Housing 65 Nm', 'pcs', 80, 'separated', 'Lindqvist Castings'),
    part('GB-BEARING', 'Ball bearing 6204', 'pcs', 1000, 'gs1', 'Marwell Bearings'), part('GB40-SHAFT', 'Input shaft 40 Nm', 'pcs', 1, 'plain', 'Torsten & Sons'),
    part('GB65-SHAFT', 'Input shaft 65 Nm', 'pcs', 1, 'plain', 'Torsten & Sons'), part('GB-SEALANT', 'Flange sealant', 'g', 2000, 'plain', 'Chemalt'),
    part('GB-BOLT', 'Bolt M6 × 25', 'pcs', 2500, 'gs1', 'Fasten Nord'), part('GB-OIL', 'Gear oil ISO 220', 'l', 200, 'separated', 'Petrolan'),
  ],
  parameters: [
    { stationNumber: 'S20', paraCode: 'PRESS_SPEED', paraName: 'Press speed', unit: 'mm/s', value: 25, minValue: 5, maxValue: 60 },
    { stationNumber: 'S20', paraCode: 'HOLD_TIME', paraName: 'Holding time', unit: 's', value: 1.5, minValue: 0.5, maxValue: 5 },
    { stationNumber: 'S50', paraCode: 'SPINDLE_SPEED', paraName: 'Spindle speed', unit: 'rpm', value: 320, minValue: 100, maxValue: 600 },
    { stationNumber: 'S60', paraCode: 'TEST_TIME', paraName: 'Test time', unit: 's', value: 12, minValue: 5, maxValue: 40 },
  ],
}
