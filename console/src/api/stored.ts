/** What the specification keeps in the browser: cookies and local storage, read each time so that another tab's change counts. */
const aYear = 31_536_000

export function readCookie(name: string): string | null {
  const found = document.cookie.split('; ').find((part) => part.startsWith(`${name}=`))
  return found ? decodeURIComponent(found.slice(name.length + 1)) : null
}

export function writeCookie(name: string, value: string, seconds: number | null = aYear) {
  const age = seconds === null ? '' : `; max-age=${seconds}`
  document.cookie = `${name}=${encodeURIComponent(value)}; path=/; samesite=strict${age}`
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

export const readUserName = () => localStorage.getItem('username')
export const writeUserName = (userName: string) => localStorage.setItem('username', userName)
