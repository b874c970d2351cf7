/** Below the target it is bad; without a target nothing defines what is good. */
export const rateTone = (rate: number | null, target: number | null) =>
  rate === null || target === null ? 'idle' : rate < target ? 'bad' : 'good'
