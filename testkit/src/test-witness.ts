import { createHash } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Attestation, type Fact, WITNESS_PATHS } from '@windhover/core/authority/facts'
import type { World } from '@windhover/core/authority/world'
import type { ChainId } from '@windhover/core/chains/chain'
import { createLog } from '@windhover/signer/log'
import { listenOnSocket } from '@windhover/signer/socket/listen-on-socket'
import { buildWitness } from '@windhover/witness/build-witness'
import { readWitnessConfig } from '@windhover/witness/config'
import { witnessKeyOf } from '@windhover/witness/key-file'
import { openSources } from '@windhover/witness/prices/open-sources'
import { factSigner } from '@windhover/witness/sign-fact'
import { callSocket } from './call-socket.ts'
import { waitUntil } from './wait-until.ts'

const privateKey = witnessKeyOf(createHash('sha256').update('a witness of tests').digest())
const READY_WITHIN_MS = 20_000

/** Whom every signer of a test believes. */
export const TEST_WITNESS_KEY = factSigner('practice', privateKey).key

/** A fact as the witness of tests says it. */
export function attest(fact: Fact, said: { at?: number; world?: World } = {}): Attestation {
  return factSigner(said.world ?? 'practice', privateKey).sign(fact, said.at ?? Date.now())
}

export function attestPrice(price: {
  readonly chain: ChainId
  readonly token: string
  readonly decimals: number
  readonly usd: string
  readonly at?: number
}): Attestation {
  const { chain, token, decimals, usd, at } = price
  return attest(
    { kind: 'price', chain, token, decimals, usdLow: usd, usdHigh: usd, sources: ['one', 'two'] },
    at === undefined ? {} : { at },
  )
}

export type TestWitness = { readonly socketPath: string; readonly stop: () => Promise<void> }

/** The witness in this process, with the key of tests, on the sources and nodes that `env` names. */
export async function startTestWitness(
  env: Readonly<Record<string, string | undefined>>,
): Promise<TestWitness> {
  const dir = await mkdtemp(join(tmpdir(), 'wh-witness-'))
  const socketPath = join(dir, 'run', 'witness.sock')
  const config = readWitnessConfig({
    ...env,
    WORLD: 'practice',
    WITNESS_SOCKET: socketPath,
    WITNESS_KEY_FILE: join(dir, 'none'),
  })
  const sources = openSources(config, () => {})
  const log = createLog(() => {}, 'witness')
  const { server, close } = buildWitness({ ...config, privateKey, sources, log })
  await listenOnSocket(server, { path: socketPath, group: null, setting: 'WITNESS_SOCKET' })
  const isReady = async () =>
    (await callSocket({ socketPath, method: 'GET', path: WITNESS_PATHS.health })).status === 200
  // A world that is out of order on purpose has no prices: whoever needs them says so.
  await waitUntil({ what: 'prices', timeoutMs: READY_WITHIN_MS, check: isReady }).catch(() => {})
  return {
    socketPath,
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      await close()
      await rm(dir, { recursive: true, force: true })
    },
  }
}
