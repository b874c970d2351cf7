import { isIPv6 } from 'node:net'

/** A household or an attacker has a whole /64 of IPv6. */
export function networkOf(address: string) {
  if (!isIPv6(address)) return address
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped) return mapped
  const [head = '', tail] = address.split('%')[0]!.split('::')
  const groups = head.split(':').filter(Boolean)
  const rest = (tail ?? '').split(':').filter(Boolean)
  const all =
    tail === undefined
      ? groups
      : [
          ...groups,
          ...Array.from({ length: Math.max(0, 8 - groups.length - rest.length) }, () => '0'),
          ...rest,
        ]
  return `${all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}
