type Hello = { server: string; lineNumber: string; key: string }

/** A command for the station's shell that proves key, line and network in one go. The clock is the station's own, so it may be tried at any time. */
export const helloExample = ({ server, lineNumber, key }: Hello) =>
  [
    `curl -s '${server}/api/station/hello/${encodeURIComponent(lineNumber).replaceAll("'", '%27')}' \\`,
    `  -H 'Authorization: Bearer ${key}' \\`,
    `  -H 'Content-Type: application/json' \\`,
    `  -d '{"at": "'$(date -u +%Y-%m-%dT%H:%M:%SZ)'"}'`,
  ].join('\n')
