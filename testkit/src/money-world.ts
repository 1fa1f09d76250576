import type { ChainId } from '@windhover/core/chains/chain'
import type { IntentView } from '@windhover/core/transactions/contract'
import { type VaultView, vaultRoutes } from '@windhover/core/vaults/contract'
import { buildChains } from '@windhover/server/composition/build-chains'
import type { Parts } from '@windhover/server/composition/feature'
import { readConfig } from '@windhover/server/config'
import { transactionNeeds } from '@windhover/server/features/transactions/index'
import { systemClock } from '@windhover/server/platform/clock'
import type { ChainAdapters } from '@windhover/server/ports/chain'
import { askFaucet } from './ask-faucet.ts'
import { createOnlooker } from './onlooker.ts'
import type { OwnerKey } from './owner-keys.ts'
import { NO_PROVIDERS } from './provider-environment.ts'
import { createEthereumWallet } from './software-wallets.ts'
import { TEST_ORIGIN } from './start-test-api.ts'
import { startTestProduct, type TestProduct } from './start-test-product.ts'
import type { TestDevice } from './test-device.ts'
import { type TestSandbox, useSandbox } from './test-sandbox.ts'
import { waitUntil } from './wait-until.ts'
import { signInOverHttp, type WalletVisitor } from './wallet-visitor.ts'

type Reply = { readonly status: number; readonly body: Record<string, unknown> }

/** One person with a funded vault and its key, in a product of its own on the practice world's living chains. */
export type MoneyWorld = {
  readonly sandbox: TestSandbox
  readonly product: TestProduct
  readonly chains: ChainAdapters
  readonly vault: VaultView
  readonly key: string
  readonly userId: string
  readonly sessionId: string
  /** Of the person's browser. */
  readonly headers: Readonly<Record<string, string>>
  /** The same person in another browser. */
  readonly signInAgain: () => Promise<WalletVisitor>
  /** What the api hands to whatever moves money: for what has no route, such as the tools of the agent. */
  readonly parts: Parts<typeof transactionNeeds>
  readonly call: (method: string, path: string, body?: object) => Promise<Reply>
  /** As programs do it: the key in the body, an id of their own making. */
  readonly move: (path: string, body: object, intentId?: string) => Promise<Reply>
  /** The person's wallet, which owns the vault. */
  readonly root: OwnerKey
  /** What the person's browser signs when a button is pressed. */
  readonly approve: TestDevice['approve']
  readonly held: (chain: ChainId, token: string) => Promise<bigint>
  /** The intent once it is over and its receipt is written. */
  readonly settled: (intentId: string) => Promise<IntentView>
  readonly stop: () => Promise<void>
}

export async function openMoneyWorld(options: {
  only: readonly string[]
  fund: readonly ChainId[]
  env?: Readonly<Record<string, string>>
  /** A world of its own, where the test makes it misbehave. */
  sandbox?: TestSandbox
  /** Something that stands between the product and the world. */
  through?: (env: Readonly<Record<string, string>>) => Readonly<Record<string, string>>
}): Promise<MoneyWorld> {
  const sandbox = options.sandbox ?? (await useSandbox())
  const { through = (env) => env } = options
  const env = { ...through(sandbox.env), ...options.env }
  const onlooker = createOnlooker(transactionNeeds)
  const product = await startTestProduct({ env, only: options.only, extraFeatures: [onlooker.feature] })
  const parts = onlooker.parts()
  const wallet = createEthereumWallet()
  const signIn = () => signInOverHttp({ apiUrl: product.url, origin: TEST_ORIGIN, wallet })
  const visitor = await signIn()
  const { headers, userId, sessionId, device } = visitor
  const call = async (method: string, path: string, body?: object): Promise<Reply> => {
    const response = await fetch(`${product.url}${path}`, {
      method,
      headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    return { status: response.status, body: (await response.json()) as Reply['body'] }
  }
  const vault = await findVault(call)
  const issued = await call('POST', `/api/vaults/${vault.tokenId}/keys`, { label: 'Test' })
  const key = String(issued.body.key)
  await visitor.lendKey(String(issued.body.apiKeyHash))
  const chains = readChains({ ...sandbox.env })
  for (const chain of options.fund)
    await askFaucet(sandbox, { solana: vault.publicKey, evm: vault.ethAddress, chains: [chain] })
  return {
    sandbox,
    product,
    chains,
    vault,
    key,
    userId,
    sessionId,
    headers,
    signInAgain: signIn,
    approve: device.approve,
    root: visitor.root,
    parts,
    call,
    move: (path, body, intentId = crypto.randomUUID()) =>
      call('POST', path, { vaultId: vault.tokenId, apiKey: key, intentId, ...body }),
    held: async (chain, token) => {
      const reading = await chains[chain].getBalances(chain === 'solana' ? vault.publicKey : vault.ethAddress)
      if (reading.state !== 'known') throw new Error(`balances on ${chain} are ${reading.state}`)
      const ofToken = reading.value.filter((each) => each.token.toLowerCase() === token.toLowerCase())
      return ofToken.reduce((sum, each) => sum + each.amountRaw, 0n)
    },
    settled: (intentId) => untilSettled(call, intentId),
    stop: async () => {
      await product.stop()
      await sandbox.stop()
    },
  }
}

async function findVault(call: MoneyWorld['call']): Promise<VaultView> {
  let vault: VaultView | undefined
  await waitUntil({
    what: 'the vault',
    timeoutMs: 30_000,
    check: async () => {
      const { body } = await call('GET', vaultRoutes.listVaults.path)
      vault = (body as unknown as VaultView[])[0]
      return vault !== undefined
    },
  })
  if (vault === undefined) throw new Error('no vault')
  return vault
}

async function untilSettled(call: MoneyWorld['call'], intentId: string): Promise<IntentView> {
  let view: IntentView | undefined
  await waitUntil({
    what: `the receipt of ${intentId}`,
    timeoutMs: 60_000,
    check: async () => {
      view = (await call('GET', `/api/transactions/${intentId}`)).body as unknown as IntentView
      const isOver = ['CONFIRMED', 'FAILED', 'EXPIRED', 'REJECTED'].includes(view.state)
      return isOver && (view.state !== 'CONFIRMED' || view.receipt !== null)
    },
  })
  if (view === undefined) throw new Error('no intent')
  return view
}

/** The chains as anybody may read them, past the product. */
function readChains(env: Readonly<Record<string, string>>): ChainAdapters {
  const config = readConfig({
    ...NO_PROVIDERS,
    ...env,
    WORLD: 'practice',
    PUBLIC_ORIGIN: TEST_ORIGIN,
    DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
    REDIS_URL: 'redis://127.0.0.1:1',
    RESTATE_INGRESS_URL: 'http://127.0.0.1:1',
    RESTATE_ADMIN_URL: 'http://127.0.0.1:1',
    SIGNER_SOCKET: '/nonexistent/signer.sock',
    WITNESS_SOCKETS: '/nonexistent/witness.sock',
    AUTH_SECRET: 'a secret that is long enough for tests',
  })
  return buildChains(config.providers, systemClock).chains
}
