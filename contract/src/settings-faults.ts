import type { ErrorKey, Facts } from './errors.ts'
import { numberRuleNames } from './number-rule.ts'
import { faultsOfRule } from './numbering.ts'
import { codeListNames, type Settings } from './settings.ts'

/** `field`: its place in what is saved. */
export type SettingsFault = { key: ErrorKey; facts: Facts; field: string }

/** What no field of the settings can tell alone. */
export function faultsOfSettings({
  codeLists,
  numbering,
  targets,
  retention,
  checks,
}: Settings): SettingsFault[] {
  const codes = codeListNames.flatMap((codeList) =>
    doubles(codeLists[codeList].map(({ code }) => code)).map(({ at, name }): SettingsFault => ({
      key: 'settings.code_twice',
      facts: { code: name },
      field: `settings.codeLists.${codeList}.${at}.code`,
    })),
  )
  const rules = numberRuleNames.flatMap((rule) =>
    faultsOfRule(rule, numbering[rule])
      .slice(0, 1)
      .map((fault): SettingsFault => ({
        key: 'settings.number_rule',
        facts: { numberFault: fault },
        field: `settings.numbering.${rule}.${fault.startsWith('reset') ? 'reset' : 'pattern'}`,
      })),
  )
  const { weak, good, best } = targets.cpk
  const bands = [weak >= good && 'good', good >= best && 'best'].flatMap((band): SettingsFault[] =>
    band ? [{ key: 'settings.bands_backwards', facts: {}, field: `settings.targets.cpk.${band}` }] : [],
  )
  const { passes, units } = retention
  const outlived: SettingsFault[] =
    units !== null && (passes === null || passes > units)
      ? [{ key: 'settings.units_outlived', facts: {}, field: 'settings.retention.units' }]
      : []
  const lines = doubles(checks.map(({ lineNumber }) => lineNumber)).map(({ at, name }): SettingsFault => ({
    key: 'settings.line_twice',
    facts: { lineNumber: name },
    field: `settings.checks.${at}.lineNumber`,
  }))
  return [...codes, ...rules, ...bands, ...outlived, ...lines]
}

/** Those that were there before. */
const doubles = (names: string[]) =>
  names.flatMap((name, at) => (names.indexOf(name) < at ? [{ at, name }] : []))
