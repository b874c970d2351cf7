import { type LinePlan, part, scans, type StationPlan, step, takes, threeShifts, type TypePlan } from './plan.ts'
import { powerSupplySets } from './power-supply-sets.ts'

const stations: StationPlan[] = [
  {
    stationNumber: 'S10', stationName: 'Board load and labelling', machine: 'LB-1002', address: 'PLC2.10', cycleTime: 42, optLevel: 1, manual: true,
    faultyShare: 0.008, toolLife: 5000, faultHours: 24, repairMinutes: 4,
    stops: [{ alarmCode: 'LB-003', alarmText: 'Label printer out of ribbon' }, { alarmCode: 'LB-008', alarmText: 'Board not clamped' }],
    warning: { alarmCode: 'LB-101', alarmText: 'Label roll nearly empty' },
  },
  {
    stationNumber: 'S20', stationName: 'Selective soldering', machine: 'SS-0330', address: 'PLC2.20', cycleTime: 46, optLevel: 3, manual: false,
    faultyShare: 0.020, toolLife: 2600, faultHours: 13, repairMinutes: 8,
    stops: [{ alarmCode: 'SS-012', alarmText: 'Solder wave height low' }, { alarmCode: 'SS-020', alarmText: 'Nitrogen pressure low' }],
    warning: { alarmCode: 'SS-107', alarmText: 'Flux level low' },
  },
  {
    stationNumber: 'S30', stationName: 'Housing assembly', machine: 'HA-2150', address: 'PLC2.30', cycleTime: 45, optLevel: 2, manual: false,
    faultyShare: 0.01, toolLife: 3500, faultHours: 17, repairMinutes: 5,
    stops: [{ alarmCode: 'HA-005', alarmText: 'Screw feeder empty' }, { alarmCode: 'HA-009', alarmText: 'Housing turned the wrong way' }],
    warning: { alarmCode: 'HA-104', alarmText: 'Bit change due' },
  },
  {
    stationNumber: 'S40', stationName: 'Firmware and calibration', machine: 'FC-0044', address: 'PLC2.40', cycleTime: 47, optLevel: 2, manual: false,
    faultyShare: 0.017, toolLife: 5000, faultHours: 21, repairMinutes: 4,
    stops: [{ alarmCode: 'FC-002', alarmText: 'Programmer not found' }, { alarmCode: 'FC-006', alarmText: 'Probe contact lost' }],
    warning: { alarmCode: 'FC-103', alarmText: 'Reference calibration due' },
  },
  {
    stationNumber: 'S50', stationName: 'High-voltage test', machine: 'HV-0911', address: 'PLC2.50', cycleTime: 44, optLevel: 3, manual: false,
    faultyShare: 0.013, toolLife: 8000, faultHours: 25, repairMinutes: 5,
    stops: [{ alarmCode: 'HV-001', alarmText: 'Protective hood open' }, { alarmCode: 'HV-004', alarmText: 'Self test failed' }],
    warning: { alarmCode: 'HV-102', alarmText: 'Contact resistance rising' },
  },
  {
    stationNumber: 'S60', stationName: 'Function test', machine: 'FT-6200', address: 'PLC2.60', cycleTime: 52, optLevel: 3, manual: false,
    faultyShare: 0.025, toolLife: 4200, faultHours: 15, repairMinutes: 6,
    stops: [{ alarmCode: 'FT-007', alarmText: 'Electronic load over temperature' }, { alarmCode: 'FT-013', alarmText: 'Test adapter not locked' }],
    warning: { alarmCode: 'FT-105', alarmText: 'Adapter needles near end of life' },
  },
  {
    stationNumber: 'S70', stationName: 'Load run and packing', machine: 'PK-0007', address: 'PLC2.70', cycleTime: 48, optLevel: 1, manual: true,
    faultyShare: 0.011, toolLife: 9000, faultHours: 30, repairMinutes: 4,
    stops: [{ alarmCode: 'PK-002', alarmText: 'Scale does not settle' }],
    warning: { alarmCode: 'PK-101', alarmText: 'Cartons low' },
  },
  {
    stationNumber: 'S90', stationName: 'Repair bench', machine: 'RP-0001', address: 'PLC2.90', cycleTime: 200, isBench: true, optLevel: 4, manual: true,
    faultyShare: 0.03, toolLife: 100_000, faultHours: 200, repairMinutes: 5,
    stops: [{ alarmCode: 'RP-001', alarmText: 'Soldering station fault' }],
    warning: { alarmCode: 'RP-101', alarmText: 'Spare boards low' },
  },
]

/** The function test tries once more before a person looks; everything else goes to the bench and comes back. */
const types: [TypePlan, ...TypePlan[]] = [
  {
    typeNo: 'PS-240', typeName: 'Power supply 240 W', picNumberVer: 'D-51008/B', remark: '24 V, 10 A, DIN rail', effort: 1, orderSize: [200, 420],
    processingNumber: 'R-PS240', processingName: 'Power supply 240 W', customers: ['Helmsdale Controls', 'Orion Switchgear', 'Vantaa Automation'],
    bill: [takes('S10', 'PS-LABEL', 2), scans('S10', 'PS-BOARD'), takes('S20', 'PS-SOLDER', 1.8), takes('S30', 'PS-HOUSING', 1), takes('S30', 'PS-SCREW', 6), takes('S70', 'PS-CARTON', 1)],
    steps: [
      step(10, 'S10', 'Load and label board', 20, { set: 'PS-LOAD', rework: 10, loops: 2 }),
      step(20, 'S20', 'Solder connectors', 30, { set: 'PS-SOLDER', rework: 90, back: 20, loops: 2 }),
      step(30, 'S30', 'Assemble housing', 40, { set: 'PS-HOUSING', rework: 90, back: 30, loops: 2 }),
      step(40, 'S40', 'Flash and calibrate', 50, { set: 'PS-FLASH', rework: 90, back: 40, loops: 2 }),
      step(50, 'S50', 'Test high voltage', 60, { set: 'PS-HIPOT', rework: 90, back: 50, loops: 1 }),
      step(60, 'S60', 'Test function', 70, { set: 'PS-FUNCTION', rework: 60, loops: 1 }),
      step(70, 'S70', 'Load run and pack', null, { set: 'PS-LOADRUN', rework: 90, back: 60, loops: 1 }),
      step(90, 'S90', 'Repair', 60, { rework: 90, loops: 1 }),
    ],
  },
]

export const powerSupplyLine: LinePlan = {
  lineNumber: 'L2', lineName: 'Power supply test', location: 'Hall 2, bay C', manager: 'M. Okafor', department: 'Electronics',
  shifts: threeShifts(
    [{ start: '08:30', end: '08:45' }, { start: '11:15', end: '11:45' }],
    [{ start: '16:30', end: '16:45' }, { start: '18:45', end: '19:15' }],
    [{ start: '01:15', end: '01:45' }, { start: '04:15', end: '04:30' }],
  ),
  stations, sets: powerSupplySets, types,
  parts: [
    part('PS-LABEL', 'Type label', 'pcs', 2000, 'plain', 'Etikon'), part('PS-BOARD', 'Power board 240 W', 'pcs', 1, 'plain', 'Circuitry West'), part('PS-SOLDER', 'Solder bar SN100C', 'g', 3000, 'separated', 'Alloymet'),
    part('PS-HOUSING', 'Housing, DIN rail', 'pcs', 240, 'gs1', 'Lindqvist Plastics'), part('PS-SCREW', 'Screw M3 × 8', 'pcs', 5000, 'gs1', 'Fasten Nord'), part('PS-CARTON', 'Carton', 'pcs', 300, 'separated', 'Packwell'),
  ],
  parameters: [
    { stationNumber: 'S20', paraCode: 'SOLDER_TEMPERATURE', paraName: 'Solder temperature', unit: '°C', value: 285, minValue: 260, maxValue: 310 },
    { stationNumber: 'S40', paraCode: 'SETTLE_TIME', paraName: 'Settling time', unit: 's', value: 3, minValue: 1, maxValue: 10 },
    { stationNumber: 'S50', paraCode: 'TEST_VOLTAGE', paraName: 'Test voltage', unit: 'V', value: 3000, minValue: 1500, maxValue: 4000 },
  ],
}
