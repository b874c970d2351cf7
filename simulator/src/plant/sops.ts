import type { SopStep } from '@takt/contract/sops.ts'

/** Writes the instructions; somebody else releases them. */
export const writer = { userName: 'process.engineer', name: 'Aiko Sato', cardId: 'HELP-D' } as const
export const approver = { userName: 'process.lead', name: 'Ben Okafor', cardId: 'HELP-E' } as const

type Texts = readonly [en: string, zh: string, es: string, ja: string]
const nothing = { asks: null, resultCode: null, scanPattern: null, mustAnswer: false } as const
const step = ([textEn, textZh, textEs, textJa]: Texts, ask: Partial<SopStep> = {}): SopStep => ({
  textEn,
  textZh,
  textEs,
  textJa,
  picture: null,
  ...nothing,
  ...ask,
})

const titled = ([sopTitle, titleZh, titleEs, titleJa]: Texts) => ({
  sopTitle,
  titleEn: sopTitle,
  titleZh,
  titleEs,
  titleJa,
})

/** At each station where people work: read and confirmed by them. */
export const handling = {
  ...titled(['Handling of parts', '零件的操作', 'Manejo de las piezas', '部品の取り扱い']),
  steps: [
    step([
      'Put on gloves and the wrist strap. Test the strap.',
      '戴上手套和防静电腕带，并测试腕带。',
      'Póngase los guantes y la pulsera antiestática. Pruebe la pulsera.',
      '手袋とリストストラップを着け、ストラップを点検する。',
    ]),
    step(
      [
        'Take one part from the box. Look at its sealing face: no scratch, no dirt.',
        '从盒中取出一个零件，检查密封面：无划痕、无污物。',
        'Tome una pieza de la caja. Mire la cara de sellado: sin rayas ni suciedad.',
        '箱から部品を一つ取り、シール面に傷や汚れがないか見る。',
      ],
      { asks: 'confirm' },
    ),
    step([
      'Insert the part until it clicks. Do not hit it.',
      '将零件推入至听到咔嗒声，不得敲击。',
      'Inserte la pieza hasta oír el clic. No la golpee.',
      'カチッと音がするまで部品を入れる。たたかない。',
    ]),
    step([
      'A part that was dropped goes into the red box.',
      '掉落的零件放入红盒。',
      'Una pieza que se cayó va a la caja roja.',
      '落とした部品は赤い箱に入れる。',
    ]),
  ],
  whatChanged: 'Step 4 is new: dropped parts',
}

/** For the whole line, nobody confirms it. */
export const emergency = {
  ...titled([
    'What to do when the line stops',
    '产线停线时的处理',
    'Qué hacer cuando la línea se para',
    'ラインが止まったときの対応',
  ]),
  steps: [
    step([
      'Leave your hands out of the machine. Wait until the lamp is yellow.',
      '手不要伸入机器，等待灯变黄。',
      'No meta las manos en la máquina. Espere a que la lámpara esté amarilla.',
      '機械に手を入れない。ランプが黄色になるまで待つ。',
    ]),
    step([
      'Call for help. Say the station and what you saw.',
      '呼叫帮助，说明工位和所见情况。',
      'Pida ayuda. Diga la estación y lo que vio.',
      '応援を呼ぶ。ステーションと見たことを伝える。',
    ]),
  ],
}
