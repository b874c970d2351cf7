import { indicesOf } from '../src/capability.ts'
import { intervalOfWorst } from '../src/confidence.ts'
import { normal } from '../src/distributions.ts'
import { chanceOf, fitOne } from '../src/fit.ts'
import { quantileIndicesOf } from '../src/quantile-indices.ts'
import { from, type Published } from './published.ts'

/** Millions of revolutions until 23 ball bearings failed (Lieblein and Zelen 1956). */
export const bearings = [
  17.88, 28.92, 33, 41.52, 42.12, 45.6, 48.48, 51.84, 51.96, 54.12, 55.56, 67.8, 68.64, 68.64, 68.88, 84.12,
  93.12, 98.64, 105.12, 105.84, 127.92, 128.04, 173.4,
]

const wafer = indicesOf(16, 2, { lowerSpecLimit: 8, upperSpecLimit: 20 })
const stephens = "D'Agostino and Stephens (1986), table 4.7"
const chance = (a: number) => chanceOf('normal', a, Infinity)

export const capabilityFigures: Published[] = [
  {
    figure: 'Cp of 8 … 20, mean 16, s 2',
    source: from.nist('6.1.6'),
    printed: '1.0',
    ours: () => wafer.both,
  },
  { figure: 'Cpk of the same', source: from.nist('6.1.6'), printed: '0.6667', ours: () => wafer.worst },
  ...(
    [
      [50, 'lower', '1.05'],
      [50, 'upper', '1.61'],
      [125, 'lower', '1.15'],
      [125, 'upper', '1.51'],
    ] as const
  ).map(([n, side, printed]) => ({
    figure: `Cpk 1.33 of ${n} values, 95 %, ${side}`,
    source: `${from.nist('6.1.6')} (Bissell)`,
    printed,
    ours: () => intervalOfWorst(1.33, n)![side],
  })),
  {
    figure: 'Weibull shape of 23 ball bearings',
    source: 'Thoman, Bain, Antle (1969)',
    printed: '2.102',
    ours: () => fitOne('weibull', bearings)!.parameters[0],
  },
  {
    figure: 'Weibull scale of 23 ball bearings',
    source: 'Thoman, Bain, Antle (1969)',
    printed: '81.88',
    ours: () => fitOne('weibull', bearings)!.parameters[1],
  },
  {
    figure: 'lognormal, mean of logarithms of 23 ball bearings',
    source: 'Lawless (1982)',
    printed: '4.150',
    ours: () => fitOne('logNormal', bearings)!.parameters[0],
  },
  { figure: 'p of A² 0.631, normal', source: stephens, printed: '0.10', ours: () => chance(0.631) },
  { figure: 'p of A² 0.752, normal', source: stephens, printed: '0.05', ours: () => chance(0.752) },
  { figure: 'p of A² 0.873, normal', source: stephens, printed: '0.025', ours: () => chance(0.873) },
  { figure: 'p of A² 1.035, normal', source: stephens, printed: '0.01', ours: () => chance(1.035) },
  {
    figure: 'X99.865 − X0.135 of a normal distribution, in sigmas',
    source: 'ISO 22514-2, table of the normal distribution',
    printed: '6.000',
    ours: () => 6 / quantileIndicesOf(normal(), { lowerSpecLimit: -3, upperSpecLimit: 3 }).both!,
  },
]
