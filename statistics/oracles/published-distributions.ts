import { beta, chiSquare, type Distribution, fisher, gamma, normal, student } from '../src/distributions.ts'
import { from, type Published } from './published.ts'

const row = (name: string, of: Distribution, share: number, source: string, printed: string): Published => ({
  figure: `${name}, ${share}`,
  source,
  printed,
  ours: () => of.quantile(share),
})

const table = {
  normal: from.nist('1.3.6.7.1'),
  t: from.nist('1.3.6.7.2'),
  F: from.nist('1.3.6.7.3'),
  chi: from.nist('1.3.6.7.4'),
  binomial: from.nist('7.2.4.1, exact interval of 4 in 20'),
  poisson: 'Garwood (1936), interval of a Poisson count of 10',
}

export const distributionFigures: Published[] = [
  row('normal', normal(), 0.975, table.normal, '1.960'),
  row('normal', normal(), 0.999, table.normal, '3.090'),
  row('t, 1 degree', student(1), 0.975, table.t, '12.706'),
  row('t, 10 degrees', student(10), 0.975, table.t, '2.228'),
  row('t, 30 degrees', student(30), 0.995, table.t, '2.750'),
  row('F, 1 and 1 degrees', fisher(1, 1), 0.99, table.F, '4052.181'),
  row('F, 2 and 18 degrees', fisher(2, 18), 0.95, table.F, '3.555'),
  row('F, 9 and 18 degrees', fisher(9, 18), 0.95, table.F, '2.456'),
  row('F, 5 and 10 degrees', fisher(5, 10), 0.95, table.F, '3.326'),
  row('χ², 1 degree', chiSquare(1), 0.95, table.chi, '3.841'),
  row('χ², 10 degrees', chiSquare(10), 0.95, table.chi, '18.307'),
  row('χ², 30 degrees', chiSquare(30), 0.99, table.chi, '50.892'),
  row('χ², 10 degrees', chiSquare(10), 0.025, table.chi, '3.247'),
  row('beta, 4 and 17', beta(4, 17), 0.05, table.binomial, '0.0714'),
  row('beta, 5 and 16', beta(5, 16), 0.95, table.binomial, '0.4010'),
  row('gamma, shape 10', gamma(10), 0.025, table.poisson, '4.795'),
  row('gamma, shape 11', gamma(11), 0.975, table.poisson, '18.390'),
]
