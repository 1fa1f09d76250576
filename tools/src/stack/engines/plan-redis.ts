import { createHash } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseRedisLine } from '../log/parse-line.ts'
import { accepts } from '../probe.ts'
import type { ProcessPlan } from '../process-plan.ts'
import { baseEnvironment } from './base-environment.ts'
import { findBinary } from './find-binary.ts'

const USER = 'windhover'

/** A private Redis (or Valkey) from an installed binary; null when neither is there. */
export function planRedis(options: {
  readonly stateDir: string
  readonly port: number
  /** Null lets everybody on this machine in, as tests need it. */
  readonly password: string | null
}): ProcessPlan | null {
  const { port, password } = options
  const command = findBinary('redis-server') ?? findBinary('valkey-server')
  if (!command) return null
  const dir = join(options.stateDir, 'redis')
  mkdirSync(dir, { recursive: true })
  const settings = {
    port,
    bind: '127.0.0.1',
    dir,
    appendonly: 'yes',
    save: '',
    daemonize: 'no',
  }
  const users = password === null ? [] : redisUsers(createHash('sha256').update(password).digest('hex'))
  return {
    name: 'redis',
    command,
    args: [...Object.entries(settings).flatMap(([name, value]) => [`--${name}`, String(value)]), ...users],
    cwd: dir,
    env: baseEnvironment(),
    stopSignal: 'SIGTERM',
    parseLine: parseRedisLine,
    isReady: () => accepts({ port, host: '127.0.0.1' }),
    readyWithinMs: 30_000,
  }
}

/**
 * Nobody but the product, with nothing but its own keys: no look at others', no settings, no end of the server. Nobody can
 * be the default user; its rights are those by which Redis reads its own log again at a start.
 */
export function redisUsers(passwordHash: string): readonly string[] {
  const rights = ['~wh:*', '&wh:*', '+@all', '-@admin', '-@dangerous', '+info']
  const nobody = ['--user', 'default', 'off', '~*', '&*', '+@all']
  return [...nobody, '--user', USER, 'on', `#${passwordHash}`, ...rights]
}

export function redisUrl({ port, password }: { port: number; password: string }): string {
  return `redis://${USER}:${password}@127.0.0.1:${port}`
}
