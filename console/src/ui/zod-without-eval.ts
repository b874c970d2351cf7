import { config } from 'zod/v4'

// The server's content policy forbids code made at run time; zod would try as soon as a schema is made, and be reported.
// So the build puts this file in zod's place: it is read before any schema.
config({ jitless: true })

export * from 'zod/v4'
