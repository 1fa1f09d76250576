import { mkdirSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { parseRestateLine } from '../log/parse-line.ts'
import { answersOk } from '../probe.ts'
import type { ProcessPlan } from '../process-plan.ts'
import { baseEnvironment } from './base-environment.ts'

export type RestateOptions = {
  readonly stateDir: string
  readonly ingressPort: number
  readonly adminPort: number
  readonly nodePort: number
}

/** Restate as it comes from npm. */
export function planRestate(options: RestateOptions): ProcessPlan {
  const dir = join(options.stateDir, 'restate')
  const temporary = join(dir, 'tmp')
  rmSync(temporary, { recursive: true, force: true })
  mkdirSync(temporary, { recursive: true })
  return {
    name: 'restate',
    command: restateBinary(),
    args: ['--no-logo', '--listen-mode', 'tcp', '--base-dir', dir],
    cwd: dir,
    env: {
      ...baseEnvironment(),
      // It leaves a folder per partition and start behind: not in everybody's /tmp.
      TMPDIR: temporary,
      // A fixed name: the host's would orphan the state on the day the host is renamed.
      RESTATE_NODE_NAME: 'windhover',
      RESTATE_DEFAULT_NUM_PARTITIONS: '4',
      RESTATE_BIND_IP: '127.0.0.1',
      RESTATE_BIND_PORT: String(options.nodePort),
      RESTATE_INGRESS__BIND_PORT: String(options.ingressPort),
      RESTATE_ADMIN__BIND_PORT: String(options.adminPort),
      RESTATE_ROCKSDB_TOTAL_MEMORY_SIZE: '512 MiB',
      RESTATE_DISABLE_TELEMETRY: 'true',
      RESTATE_LOG_FORMAT: 'json',
      // `octocrab` is its look for newer releases, which fails wherever there is no way out.
      RESTATE_LOG_FILTER: 'warn,restate=info,octocrab=off',
      RESTATE_SHUTDOWN_TIMEOUT: '5s',
    },
    stopSignal: 'SIGTERM',
    parseLine: parseRestateLine,
    isReady: async () =>
      (await answersOk(`http://127.0.0.1:${options.adminPort}/health`)) &&
      (await answersOk(`http://127.0.0.1:${options.ingressPort}/restate/health`)),
    readyWithinMs: 60_000,
  }
}

/** The binary itself rather than its npm launcher: a kill must reach the server. */
function restateBinary(): string {
  const launcher = createRequire(import.meta.url).resolve('@restatedev/restate-server/package.json')
  return createRequire(launcher).resolve(
    `@restatedev/restate-server-${process.platform}-${process.arch}/bin/restate-server`,
  )
}
