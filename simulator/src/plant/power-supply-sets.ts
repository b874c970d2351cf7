import { measure, readText, type SetPlan } from './plan.ts'

export const powerSupplySets: SetPlan[] = [
  {
    colSetId: 'PS-LOAD',
    colSetName: 'Board load',
    measures: [
      measure(
        'LABEL_GRADE',
        'Label grade',
        null,
        { low: 2.5 },
        { level: 3.7, spread: 0.2, wear: -0.3, decimals: 1 },
      ),
    ],
  },
  {
    colSetId: 'PS-SOLDER',
    colSetName: 'Selective soldering',
    measures: [
      measure(
        'SOLDER_TEMP',
        'Solder temperature',
        '°C',
        { low: 255, target: 265, high: 275 },
        { spread: 2.1, wear: -2.4, decimals: 1, readings: 3 },
      ),
      measure(
        'CONTACT_TIME',
        'Contact time',
        's',
        { low: 2, target: 3, high: 4 },
        { spread: 0.2, decimals: 2 },
      ),
    ],
  },
  {
    colSetId: 'PS-HOUSING',
    colSetName: 'Housing assembly',
    measures: [
      measure(
        'PRESS_FORCE',
        'Press force',
        'N',
        { low: 180, target: 220, high: 260 },
        { spread: 8.4, wear: 8, decimals: 1 },
      ),
      measure(
        'TORQUE_1',
        'Screw 1 torque',
        'Nm',
        { low: 0.9, target: 1.1, high: 1.3 },
        { spread: 0.045, wear: -0.03, decimals: 3 },
      ),
      measure(
        'TORQUE_2',
        'Screw 2 torque',
        'Nm',
        { low: 0.9, target: 1.1, high: 1.3 },
        { spread: 0.045, wear: -0.03, decimals: 3 },
      ),
    ],
  },
  {
    colSetId: 'PS-FLASH',
    colSetName: 'Firmware and calibration',
    measures: [
      readText('FIRMWARE', 'Firmware', 'PS240-2.4.1', 'PS240-2.3.0'),
      measure(
        'CAL_OFFSET',
        'Calibration offset',
        'mV',
        { low: -15, target: 0, high: 15 },
        { spread: 3.2, wear: 2.5, decimals: 2 },
      ),
      measure(
        'STANDBY_CURRENT',
        'Standby current',
        'mA',
        { high: 25 },
        { level: 17, spread: 1.7, decimals: 2 },
      ),
    ],
  },
  {
    colSetId: 'PS-HIPOT',
    colSetName: 'High-voltage test',
    measures: [
      measure(
        'INSULATION',
        'Insulation resistance',
        'MΩ',
        { low: 100 },
        { level: 320, spread: 42, decimals: 0 },
      ),
      measure(
        'LEAK_CURRENT',
        'Leakage current',
        'mA',
        { high: 3.5 },
        { level: 1.9, spread: 0.32, decimals: 3 },
      ),
    ],
  },
  {
    colSetId: 'PS-FUNCTION',
    colSetName: 'Function test',
    measures: [
      measure(
        'VOUT',
        'Output voltage',
        'V',
        { low: 23.76, target: 24, high: 24.24 },
        { spread: 0.05, wear: 0.035, decimals: 3 },
      ),
      measure('RIPPLE', 'Ripple', 'mV', { high: 120 }, { level: 74, spread: 9.5, decimals: 1 }),
      measure(
        'CURRENT_LIMIT',
        'Current limit',
        'A',
        { low: 10.5, target: 11.2, high: 12 },
        { spread: 0.16, decimals: 3 },
      ),
      measure('EFFICIENCY', 'Efficiency', '%', { low: 92 }, { level: 93.6, spread: 0.34, decimals: 2 }),
    ],
  },
  {
    colSetId: 'PS-LOADRUN',
    colSetName: 'Load run',
    measures: [
      measure('CASE_TEMP', 'Case temperature', '°C', { high: 68 }, { level: 58, spread: 2.1, decimals: 1 }),
      measure(
        'WEIGHT',
        'Weight',
        'g',
        { low: 640, target: 665, high: 690 },
        { spread: 5.2, decimals: 0, manual: true },
      ),
    ],
  },
]
