import { refuse } from '@takt/contract/errors.ts'
import { faultsOfRule, numberRuleNames } from '@takt/contract/numbering.ts'
import { codeListNames, type Settings } from '@takt/contract/settings.ts'

/** What no field can tell alone. */
export function checkSettings({ codeLists, numbering, targets, checks }: Settings) {
  for (const list of codeListNames) {
    const at = secondOf(codeLists[list].map(({ code }) => code))
    if (at !== null) refuse('settings.code_twice', { code: codeLists[list][at]!.code, codeList: list }, `settings.codeLists.${list}.${at}.code`)
  }
  for (const name of numberRuleNames) {
    const [fault] = faultsOfRule(name, numbering[name])
    if (fault) refuse('settings.number_rule', { numberRule: name, numberFault: fault }, `settings.numbering.${name}.${fault.startsWith('reset') ? 'reset' : 'pattern'}`)
  }
  const { weak, good, best } = targets.cpk
  if (weak >= good) refuse('settings.bands_backwards', {}, 'settings.targets.cpk.good')
  if (good >= best) refuse('settings.bands_backwards', {}, 'settings.targets.cpk.best')
  const line = secondOf(checks.map(({ lineNumber }) => lineNumber))
  if (line !== null) refuse('settings.line_twice', { lineNumber: checks[line]!.lineNumber }, `settings.checks.${line}.lineNumber`)
}

/** Where the first one stands that was there before. */
function secondOf(names: string[]): number | null {
  const at = names.findIndex((name, i) => names.indexOf(name) < i)
  return at < 0 ? null : at
}
