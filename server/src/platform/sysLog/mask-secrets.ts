import { maskBadges } from '@takt/contract/badges.ts'

const hidden = '***'
const names = String.raw`\w*(?:password|passwd|secret|token|ticket|apiKey|authorization|cookie|(?:station|host|signing)Key)\w*`
/** As they are in a line of JSON, whose texts may hold JSON again. */
const secrets: [RegExp, string][] = [
  [/\b(bearer|basic|wall)(\s+|%20)[\w.~+/=-]{8,}/gi, `$1$2${hidden}`],
  [new RegExp(String.raw`("${names}"\s*:\s*")(?:[^"\\]|\\.)*`, 'gi'), `$1${hidden}`],
  [new RegExp(String.raw`(${names}(\\+)"\s*:\s*\2").*?(?=\2"\s*[,}\]])`, 'gi'), `$1${hidden}`],
  [
    new RegExp(String.raw`(${names}\s*[=:]\s*)(?!\*|null\b|undefined\b)[^\s"'\\&,;}\]]+`, 'gi'),
    `$1${hidden}`,
  ],
  // user:password@ of any address
  [/(:\/\/[^\s/:@"\\]*:)[^\s@"\\]+(?=@)/g, `$1${hidden}`],
  [/-----BEGIN [A-Z ]*PRIVATE KEY-----.*?-----END [A-Z ]*PRIVATE KEY-----/gs, hidden],
]

/** A line of the log without what opens anything: passwords, tokens, keys, badges. */
export const maskSecrets = (line: string) =>
  secrets.reduce((text, [found, instead]) => text.replace(found, instead), maskBadges(line))
