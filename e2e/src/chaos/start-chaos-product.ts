import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sandboxPortsFrom } from '@windhover/sandbox/world/ports'
import { buildWebIfStale } from '@windhover/tools/dev/build-web'
import { findFreePortBase, portsFrom } from '@windhover/tools/stack/ports'
import { REPOSITORY } from '@windhover/tools/stack/repository'
import { type Stack, startStack } from '@windhover/tools/stack/start-stack'

export type ChaosProduct = Stack & {
  readonly origin: string
  readonly instances: readonly string[]
  /** Addresses of the chains, as the product itself is given them. */
  readonly settings: Readonly<Record<string, string>>
  readonly controlUrl: string
  readonly faucetUrl: string
  /** The nodes below the public addresses of the chains that can lose blocks. */
  readonly nodeUrls: Readonly<Record<'ethereum' | 'bsc', string>>
}

/** The whole product, two of each process, on engines and a practice world of its own. */
export async function startChaosProduct(options: {
  /** Workers that carry the bugs this file plants. */
  plantedBugFile?: string | undefined
  say: (line: string) => void
}): Promise<ChaosProduct> {
  if (!existsSync(join(REPOSITORY, 'web/dist/index.html'))) buildWebIfStale()
  const stateDir = await mkdtemp(join(tmpdir(), 'wh-chaos-'))
  const ports = portsFrom(await findFreePortBase())
  const sandbox = sandboxPortsFrom(ports.sandbox)
  const planted = options.plantedBugFile
  const stack = await startStack({
    stateDir,
    ports,
    mode: 'start',
    apis: 2,
    workers: 2,
    throwaway: true,
    // Killed on purpose and often: pauses that double would be most of the run.
    reviveAfterMs: 250,
    ...(planted !== undefined && {
      workerEntry: 'e2e/src/chaos/planted/main-planted-worker.ts',
      signerEntry: 'e2e/src/chaos/planted/main-planted-signer.ts',
    }),
    // Everybody comes from one machine and names an address of their own in front of it.
    env: { TRUSTED_PROXIES: '1', ...(planted !== undefined && { PLANTED_BUG_FILE: planted }) },
    log: (entry) => {
      if (entry.level === 'error' || entry.level === 'warn') options.say(`${entry.source}: ${entry.text}`)
    },
  })
  const settings = stack.processes.find((process) => process.name === 'api-1')?.environment ?? {}
  return {
    ...stack,
    origin: stack.addresses.origin,
    instances: stack.addresses.apis,
    settings,
    controlUrl: `http://127.0.0.1:${ports.sandbox}/control/faults`,
    faucetUrl: `http://127.0.0.1:${ports.sandbox}/faucet`,
    nodeUrls: {
      ethereum: `http://127.0.0.1:${sandbox.ethereumNode}`,
      bsc: `http://127.0.0.1:${sandbox.bscNode}`,
    },
    stop: async () => {
      await stack.stop()
      if (process.env.CHAOS_KEEP === undefined) await rm(stateDir, { recursive: true, force: true })
      else options.say(`kept in ${stateDir}`)
    },
  }
}
