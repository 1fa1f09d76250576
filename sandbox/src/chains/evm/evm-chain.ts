import type { Address, Hex, PublicClient, TestClient, WalletClient } from 'viem'

export type EvmChainName = 'ethereum' | 'bsc' | 'hedera'

/** One anvil with everything deployed on it. */
export type EvmChain = {
  readonly name: EvmChainName
  readonly chainId: number
  /** The address the product uses: the same JSON-RPC with fault switches in front. */
  readonly rpcUrl: string
  /** The node itself, for the practice world alone. On Hedera its unit is the tinybar, as inside the real EVM. */
  readonly nodeUrl: string
  readonly node: PublicClient
  readonly wallet: WalletClient
  readonly admin: TestClient
  /** Owner of the inventory that makers, arbitrageur and faucet spend. */
  readonly treasury: Address
  /**
   * Sends native coin and tokens with real transactions and waits for them.
   * Token addresses as in the universe (`0.0.N` on Hedera); amounts in raw units (tinybar on Hedera).
   */
  readonly fund: (to: Address, gift: EvmGift) => Promise<readonly Hex[]>
  readonly stop: () => Promise<void>
}

export type EvmGift = {
  readonly nativeRaw: bigint
  readonly tokens: readonly { readonly address: string; readonly amountRaw: bigint }[]
}
