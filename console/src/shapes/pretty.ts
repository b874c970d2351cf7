/** A telegram as a person reads it: JSON and XML in lines, anything else as it came. */
export function pretty(text: string): string {
  const trimmed = text.trim()
  if (trimmed.startsWith('<')) return prettyXml(trimmed)
  try {
    return JSON.stringify(JSON.parse(trimmed), null, 2)
  } catch {
    return text
  }
}

/** By its tags alone: what is shown must not depend on whether it is well formed. */
function prettyXml(text: string) {
  let depth = 0
  return text
    .replaceAll(/>\s+</g, '><')
    .replaceAll('><', '>\n<')
    .split('\n')
    .map((line) => {
      if (line.startsWith('</')) depth = Math.max(0, depth - 1)
      const shown = '  '.repeat(depth) + line
      if (/^<[^!?/]/.test(line) && !line.endsWith('/>') && !line.includes('</')) depth += 1
      return shown
    })
    .join('\n')
}
