import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { planPostgres, superuserUrl } from '@windhover/tools/stack/engines/plan-postgres'
import { forgetPostgres } from '@windhover/tools/stack/engines/postgres-home'
import { SupervisedProcess } from '@windhover/tools/stack/supervise-process'
import { startWatchdog } from '@windhover/tools/stack/watchdog'
import { freePort } from './free-port.ts'

export type TestPostgres = {
  readonly url: string
  readonly kill9: () => Promise<void>
  /** Starts it again on the same port and data after `kill9`. */
  readonly restart: () => Promise<void>
  readonly stop: () => Promise<void>
}

/** A cluster of its own, for tests that end it. Nobody else is on it. */
export async function startTestPostgres(): Promise<TestPostgres> {
  const stateDir = await mkdtemp(join(tmpdir(), 'wh-postgres-'))
  const at = { port: await freePort(), password: randomBytes(12).toString('hex') }
  const plan = planPostgres({ stateDir, ...at, durable: false })
  if (plan === null) throw new Error('PostgreSQL is not installed')
  const watchdog = startWatchdog()
  const logFile = join(stateDir, 'postgres.log')
  const server = new SupervisedProcess(plan, { log: () => {}, watchdog, logFile, revive: false })
  const stop = async () => {
    await server.close()
    watchdog.close()
    forgetPostgres(stateDir)
    await rm(stateDir, { recursive: true, force: true })
  }
  try {
    await server.start()
  } catch (error) {
    await stop()
    throw error
  }
  return { url: superuserUrl(at), kill9: () => server.kill9(), restart: () => server.start(), stop }
}
