type Names = readonly [en: string, zh: string, es: string, ja: string]
type Kind = { subDefectCode: string; names: Names; subRank: 'A' | 'B' | 'C'; resultCodes?: readonly string[] }

/** `resultCodes` of either line; a line defines those it measures. */
export type DefectPlan = {
  defectCode: string
  names: Names
  rank: 'A' | 'B' | 'C'
  responsibility: string
  resultCodes?: readonly string[]
  /** Found by eye as well, so that every line has it. */
  isSeen?: true
  kinds?: readonly Kind[]
}

export const defectPlans: readonly DefectPlan[] = [
  {
    defectCode: 'SCRATCH',
    names: ['Scratch', '划伤', 'Rayado', '傷'],
    rank: 'C',
    responsibility: 'Logistics',
    isSeen: true,
    kinds: [
      {
        subDefectCode: 'HOUSING',
        names: ['Housing scratched', '壳体划伤', 'Carcasa rayada', 'ハウジングの傷'],
        subRank: 'C',
      },
      {
        subDefectCode: 'COVER',
        names: ['Cover scratched', '盖板划伤', 'Tapa rayada', 'カバーの傷'],
        subRank: 'C',
      },
      {
        subDefectCode: 'SEALFACE',
        names: ['Sealing face scratched', '密封面划伤', 'Cara de sellado rayada', 'シール面の傷'],
        subRank: 'B',
      },
    ],
  },
  {
    defectCode: 'DENT',
    names: ['Dent', '凹痕', 'Golpe', '打痕'],
    rank: 'C',
    responsibility: 'Logistics',
    isSeen: true,
  },
  {
    defectCode: 'MISSING',
    names: ['Part missing', '缺件', 'Falta una pieza', '部品の欠品'],
    rank: 'A',
    responsibility: 'Assembly',
    isSeen: true,
  },
  {
    defectCode: 'DIRT',
    names: ['Contamination', '脏污', 'Suciedad', '異物付着'],
    rank: 'B',
    responsibility: 'Assembly',
    isSeen: true,
  },
  {
    defectCode: 'MARKING',
    names: ['Marking unreadable', '标识不可读', 'Marcado ilegible', '刻印が読めない'],
    rank: 'C',
    responsibility: 'Process',
    resultCodes: ['CODE_GRADE', 'LABEL_GRADE'],
  },
  {
    defectCode: 'PRESSFIT',
    names: ['Press fit wrong', '压装不良', 'Prensado incorrecto', '圧入不良'],
    rank: 'A',
    responsibility: 'Process',
    kinds: [
      {
        subDefectCode: 'FORCE',
        names: ['Press force out of limits', '压装力超限', 'Fuerza fuera de límites', '圧入荷重の外れ'],
        subRank: 'A',
        resultCodes: ['PRESS_FORCE'],
      },
      {
        subDefectCode: 'DEPTH',
        names: [
          'Press depth out of limits',
          '压装深度超限',
          'Profundidad fuera de límites',
          '圧入深さの外れ',
        ],
        subRank: 'B',
        resultCodes: ['PRESS_DEPTH'],
      },
    ],
  },
  {
    defectCode: 'PLAY',
    names: ['Play out of limits', '间隙超差', 'Juego fuera de límites', '隙間の外れ'],
    rank: 'B',
    responsibility: 'Assembly',
    resultCodes: ['AXIAL_PLAY', 'BACKLASH'],
  },
  {
    defectCode: 'SEALANT',
    names: ['Sealant bead wrong', '胶线不良', 'Cordón incorrecto', 'シール塗布不良'],
    rank: 'B',
    responsibility: 'Process',
    resultCodes: ['BEAD_WIDTH', 'SEALANT_MASS'],
  },
  {
    defectCode: 'BOLTING',
    names: ['Screw joint wrong', '拧紧不良', 'Atornillado incorrecto', '締付け不良'],
    rank: 'A',
    responsibility: 'Process',
    kinds: [
      {
        subDefectCode: 'TORQUE',
        names: ['Torque out of limits', '扭矩超差', 'Par fuera de límites', '締付けトルクの外れ'],
        subRank: 'A',
        resultCodes: ['TORQUE_1', 'TORQUE_2', 'TORQUE_3', 'TORQUE_4'],
      },
      {
        subDefectCode: 'ANGLE',
        names: ['Angle out of limits', '角度超差', 'Ángulo fuera de límites', '締付け角度の外れ'],
        subRank: 'B',
        resultCodes: ['ANGLE_1', 'ANGLE_2', 'ANGLE_3', 'ANGLE_4'],
      },
    ],
  },
  {
    defectCode: 'LEAK',
    names: ['Leak', '泄漏', 'Fuga', '漏れ'],
    rank: 'A',
    responsibility: 'Assembly',
    resultCodes: ['LEAK_RATE', 'TEST_PRESSURE'],
  },
  {
    defectCode: 'SOLDER',
    names: ['Solder joint wrong', '焊点不良', 'Soldadura incorrecta', 'はんだ不良'],
    rank: 'A',
    responsibility: 'Process',
    resultCodes: ['SOLDER_TEMP', 'CONTACT_TIME'],
  },
  {
    defectCode: 'SAFETY',
    names: ['Insulation fault', '绝缘不良', 'Aislamiento defectuoso', '絶縁不良'],
    rank: 'A',
    responsibility: 'Engineering',
    resultCodes: ['INSULATION', 'LEAK_CURRENT'],
  },
  {
    defectCode: 'OUTPUT',
    names: ['Output out of limits', '输出超差', 'Salida fuera de límites', '出力の外れ'],
    rank: 'B',
    responsibility: 'Engineering',
    resultCodes: ['VOUT', 'RIPPLE', 'CURRENT_LIMIT', 'EFFICIENCY', 'STANDBY_CURRENT'],
  },
]
