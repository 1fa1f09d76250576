import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

const SANE = /^[A-Za-z0-9][A-Za-z0-9._-]{7,63}$/

/** Random per process, counted within it: unique everywhere, and cheaper than randomness for every request. */
const ownPart = randomBytes(9).toString('hex')
let made = 0

/** The caller's own id when it is harmless to log and echo, else a new one. */
export function chooseRequestId(request: IncomingMessage): string {
  const given = request.headers['x-request-id']
  if (typeof given === 'string' && SANE.test(given)) return given
  made += 1
  return `${ownPart}-${made.toString(36)}`
}
