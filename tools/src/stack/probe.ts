import { request } from 'node:http'
import { createConnection } from 'node:net'
import postgres from 'postgres'

const PROBE_TIMEOUT_MS = 2_000

/** True when the address answers 2xx. */
export async function answersOk(
  url: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<boolean> {
  try {
    const response = await fetch(url, { headers, signal: AbortSignal.timeout(PROBE_TIMEOUT_MS) })
    await response.body?.cancel()
    return response.ok
  } catch {
    return false
  }
}

/** True when an HTTP server on a Unix socket answers 2xx. */
export function socketAnswersOk(options: { socketPath: string; path: string }): Promise<boolean> {
  return new Promise((resolve) => {
    const call = request({ ...options, timeout: PROBE_TIMEOUT_MS }, (response) => {
      response.resume()
      resolve(response.statusCode !== undefined && response.statusCode >= 200 && response.statusCode < 300)
    })
    call.once('error', () => resolve(false))
    call.once('timeout', () => call.destroy())
    call.end()
  })
}

/** True when somebody accepts connections there. */
export function accepts(target: { port: number; host: string } | { path: string }): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection(target, () => {
      socket.destroy()
      resolve(true)
    })
    socket.setTimeout(PROBE_TIMEOUT_MS, () => socket.destroy())
    socket.once('error', () => resolve(false))
    socket.once('close', () => resolve(false))
  })
}

/** True when the database answers a query: while it recovers it accepts connections but nothing else. */
export async function answersQuery(url: string): Promise<boolean> {
  const sql = postgres(url, { max: 1, connect_timeout: PROBE_TIMEOUT_MS / 1000, onnotice: () => {} })
  try {
    await sql`select 1`
    return true
  } catch {
    return false
  } finally {
    await sql.end({ timeout: 1 })
  }
}
