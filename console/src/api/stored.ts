/** What the specification keeps in the browser: cookies and local storage, read each time so that another tab's change counts. */
const aYear = 31_536_000

export function readCookie(name: string): string | null {
  const found = document.cookie.split('; ').find((part) => part.startsWith(`${name}=`))
  return found ? decodeURIComponent(found.slice(name.length + 1)) : null
}

export function writeCookie(name: string, value: string, seconds: number | null = aYear) {
  const age = seconds === null ? '' : `; max-age=${seconds}`
  // Over https never again in clear, whatever address of this host is opened next.
  const secure = location.protocol === 'https:' ? '; secure' : ''
  document.cookie = `${name}=${encodeURIComponent(value)}; path=/; samesite=strict${secure}${age}`
}

export const readToken = () => readCookie('Admin-Token')
/** For as long as the browser is open: a shared machine forgets who was there. */
export const writeToken = (token: string) => writeCookie('Admin-Token', token, null)
export const clearToken = () => writeCookie('Admin-Token', '', 0)

export const readLine = () => localStorage.getItem('lineNumber')
export function writeLine(line: { lineNumber: string } | null) {
  if (!line) return ['lineNumber', 'lineId'].forEach((key) => localStorage.removeItem(key))
  localStorage.setItem('lineNumber', line.lineNumber)
  localStorage.setItem('lineId', line.lineNumber)
}

/** The line that a link took this tab away from, until it was shown. */
export function keepLineBefore() {
  const line = readLine()
  if (line !== null) sessionStorage.setItem('lineBefore', line)
}
export function takeLineBefore() {
  const line = sessionStorage.getItem('lineBefore')
  sessionStorage.removeItem('lineBefore')
  return line
}

export const readUserName = () => localStorage.getItem('username')
export const writeUserName = (userName: string) => localStorage.setItem('username', userName)

/** What somebody had typed into a form when their session ended: for as long as this tab is open, and for them alone. */
const typedKey = (person: string, form: string) => `typed ${person} ${form}`
export const keepTyped = (person: string, form: string, values: unknown) =>
  sessionStorage.setItem(typedKey(person, form), JSON.stringify(values))
export function takeTyped(person: string, form: string): Record<string, unknown> | null {
  const kept = sessionStorage.getItem(typedKey(person, form))
  sessionStorage.removeItem(typedKey(person, form))
  return kept === null ? null : (JSON.parse(kept) as Record<string, unknown>) // what `keepTyped` wrote
}
export const forgetTyped = () =>
  Object.keys(sessionStorage)
    .filter((key) => key.startsWith('typed '))
    .forEach((key) => sessionStorage.removeItem(key))
