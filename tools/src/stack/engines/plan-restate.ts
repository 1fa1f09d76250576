import { createHash } from 'node:crypto'
import { mkdirSync, rmSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseRestateLine } from '../log/parse-line.ts'
import { answersOk, socketAnswersOk } from '../probe.ts'
import type { ProcessPlan } from '../process-plan.ts'
import { baseEnvironment } from './base-environment.ts'
import { keepIdentity } from './restate-identity.ts'

export type RestatePorts = {
  readonly ingressPort: number
  readonly adminPort: number
  readonly nodePort: number
}

const NODE_NAME = 'windhover'
/** The kernel takes no longer path for a Unix socket. */
const LONGEST_FOLDER = 70

export type RestatePlan = ProcessPlan & {
  /** What a worker has to know to answer this Restate and nobody else. */
  readonly identityKey: string
  /** Folder of its sockets. */
  readonly sockets: string
}

/**
 * Restate as it comes from npm. It asks nobody for a password, so it listens on sockets of this user alone and a gate
 * stands before them; on ports, as tests share one, it lets everybody on this machine in.
 */
export function planRestate(options: {
  readonly stateDir: string
  readonly ports: RestatePorts | null
}): RestatePlan {
  const { ports } = options
  const dir = join(options.stateDir, 'restate')
  const temporary = join(dir, 'tmp')
  rmSync(temporary, { recursive: true, force: true })
  mkdirSync(temporary, { recursive: true, mode: 0o700 })
  const identity = keepIdentity(join(dir, 'identity.pem'))
  const baseDir = ports === null ? shortPathTo(dir) : dir
  const sockets = join(baseDir, NODE_NAME)
  return {
    name: 'restate',
    command: restateBinary(),
    args: ['--no-logo', '--listen-mode', ports === null ? 'unix' : 'tcp', '--base-dir', baseDir],
    cwd: dir,
    env: {
      ...baseEnvironment(),
      // It leaves a folder per partition and start behind: not in everybody's /tmp.
      TMPDIR: temporary,
      // A fixed name: the host's would orphan the state on the day the host is renamed.
      RESTATE_NODE_NAME: NODE_NAME,
      RESTATE_DEFAULT_NUM_PARTITIONS: '4',
      ...(ports === null
        ? // Else it names itself by the folder behind a link, which may be too long.
          { RESTATE_ADVERTISED_ADDRESS: `unix:${join(sockets, 'fabric.sock')}` }
        : portSettings(ports)),
      RESTATE_WORKER__INVOKER__REQUEST_IDENTITY_PRIVATE_KEY_PEM_FILE: identity.file,
      RESTATE_ROCKSDB_TOTAL_MEMORY_SIZE: '512 MiB',
      RESTATE_DISABLE_TELEMETRY: 'true',
      RESTATE_LOG_FORMAT: 'json',
      // `octocrab` is its look for newer releases, which fails wherever there is no way out.
      RESTATE_LOG_FILTER: 'warn,restate=info,octocrab=off',
      RESTATE_SHUTDOWN_TIMEOUT: '5s',
    },
    stopSignal: 'SIGTERM',
    parseLine: parseRestateLine,
    isReady: () => (ports === null ? answersOnSockets(sockets) : answersOnPorts(ports)),
    readyWithinMs: 60_000,
    identityKey: identity.key,
    sockets,
  }
}

function portSettings(ports: RestatePorts): Record<string, string> {
  return {
    RESTATE_BIND_IP: '127.0.0.1',
    RESTATE_BIND_PORT: String(ports.nodePort),
    RESTATE_INGRESS__BIND_PORT: String(ports.ingressPort),
    RESTATE_ADMIN__BIND_PORT: String(ports.adminPort),
  }
}

async function answersOnPorts({ adminPort, ingressPort }: RestatePorts): Promise<boolean> {
  return (
    (await answersOk(`http://127.0.0.1:${adminPort}/health`)) &&
    (await answersOk(`http://127.0.0.1:${ingressPort}/restate/health`))
  )
}

async function answersOnSockets(sockets: string): Promise<boolean> {
  return (
    (await socketAnswersOk({ socketPath: join(sockets, 'admin.sock'), path: '/health' })) &&
    (await socketAnswersOk({ socketPath: join(sockets, 'ingress.sock'), path: '/restate/health' }))
  )
}

/** A link that is always the same for the same folder, where the folder's own path is too long for sockets in it. */
function shortPathTo(dir: string): string {
  if (dir.length <= LONGEST_FOLDER) return dir
  const link = join(tmpdir(), `windhover-${createHash('sha256').update(dir).digest('hex').slice(0, 12)}`)
  rmSync(link, { force: true })
  symlinkSync(dir, link)
  return link
}

/** The binary itself rather than its npm launcher: a kill must reach the server. */
function restateBinary(): string {
  const launcher = createRequire(import.meta.url).resolve('@restatedev/restate-server/package.json')
  return createRequire(launcher).resolve(
    `@restatedev/restate-server-${process.platform}-${process.arch}/bin/restate-server`,
  )
}
