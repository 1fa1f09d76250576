import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildWebIfStale } from '@windhover/tools/dev/build-web'
import { findFreePortBase, portsFrom } from '@windhover/tools/stack/ports'
import { QUICK_BLOCKS } from '@windhover/tools/stack/quick-blocks'
import { type Stack, startStack } from '@windhover/tools/stack/start-stack'

export type TestProduct = Stack & {
  readonly origin: string
  /** One address per api instance; the browser's origin belongs to the first. */
  readonly instances: readonly string[]
  readonly workerHealthPorts: readonly number[]
  /** The practice world, with its switches under `/control/faults`. */
  readonly sandboxUrl: string
  readonly environmentOf: (name: string) => Readonly<Record<string, string>>
  /** What the processes logged at warn and above, for messages of failed tests. */
  readonly complaints: readonly string[]
}

/** The whole product with production builds, two of each process, engines of its own and a state that is thrown away. */
export async function startTestProduct(
  settings: Readonly<Record<string, string>> = {},
): Promise<TestProduct> {
  buildWebIfStale()
  const stateDir = await mkdtemp(join(tmpdir(), 'wh-e2e-'))
  const complaints: string[] = []
  const ports = portsFrom(await findFreePortBase())
  const stack = await startStack({
    stateDir,
    ports,
    mode: 'start',
    apis: 2,
    workers: 2,
    throwaway: true,
    reviveAfterMs: 250,
    // Tests come from one machine; each visitor names an address of its own in front of it.
    env: { TRUSTED_PROXIES: '1', ...settings },
    sandboxEnv: QUICK_BLOCKS,
    log: (entry) => {
      if (entry.level === 'warn' || entry.level === 'error') complaints.push(`${entry.source} ${entry.text}`)
    },
  })
  return {
    ...stack,
    origin: stack.addresses.origin,
    instances: stack.addresses.apis,
    sandboxUrl: `http://127.0.0.1:${ports.sandbox}`,
    workerHealthPorts: [ports.workerHealth, ports.workerHealth + 1],
    environmentOf: (name) => stack.processes.find((process) => process.name === name)?.environment ?? {},
    complaints,
    stop: async () => {
      await stack.stop()
      await rm(stateDir, { recursive: true, force: true })
    },
  }
}
