import { startLogInService } from './log-in-service.ts'

/** As a process of its own, for a server at the address it is given: it says what that server must be told. */
const { settings } = await startLogInService(process.argv[2]!)
console.log(JSON.stringify(settings))
