import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { keepIdentity } from '@windhover/tools/stack/engines/restate-identity'
import { forgetServices } from './forget-services.ts'
import { freePorts } from './free-port.ts'
import { waitUntil } from './wait-until.ts'

export type TestRestate = {
  readonly ingressUrl: string
  readonly adminUrl: string
  /** What a worker has to know to answer it. */
  readonly identityKey: string
  /** Leads the name of every durable service: others may be on the same engine. */
  readonly prefix: string
  stop(): Promise<void>
}

const START_TIMEOUT_MS = 60_000

/** The engine that a full test run shares; a single file run by hand starts its own. */
export async function useTestRestate(): Promise<TestRestate> {
  const {
    TEST_RESTATE_INGRESS_URL: ingressUrl,
    TEST_RESTATE_ADMIN_URL: adminUrl,
    TEST_RESTATE_IDENTITY_KEY: identityKey,
  } = process.env
  if (ingressUrl === undefined || adminUrl === undefined || identityKey === undefined)
    return await startTestRestate()
  const prefix = `T${randomBytes(8).toString('hex')}_`
  return { ingressUrl, adminUrl, identityKey, prefix, stop: () => forgetServices(adminUrl, prefix) }
}

/** A real Restate server on ports of its own, with a store that is deleted afterwards. */
export async function startTestRestate(): Promise<TestRestate> {
  const [ingressPort = 0, adminPort = 0, nodePort = 0] = await freePorts(3)
  const baseDir = await mkdtemp(join(tmpdir(), 'wh-restate-'))
  const identity = keepIdentity(join(baseDir, 'identity.pem'))
  const output: string[] = []
  const child = spawn(restateBinary(), ['--no-logo', '--listen-mode', 'tcp', '--base-dir', baseDir], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      // It leaves folders there, which go with the store.
      TMPDIR: baseDir,
      RESTATE_DEFAULT_NUM_PARTITIONS: '4',
      RESTATE_NODE_NAME: 'test',
      RESTATE_BIND_IP: '127.0.0.1',
      RESTATE_BIND_PORT: String(nodePort),
      RESTATE_INGRESS__BIND_PORT: String(ingressPort),
      RESTATE_ADMIN__BIND_PORT: String(adminPort),
      RESTATE_WORKER__INVOKER__REQUEST_IDENTITY_PRIVATE_KEY_PEM_FILE: identity.file,
      RESTATE_ROCKSDB_TOTAL_MEMORY_SIZE: '128 MiB',
      RESTATE_DISABLE_TELEMETRY: 'true',
      RESTATE_LOG_DISABLE_ANSI_CODES: 'true',
    },
  })
  child.stdout.on('data', (chunk) => output.push(String(chunk)))
  child.stderr.on('data', (chunk) => output.push(String(chunk)))
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()))

  const stop = async () => {
    // Its store is thrown away, so an orderly goodbye would only cost time.
    child.kill('SIGKILL')
    await exited
    await rm(baseDir, { recursive: true, force: true })
  }
  const ingressUrl = `http://127.0.0.1:${ingressPort}`
  const adminUrl = `http://127.0.0.1:${adminPort}`
  try {
    await waitUntil({
      what: 'Restate to start',
      timeoutMs: START_TIMEOUT_MS,
      check: async () => {
        if (child.exitCode !== null) throw new Error(`Restate ended:\n${output.join('')}`)
        return (await answers(`${adminUrl}/health`)) && (await answers(`${ingressUrl}/restate/health`))
      },
    })
  } catch (error) {
    await stop()
    throw new Error(`Restate did not start:\n${output.join('')}`, { cause: error })
  }
  return { ingressUrl, adminUrl, identityKey: identity.key, prefix: '', stop }
}

/** The binary itself rather than its npm launcher: a kill must reach the server. */
function restateBinary(): string {
  const platform = `${process.platform}-${process.arch}`
  const launcher = createRequire(import.meta.url).resolve('@restatedev/restate-server/package.json')
  return createRequire(launcher).resolve(`@restatedev/restate-server-${platform}/bin/restate-server`)
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(1_000) })).ok
  } catch {
    return false
  }
}
