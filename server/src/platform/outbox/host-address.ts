import { lookup } from 'node:dns/promises'
import { BlockList, isIP } from 'node:net'

/** Where clouds and machines answer themselves, with keys of their own: no host is there. */
const linkLocal = new BlockList()
linkLocal.addSubnet('169.254.0.0', 16, 'ipv4')
linkLocal.addSubnet('fe80::', 10, 'ipv6')
linkLocal.addAddress('fd00:ec2::254', 'ipv6')

/** Null: any host. Set once at the start, from HOST_ALLOW. */
let allowed: readonly string[] | null = null
export const allowHosts = (hosts: readonly string[] | null) => {
  allowed = hosts
}

/** Whoever runs the server has named this host. */
export function isNamedHost(url: string) {
  const { hostname, host } = new URL(url)
  return allowed !== null && (allowed.includes(hostname) || allowed.includes(host))
}

/** A name is looked up, so that none leads to such an address either; one that is not found is not forbidden: it may come back. */
export async function isForbidden(url: string): Promise<boolean> {
  const { hostname } = new URL(url)
  if (allowed !== null && !isNamedHost(url)) return true
  const name = hostname.replaceAll(/^\[|\]$/g, '')
  const found = isIP(name) ? [{ address: name }] : await lookup(name, { all: true }).catch(() => [])
  return found.some(({ address }) => linkLocal.check(address, address.includes(':') ? 'ipv6' : 'ipv4'))
}
