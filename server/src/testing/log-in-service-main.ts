import { startLogInService } from './log-in-service.ts'

/** As a process of its own, for a server at the address it is given: it prints the settings that server needs. */
const { settings } = await startLogInService(process.argv[2]!)
console.log(JSON.stringify(settings))
