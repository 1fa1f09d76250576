import { execFileSync } from 'node:child_process'
import { chownSync, existsSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parsePostgresLine } from '../log/parse-line.ts'
import { answersQuery } from '../probe.ts'
import type { ProcessPlan } from '../process-plan.ts'
import { baseEnvironment } from './base-environment.ts'
import { findBinary } from './find-binary.ts'
import { makePostgresHome, type PostgresHome } from './postgres-home.ts'

export type PostgresOptions = {
  readonly stateDir: string
  readonly port: number
  /**
   * Password of the superuser `postgres`; every role needs one, so that the signer's data has a door of its own. Null
   * lets everybody on this machine in, as tests need it.
   */
  readonly password: string | null
  /** False for state that is thrown away afterwards: saves the waits for the disk. */
  readonly durable: boolean
}

/** A private cluster from installed binaries, made at the first call; null when Postgres is not installed. */
export function planPostgres(options: PostgresOptions): ProcessPlan | null {
  const command = findBinary('postgres')
  if (!command) return null
  const home = makePostgresHome(options.stateDir)
  if (!existsSync(join(home.dir, 'PG_VERSION')))
    initialise({ initdb: join(dirname(command), 'initdb'), home, options })
  const settings = {
    port: options.port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: 200,
    shared_buffers: '64MB',
    // What was committed still survives the death of the process, only not that of the machine.
    ...(options.durable ? {} : { fsync: 'off', full_page_writes: 'off' }),
  }
  return {
    name: 'postgres',
    command,
    args: [
      '-D',
      home.dir,
      ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ],
    cwd: home.dir,
    env: baseEnvironment(),
    ...(home.owner ? { owner: home.owner } : {}),
    // Fast shutdown: does not wait for clients to leave.
    stopSignal: 'SIGINT',
    parseLine: parsePostgresLine,
    isReady: () => answersQuery(superuserUrl(options)),
    readyWithinMs: 30_000,
  }
}

export function superuserUrl(options: { port: number; password: string | null; database?: string }): string {
  const user = options.password === null ? 'postgres' : `postgres:${options.password}`
  return `postgres://${user}@127.0.0.1:${options.port}/${options.database ?? 'postgres'}`
}

function initialise(to: { initdb: string; home: PostgresHome; options: PostgresOptions }): void {
  const { password } = to.options
  const passwordFile = join(to.home.dir, '..', `postgres-password-${process.pid}`)
  if (password !== null) writeFileSync(passwordFile, password, { mode: 0o600 })
  if (password !== null && to.home.owner) chownSync(passwordFile, to.home.owner.uid, to.home.owner.gid)
  try {
    execFileSync(
      to.initdb,
      [
        '-D',
        to.home.dir,
        '-U',
        'postgres',
        '-E',
        'UTF8',
        '--locale=C',
        '--no-sync',
        ...(password === null ? ['-A', 'trust'] : ['-A', 'scram-sha-256', `--pwfile=${passwordFile}`]),
      ],
      { cwd: to.home.dir, env: baseEnvironment(), stdio: 'pipe', ...to.home.owner },
    )
  } catch (error) {
    rmSync(to.home.dir, { recursive: true, force: true })
    throw new Error(`initdb failed: ${String((error as { stderr?: Buffer }).stderr ?? error)}`)
  } finally {
    rmSync(passwordFile, { force: true })
  }
}
