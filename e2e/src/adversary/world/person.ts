import type { ChainId } from '@windhover/core/chains/chain'
import type { ProposalView, ProposedIntent } from '@windhover/core/transactions/proposal'
import { type VaultView, vaultRoutes } from '@windhover/core/vaults/contract'
import { pressOn } from '@windhover/testkit/agent-calls'
import { askFaucet } from '@windhover/testkit/ask-faucet'
import { createEthereumWallet } from '@windhover/testkit/software-wallets'
import { TEST_ORIGIN } from '@windhover/testkit/start-test-api'
import type { TestDevice } from '@windhover/testkit/test-device'
import type { TestSandbox } from '@windhover/testkit/test-sandbox'
import { waitUntil } from '@windhover/testkit/wait-until'
import { signInOverHttp } from '@windhover/testkit/wallet-visitor'
import { madeEvmAddress, madeSolanaAddress } from '../../chaos/made-addresses.ts'

export type Reply = { readonly status: number; readonly body: Record<string, unknown> }

/** One browser in which somebody is signed in. */
export type Browser = {
  readonly sessionId: string
  readonly headers: Readonly<Record<string, string>>
  /** The key that this browser holds: signs what is pressed in it. */
  readonly device: TestDevice
  readonly call: (method: string, path: string, body?: object) => Promise<Reply>
}

/** Somebody with a funded vault. What they want to happen is written down by the harness, never read from the product. */
export type Person = {
  readonly name: string
  readonly userId: string
  readonly vaultId: string
  readonly key: string
  readonly solana: string
  readonly evm: string
  readonly browser: Browser
  /** The same person at another desk. */
  readonly otherBrowser: Browser
  /** Standing instruction: nothing goes without a card, and nothing dangerous is bought. */
  readonly isSafe: boolean
  /** Standing instruction: more than this wants a card. */
  readonly limitUsd: number
  /** Whom this person pays. */
  readonly friends: Readonly<Record<ChainId, string>>
}

export type PersonPlan = Pick<Person, 'name' | 'isSafe' | 'limitUsd'>

export const ownerOn = (person: Pick<Person, 'solana' | 'evm'>, chain: ChainId): string =>
  chain === 'solana' ? person.solana : person.evm

const CHAIN_NAMES = ['solana', 'ethereum', 'bsc', 'hedera'] as const

export async function openPerson(
  apiUrl: string,
  sandbox: TestSandbox,
  plan: PersonPlan & { readonly seed: string },
): Promise<Person> {
  const wallet = createEthereumWallet()
  const first = await signInOverHttp({ apiUrl, origin: TEST_ORIGIN, wallet })
  const second = await signInOverHttp({ apiUrl, origin: TEST_ORIGIN, wallet })
  const call = callerOf(apiUrl, first.headers)
  const vault = await findVault(call)
  const vaultId = vault.tokenId
  const issued = await call('POST', `/api/vaults/${vaultId}/keys`, { label: 'Adversary' })
  const key = String(issued.body.key)
  const withKey = (headers: Readonly<Record<string, string>>) => ({ ...headers, 'x-api-key': key })
  const browserOf = (visit: typeof first): Browser => {
    const headers = withKey(visit.headers)
    const { sessionId, device } = visit
    return { sessionId, headers, device, call: callerOf(apiUrl, headers) }
  }
  const browser = browserOf(first)
  await askFaucet(sandbox, { solana: vault.publicKey, evm: vault.ethAddress, chains: CHAIN_NAMES })
  const { name, isSafe, limitUsd, seed } = plan
  expectOk(await browser.call('PATCH', '/api/settings', { vaultId, change: settingsOf(isSafe) }))
  expectOk(await browser.call('PUT', '/api/safety', { vaultId, limits: { perTransactionUsd: limitUsd } }))
  const evmFriend = madeEvmAddress(`${seed}/${name}/friend`)
  return {
    name,
    userId: first.userId,
    vaultId,
    key,
    solana: vault.publicKey,
    evm: vault.ethAddress,
    browser,
    otherBrowser: browserOf(second),
    isSafe,
    limitUsd,
    friends: {
      solana: madeSolanaAddress(`${seed}/${name}/friend`),
      ethereum: evmFriend,
      bsc: evmFriend,
      hedera: evmFriend,
    },
  }
}

/** Every category, so that the model has every tool there is. */
const settingsOf = (safeMode: boolean) => ({
  safeMode,
  toolCategories: [
    'platform-features',
    'solana',
    'ethereum',
    'hedera',
    'advanced-search',
    'messari',
    'ordiscan',
  ],
})

function callerOf(apiUrl: string, headers: Readonly<Record<string, string>>): Browser['call'] {
  return async (method, path, body) => {
    const response = await fetch(`${apiUrl}${path}`, {
      method,
      headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    return { status: response.status, body: text === '' ? {} : (JSON.parse(text) as Reply['body']) }
  }
}

export function expectOk(reply: Reply): Reply {
  if (reply.status !== 200) throw new Error(`${reply.status}: ${JSON.stringify(reply.body)}`)
  return reply
}

async function findVault(call: Browser['call']): Promise<VaultView> {
  let vault: VaultView | undefined
  await waitUntil({
    what: 'the vault',
    timeoutMs: 60_000,
    check: async () => {
      const { body } = await call('GET', vaultRoutes.listVaults.path)
      vault = (body as unknown as VaultView[])[0]
      return vault !== undefined
    },
  })
  if (vault === undefined) throw new Error('no vault')
  return vault
}

/** What a card shows; people here look at cards of one intent. */
export function shownOn({ intents }: ProposalView): Pick<ProposedIntent, 'intent' | 'intentHash'> {
  const [only] = intents
  if (only === undefined || intents.length > 1) throw new Error(`a card of ${intents.length} intents`)
  return only
}

type Pressed = Pick<ProposalView, 'actionHash' | 'approvalToken' | 'intents'>

/** The routes of a card, in a browser. */
export function cardsIn(browser: Browser, vaultId: string) {
  return {
    get: async (id: string): Promise<ProposalView | null> => {
      const { status, body } = await browser.call('GET', `/api/proposals/${id}?vaultId=${vaultId}`)
      return status === 200 ? (body as unknown as ProposalView) : null
    },
    /** The browser's device signs what the card shows, whatever else is sent along. */
    approve: async (id: string, card: Pressed, more: object = {}) =>
      browser.call('POST', `/api/proposals/${id}/approve`, {
        vaultId,
        ...(await pressOn(card, browser.device.approve)),
        ...more,
      }),
    reject: (id: string) => browser.call('POST', `/api/proposals/${id}/reject`, { vaultId }),
    revise: (id: string, change: object) =>
      browser.call('POST', `/api/proposals/${id}/revise`, { vaultId, ...change }),
  }
}
