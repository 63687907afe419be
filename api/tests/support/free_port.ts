import { randomInt } from 'node:crypto'
import getPort from 'get-port'

/**
 * A port that nobody listens on. It is below those from which the system takes one for each outgoing
 * connection (32768 on Linux), and made up, as other runs of tests look for theirs at the same time:
 * a server takes seconds to start, and it has to be free then.
 */
export const freePort = () => getPort({ port: randomInt(20_000, 32_000) })

/**
 * The same for a whole run of tests, which listens there only minutes later, or never: below the ports
 * that their servers take meanwhile.
 */
export const freePortOfRun = () => getPort({ port: randomInt(10_000, 20_000) })
