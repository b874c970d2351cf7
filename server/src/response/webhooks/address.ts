import { isForbidden, isNamedHost } from '../../platform/outbox/outbox.ts'

/** Messages about the plant are read by nobody on the way: without TLS only to a host that HOST_ALLOW names. */
export async function mayPostTo(url: string) {
  const { protocol } = new URL(url)
  return (protocol === 'https:' || isNamedHost(url)) && !(await isForbidden(url))
}
