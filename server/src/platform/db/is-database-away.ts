/** The driver's own words for a connection that is gone or could not be made, and the system's. */
const LOST = new Set([
  'CONNECTION_CLOSED',
  'CONNECTION_ENDED',
  'CONNECTION_DESTROYED',
  'CONNECT_TIMEOUT',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
])
/** The server's: connection exceptions, shutting down, crashed, starting up, too many connections. */
const SERVER_AWAY = /^(08...|57P0[123]|53300)$/
const DEPTH_MAX = 5

/** True where a query failed because there was no database to ask, not because of what was asked. */
export function isDatabaseAway(error: unknown): boolean {
  let each = error
  let isQuery = false
  for (let depth = 0; each instanceof Error && depth < DEPTH_MAX; depth += 1) {
    isQuery ||= 'query' in each || each.name === 'PostgresError'
    const code = 'code' in each && typeof each.code === 'string' ? each.code : ''
    if (SERVER_AWAY.test(code) && each.name === 'PostgresError') return true
    if (LOST.has(code) && (isQuery || code.startsWith('CONNECT'))) return true
    each = each.cause
  }
  return false
}
