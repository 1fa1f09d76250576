import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseRedisLine } from '../log/parse-line.ts'
import { accepts } from '../probe.ts'
import type { ProcessPlan } from '../process-plan.ts'
import { baseEnvironment } from './base-environment.ts'
import { findBinary } from './find-binary.ts'

/** A private Redis (or Valkey) from an installed binary; null when neither is there. */
export function planRedis(options: { stateDir: string; port: number }): ProcessPlan | null {
  const command = findBinary('redis-server') ?? findBinary('valkey-server')
  if (!command) return null
  const dir = join(options.stateDir, 'redis')
  mkdirSync(dir, { recursive: true })
  const settings = {
    port: options.port,
    bind: '127.0.0.1',
    dir,
    appendonly: 'yes',
    save: '',
    daemonize: 'no',
  }
  return {
    name: 'redis',
    command,
    args: Object.entries(settings).flatMap(([name, value]) => [`--${name}`, String(value)]),
    cwd: dir,
    env: baseEnvironment(),
    stopSignal: 'SIGTERM',
    parseLine: parseRedisLine,
    isReady: () => accepts({ port: options.port, host: '127.0.0.1' }),
    readyWithinMs: 30_000,
  }
}
