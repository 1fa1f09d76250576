import type {
  KeyPairSigner,
  Rpc,
  RpcSubscriptions,
  SolanaRpcApi,
  SolanaRpcSubscriptionsApi,
} from '@solana/kit'
import type { ChainId } from '@windhover/core/chains/chain'
import type { Account, Chain, PrivateKeyAccount, PublicClient, Transport, WalletClient } from 'viem'

/** A stranger with keys of his own, who knows the world by its addresses alone. */
export type Traveller = {
  /** The settings that the product would get. */
  readonly env: Readonly<Record<string, string>>
  readonly solana: {
    readonly signer: KeyPairSigner
    readonly rpc: Rpc<SolanaRpcApi>
    readonly subscriptions: RpcSubscriptions<SolanaRpcSubscriptionsApi>
    /** Taken at the outset, to be too old at the end. */
    readonly firstBlockhash: Awaited<ReturnType<typeof takeBlockhash>>
  }
  readonly evm: PrivateKeyAccount
  readonly ethereum: EvmTools
  readonly bsc: EvmTools
  readonly hedera: EvmTools
}

export type EvmTools = {
  readonly reader: PublicClient<Transport, Chain>
  readonly wallet: WalletClient<Transport, Chain, Account>
}

export type TourStep = {
  readonly name: string
  readonly chain: ChainId
  /** Does it, checks it by what the chain says afterwards, and answers with the transaction. */
  readonly run: (traveller: Traveller) => Promise<string>
}

export async function takeBlockhash(rpc: Rpc<SolanaRpcApi>) {
  const { value } = await rpc.getLatestBlockhash().send()
  return value
}

/** A tour that does not look is no tour. */
export function expectThat(holds: boolean, what: string): void {
  if (!holds) throw new Error(`expected ${what}`)
}

export async function askJson(url: string, init: RequestInit = {}): Promise<Record<string, unknown>> {
  const answer = await fetch(url, {
    ...init,
    headers: { 'content-type': 'application/json', ...init.headers },
    signal: AbortSignal.timeout(30_000),
  })
  const body: unknown = await answer.json()
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${JSON.stringify(body)}`)
  if (typeof body !== 'object' || body === null) throw new Error(`${url} answered no object`)
  return body as Record<string, unknown>
}
