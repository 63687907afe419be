import { randomInt } from 'node:crypto'
import getPort from 'get-port'

/**
 * A port of the loopback interface that nobody listens on: below the range from which the system takes
 * one for each outgoing connection (from 32768 on Linux).
 */
export const freePort = () => getPort({ host: '127.0.0.1', port: randomInt(20_000, 32_000) })
