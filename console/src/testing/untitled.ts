/** An instruction that has a title in its own language only. */
export const untitled = { titleEn: null, titleZh: null, titleEs: null, titleJa: null }

/** Of an instruction at a station: the first version, with no next one. */
export const firstVersion = {
  readDays: null,
  major: true,
  inFlight: 'switch',
  nextVer: null,
  changes: null,
  whatChanged: null,
} as const
