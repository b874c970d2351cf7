/** An instruction that has a title in its own language only. */
export const untitled = { titleEn: null, titleZh: null, titleEs: null, titleJa: null }
