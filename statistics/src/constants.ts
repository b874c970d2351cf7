export type ControlConstants = {
  A: number
  A2: number
  A3: number
  c4: number
  B3: number
  B4: number
  B5: number
  B6: number
  d2: number
  d3: number
  D1: number
  D2: number
  D3: number
  D4: number
  E2: number
}

/**
 * d2 and d3: mean and standard deviation of the range of n standard normal values, n = 2 … 25.
 * From Tippett's integrals (1925) at 25 digits; the tables of AIAG SPC (appendix) and ASTM MNL 7 are these, rounded.
 */
const range: readonly (readonly [d2: number, d3: number])[] = [
  [1.12837916709551, 0.85250246642743],
  [1.69256875064327, 0.88836800404522],
  [2.0587507460079, 0.87980820282501],
  [2.32592894728105, 0.8640819410995],
  [2.53441272122298, 0.84803968611748],
  [2.70435675121384, 0.8332053356223],
  [2.84720061209059, 0.81983148979196],
  [2.97002632441851, 0.80783427455334],
  [3.07750546167039, 0.79705067351942],
  [3.17287270381607, 0.78731462055034],
  [3.25845527974388, 0.77847834120338],
  [3.3359803540983, 0.77041620206375],
  [3.40676310819995, 0.76302309562479],
  [3.47182688988213, 0.75621142972795],
  [3.53198278610964, 0.74990808940992],
  [3.58788396176545, 0.74405178396073],
  [3.6400637579375, 0.73859085337818],
  [3.68896302320765, 0.73348149551887],
  [3.73495011959664, 0.72868634570731],
  [3.77833582984272, 0.7241733407175],
  [3.81938464336293, 0.71991480843422],
  [3.85832342328507, 0.71588673549182],
  [3.89534814845136, 0.71206817514794],
  [3.93062921950711, 0.70844076588866],
]

/**
 * The factors of a subgroup of n. Null outside 2 … 25, where the tables end: one value has no range, and beyond 25
 * the range throws away too much of what was measured; take S or the pooled estimate there.
 */
export function constantsOf(n: number): ControlConstants | null {
  const row = range[n - 2]
  if (!row) return null
  const [d2, d3] = row
  const c4 = c4Of(n)
  const c5 = Math.sqrt(1 - c4 * c4)
  const root = Math.sqrt(n)
  return {
    A: 3 / root,
    A2: 3 / (d2 * root),
    A3: 3 / (c4 * root),
    c4,
    B3: Math.max(0, 1 - (3 * c5) / c4),
    B4: 1 + (3 * c5) / c4,
    B5: Math.max(0, c4 - 3 * c5),
    B6: c4 + 3 * c5,
    d2,
    d3,
    D1: Math.max(0, d2 - 3 * d3),
    D2: d2 + 3 * d3,
    D3: Math.max(0, 1 - (3 * d3) / d2),
    D4: 1 + (3 * d3) / d2,
    E2: 3 / d2,
  }
}

/**
 * c4 = √(2/(n−1)) · Γ(n/2)/Γ((n−1)/2): how much S of n values falls short of sigma on average.
 * Any n; 0 for one value, whose S is 0.
 */
export function c4Of(n: number): number {
  if (!(n > 1)) return 0
  let gammas = 1 / Math.sqrt(Math.PI)
  for (let k = 2; k < n; k++) gammas = (k - 1) / 2 / gammas
  return Math.sqrt(2 / (n - 1)) * gammas
}
