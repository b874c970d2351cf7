export const weaknesses = ['repeated', 'sequence', 'common', 'name'] as const
export type Weakness = (typeof weaknesses)[number]

/**
 * What most passwords of ten characters and more are made of, in the languages of the console; written for Takt. Digits and signs around them, and letters
 * written as digits, count for nothing, so each covers thousands: admin12345, P@ssw0rd2026!, welcome.welcome.
 */
const common = new Set(
  `
admin administrator administrador root superuser superadmin user username guest test tester testing demo default change changeme changeit temp temporary letmein login
password passwort passwd pass password kennwort contrasena contraseña motdepasse parola senha wachtwoord haslo mima pasuwado himitsu secret geheim secreto topsecret mypassword yourpassword thepassword newpassword oldpassword
qwerty qwertz azerty qwertyuiop qwertzuiop azertyuiop asdfghjkl zxcvbnm yxcvbnm asdf asdfgh qwer qazwsx qazwsxedc wsxedc zaqwsx qweasd qweasdzxc poiuytrewq lkjhgfdsa mnbvcxz
welcome willkommen bienvenido bienvenue hello hallo hola konnichiwa nihao goodbye iloveyou ichliebedich tequiero teamo woaini aishiteru loveyou lovely love sweetheart darling babygirl princess prinzessin princesa angel angels
abc abcd abcdef abcdefg abcdefgh abcdefghij abcdefghijk alphabet onetwothree company firma empresa factory fabrik fabrica plant werk planta production produktion produccion assembly montage station operator werker operario
monday tuesday wednesday thursday friday saturday sunday montag dienstag mittwoch donnerstag freitag samstag sonntag lunes martes miercoles jueves viernes sabado domingo january february march april may june july august september october november december januar februar maerz mai juni juli oktober dezember enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre
spring summer autumn winter fruehling frühling sommer herbst primavera verano otoño invierno sakura
football baseball basketball soccer hockey fussball futbol liverpool arsenal chelsea barcelona realmadrid bayern juventus yankees lakers cowboys eagles steelers
monkey dragon tiger lion panther eagle falcon phoenix shadow master killer hunter ranger warrior samurai ninja pirate wizard gandalf merlin starwars startrek superman batman spiderman ironman pokemon pikachu naruto matrix terminator
sunshine rainbow butterfly flower freedom forever trustno trustnoone whatever nothing something computer internet windows microsoft google facebook samsung apple iphone android linux server database system network wireless router
michael jordan jennifer jessica michelle daniel charlie thomas andrew joshua matthew anthony robert richard william christian alexander nicole ashley amanda samantha elizabeth victoria maria carlos alejandro francisco fernando isabella stefan andreas sebastian hiroshi takashi
chocolate cookie coffee cheese banana orange pepper ginger summertime blessed jesus jesuschrist godisgood hallelujah mustang ferrari porsche mercedes corvette harley yamaha kawasaki toyota honda
erp mes sap oracle scada siemens rockwell operations maintenance quality supervisor shift shiftleader manager engineer technician
`
    .split(/\s+/)
    .filter(Boolean),
)

const rows = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890123456789',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'qwertzuiop',
  'yxcvbnm',
  'azertyuiop',
  'qazwsxedcrfvtgbyhnujmikolp',
  '1q2w3e4r5t6y7u8i9o0p',
  'zaqxswcdevfr',
  '147258369',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p',
]
const steps = new Set(
  [...rows, ...rows.map(reversed)].flatMap((row) =>
    Array.from({ length: row.length - 3 }, (_, i) => row.slice(i, i + 4)),
  ),
)
const written: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '9': 'g',
  '@': 'a',
  $: 's',
  '!': 'i',
  '€': 'e',
}

function reversed(text: string) {
  return text.split('').toReversed().join('')
}

/** A short piece again and again, or hardly any different characters. */
const isRepeated = (text: string) => new Set(text).size < 4 || /^(.{1,6}?)\1+.{0,3}$/u.test(text)

/** Mostly runs of the alphabet, of digits or of the keyboard. */
function isSequence(text: string) {
  const inRun = new Set<number>()
  for (let at = 0; at + 4 <= text.length; at++)
    if (steps.has(text.slice(at, at + 4))) for (let i = at; i < at + 4; i++) inRun.add(i)
  return inRun.size >= text.length - 3
}

const lettersOf = (text: string) => text.replaceAll(/[^\p{L}]/gu, '')
const isCommonWord = (text: string): boolean =>
  common.has(text) ||
  Array.from(text, (_, i) => i).some(
    (at) => at > 2 && common.has(text.slice(0, at)) && common.has(text.slice(at)),
  )
function isCommon(text: string) {
  const core = text.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
  const decoded = Array.from(text, (letter) => written[letter] ?? letter).join('')
  const decodedCore = Array.from(core, (letter) => written[letter] ?? letter).join('')
  return [text, core, decoded, decodedCore].some(
    (one) => isCommonWord(lettersOf(one)) && lettersOf(one).length >= 3,
  )
}

/** Nothing of weight is left without the name. */
function isName(text: string, names: readonly string[]) {
  const parts = names
    .flatMap((name) => [name, ...name.split(/[^\p{L}\p{N}]+/u)])
    .map((name) => name.toLowerCase().trim())
    .filter((name) => name.length >= 3)
  const decoded = Array.from(text, (letter) => written[letter] ?? letter).join('')
  return parts.some((name) =>
    [text, decoded].some((one) => one.includes(name) && lettersOf(one.replaceAll(name, '')).length < 4),
  )
}

/** Why nobody should choose this password; null: nothing is known against it. `names`: of the account, its person, the plant. */
export function weaknessOf(password: string, names: readonly string[] = []): Weakness | null {
  const text = password.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ').trim()
  if (isRepeated(text)) return 'repeated'
  if (isSequence(text)) return 'sequence'
  if (isName(text, ['takt', ...names])) return 'name'
  return isCommon(text) ? 'common' : null
}
