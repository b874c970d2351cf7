/** One piece late is nothing; a tenth of the target is a matter for the shift leader. */
export function gapTone(made: number, target: number): 'good' | 'warn' | 'bad' {
  const behind = target - made
  if (behind <= 1) return 'good'
  return behind > target / 10 ? 'bad' : 'warn'
}
