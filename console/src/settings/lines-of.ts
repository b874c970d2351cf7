import type { Words } from '@takt/contract/locales/en/words.ts'
import { numberRuleNames } from '@takt/contract/number-rule.ts'
import { codeListNames, Retention, type Settings } from '@takt/contract/settings.ts'
import type { Formats } from '~/fields/format.tsx'
import { ownNames } from '~/i18n/words.tsx'

type Line = { path: string; label: string; value: string }
export type Differing = { path: string; label: string; before: string; after: string }

/** Settings whose words differ between two versions; in the order of the second, what is gone after it. */
export function differing(before: Settings, after: Settings, words: Words, formats: Formats): Differing[] {
  const [old, current] = [before, after].map(
    (one) => new Map(linesOf(one, words, formats).map((line) => [line.path, line])),
  )
  return [...new Set([...current!.keys(), ...old!.keys()])].flatMap((path) => {
    const [was, is] = [old!.get(path), current!.get(path)]
    return was?.value === is?.value
      ? []
      : [{ path, label: (is ?? was)!.label, before: was?.value ?? none, after: is?.value ?? none }]
  })
}

const none = '–'

/** Every setting as a line of words: its name, and its value. */
function linesOf(
  { identity, plant, codeLists, numbering, targets, retention, rework, checks }: Settings,
  words: Words,
  formats: Formats,
): Line[] {
  const { section, fields, codeList, days } = words.settings
  const line = (path: string, labels: string[], value: string | null): Line => ({
    path,
    label: labels.join(' · '),
    value: value ?? none,
  })
  const share = (value: number | null) => (value === null ? null : formats.share(value))
  return [
    ...(['title', 'company', 'linkTitle', 'linkAddress'] as const).map((name) =>
      line(`identity.${name}`, [section.identity, fields[name]], identity[name]),
    ),
    line('identity.logo', [section.identity, fields.logo], identity.logo && `…${identity.logo.slice(-8)}`),
    line(
      'identity.showSettings',
      [section.identity, fields.showSettings],
      words.say[identity.showSettings ? 'yes' : 'no'],
    ),
    line(
      'identity.languages',
      [section.identity, fields.languages],
      formats.list(identity.languages.map((one) => ownNames[one])),
    ),
    ...(['plantName', 'timeZone', 'dayStart'] as const).map((name) =>
      line(`plant.${name}`, [section.plant, fields[name]], plant[name]),
    ),
    ...codeListNames.flatMap((list) => [
      line(`codeLists.${list}`, [codeList[list]], formats.list(codeLists[list].map(({ code }) => code))),
      ...codeLists[list].map(({ code, ...texts }) =>
        line(
          `codeLists.${list}.${code}`,
          [codeList[list], code],
          Object.values(texts)
            .map((one) => one ?? none)
            .join(' / '),
        ),
      ),
    ]),
    ...numberRuleNames.flatMap((name) => [
      line(`numbering.${name}.pattern`, [words.numberRule[name], fields.pattern], numbering[name].pattern),
      line(
        `numbering.${name}.reset`,
        [words.numberRule[name], fields.reset],
        words.reset[numbering[name].reset],
      ),
    ]),
    line('targets.okRate', [section.targets, fields.okRate], share(targets.okRate)),
    line('targets.oee', [section.targets, fields.oee], share(targets.oee)),
    ...(['weak', 'good', 'best'] as const).map((band) =>
      line(`targets.cpk.${band}`, [section.targets, fields[band]], formats.measure(targets.cpk[band])),
    ),
    ...Retention.keyof().options.map((log) => {
      const kept = retention[log]
      const value = kept === null ? words.settings.forEver : `${formats.count(kept)} ${days}`
      return line(`retention.${log}`, [section.retention, fields[log]], value)
    }),
    line(
      'rework.sameDefectLimit',
      [section.rework, fields.sameDefectLimit],
      rework.sameDefectLimit === null ? null : formats.count(rework.sameDefectLimit),
    ),
    line(
      'rework.hourRate',
      [section.rework, fields.hourRate],
      rework.hourRate === null ? null : formats.measure(rework.hourRate),
    ),
    line('rework.currency', [section.rework, fields.currency], rework.currency),
    ...checks.map(({ lineNumber, off }) =>
      line(
        `checks.${lineNumber}`,
        [section.checks, lineNumber, fields.off],
        formats.list(off.map((one) => words.reason[one])),
      ),
    ),
  ]
}
