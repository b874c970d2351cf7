import { firstTargets } from './first-targets.ts'
import { languages } from './languages.ts'
import type { CodeEntry, Settings } from './settings.ts'

const entry = (
  code: string,
  en: string | null = null,
  zh: string | null = null,
  es: string | null = null,
  ja: string | null = null,
): CodeEntry => ({ code, en, zh, es, ja })

/** What a plant begins with; its name and time zone are found on its machine. */
export const firstSettings: Omit<Settings, 'plant'> = {
  identity: {
    title: 'Takt',
    company: null,
    logo: null,
    linkTitle: null,
    linkAddress: '#/guide/index',
    showSettings: true,
    languages: [...languages],
  },
  codeLists: {
    units: [
      entry('pcs', 'Pieces', '件', 'Piezas', '個'),
      entry('set', 'Set', '套', 'Juego', 'セット'),
      entry('box', 'Box', '箱', 'Caja', '箱'),
      entry('kg', 'Kilogram', '千克', 'Kilogramo', 'キログラム'),
      entry('m', 'Metre', '米', 'Metro', 'メートル'),
      entry('l', 'Litre', '升', 'Litro', 'リットル'),
    ],
    lotTypes: [
      entry('series', 'Series', '量产', 'Serie', '量産'),
      entry('trial', 'Trial', '试产', 'Prueba', '試作'),
      entry('rework', 'Rework', '返工', 'Retrabajo', '手直し'),
    ],
    scenes: [
      entry('series', 'Series production', '批量生产', 'Producción en serie', '量産'),
      entry('trial', 'Trial run', '试生产', 'Tirada de prueba', '試作'),
      entry('sample', 'Samples', '样品', 'Muestras', 'サンプル'),
      entry('rework', 'Rework', '返工', 'Retrabajo', '手直し'),
    ],
    resultUnits: ['Nm', 'N', 'mm', 'µm', 'V', 'A', 'Ω', 'W', '°C', 'bar', 'kg', 'g', 's', '%'].map((code) =>
      entry(code),
    ),
    defectRanks: [
      entry('A', 'Critical', '致命', 'Crítico', '致命'),
      entry('B', 'Major', '严重', 'Mayor', '重'),
      entry('C', 'Minor', '轻微', 'Menor', '軽'),
    ],
    alarmClasses: [
      entry('fault', 'Fault', '故障', 'Avería', '故障'),
      entry('warning', 'Warning', '警告', 'Aviso', '警告'),
      entry('info', 'Information', '信息', 'Información', '情報'),
    ],
    reworkCauses: [
      entry('part', 'Faulty part', '零件不良', 'Componente defectuoso', '部品不良'),
      entry('assembly', 'Assembly fault', '装配错误', 'Error de montaje', '組立不良'),
      entry('process', 'Process out of limits', '工艺超限', 'Proceso fuera de límites', '工程条件外れ'),
      entry('handling', 'Handling damage', '搬运损伤', 'Daño por manipulación', '取り扱い傷'),
      entry(
        'tester',
        'Tester or measurement',
        '测试设备或测量',
        'Equipo de ensayo o medición',
        '試験機・測定',
      ),
      entry('unclear', 'Cause not found', '原因不明', 'Causa no encontrada', '原因不明'),
    ],
    repairCodes: [
      entry('replace', 'Part replaced', '更换零件', 'Componente sustituido', '部品交換'),
      entry('resolder', 'Soldered again', '重新焊接', 'Soldado de nuevo', '再はんだ'),
      entry('retighten', 'Tightened again', '重新拧紧', 'Apretado de nuevo', '増し締め'),
      entry('adjust', 'Adjusted', '调整', 'Ajustado', '調整'),
      entry('clean', 'Cleaned', '清洁', 'Limpiado', '清掃'),
      entry('program', 'Programmed again', '重新烧录', 'Programado de nuevo', '再書き込み'),
      entry('none', 'No repair needed', '无需返修', 'Sin reparación', '処置なし'),
    ],
  },
  numbering: {
    order: { pattern: 'WO-{yy}{MM}{dd}-{seq:4}', reset: 'day' },
    lot: { pattern: '{orderCode}-{seq:3}', reset: 'never' },
    serial: { pattern: '{line}{yy}{DDD}{seq:5}', reset: 'day' },
  },
  targets: firstTargets,
  retention: {
    notices: 90,
    refusedArrivals: 365,
    hostTelegrams: 90,
    stationTelegrams: 30,
    applicationLog: 30,
    sessions: 30,
    passes: null,
    units: null,
    statuses: null,
    outputSlots: null,
    movements: null,
    audit: null,
  },
  rework: { sameDefectLimit: 3, hourRate: null, currency: null },
  checks: [],
}

type Kept = { [S in keyof Settings]?: Partial<Settings[S]> | undefined }

/** Settings as they were kept, with what a section did not know yet when they were saved. */
export const completed = (kept: Kept, plant: Settings['plant']): Settings => ({
  identity: { ...firstSettings.identity, ...kept.identity },
  plant: { ...plant, ...kept.plant },
  codeLists: { ...firstSettings.codeLists, ...kept.codeLists },
  numbering: { ...firstSettings.numbering, ...kept.numbering },
  targets: { ...firstSettings.targets, ...kept.targets },
  retention: { ...firstSettings.retention, ...kept.retention },
  rework: { ...firstSettings.rework, ...kept.rework },
  checks: (kept.checks as Settings['checks'] | undefined) ?? firstSettings.checks, // a list is kept whole
})
