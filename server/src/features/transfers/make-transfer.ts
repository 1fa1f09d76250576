import type { ChainId } from '@windhover/core/chains/chain'
import { formatAmount } from '@windhover/core/money/format-amount'
import type { Intent } from '@windhover/core/transactions/intent'
import type { VaultView } from '@windhover/core/vaults/contract'
import type { FeatureParts } from '../../composition/feature.ts'
import { makeEvmTransfer } from './make-evm-intent.ts'
import { makeHederaTransfer } from './make-hedera-intent.ts'
import { makeSolanaTransfer } from './make-solana-intent.ts'

export type TransferWish = {
  readonly id: string
  readonly vault: VaultView
  readonly to: string
  /** `native`, or the token's address. */
  readonly token: string
  readonly amountRaw: bigint
  readonly decimals: number
}

type Parts = Pick<FeatureParts, 'chains' | 'tokenIndexes' | 'walletRecords'>
type Maker = (parts: Parts, wish: TransferWish) => Promise<Intent>

const evmMaker =
  (chainId: 1 | 56): Maker =>
  async (parts, { id, vault, to, token, amountRaw }) =>
    makeEvmTransfer(parts, {
      id,
      vault,
      chainId,
      from: vault.ethAddress,
      to,
      ...(token === 'native' ? {} : { token }),
      amountRaw: `${amountRaw}`,
    })

/** Each by the way its panel goes. */
const MAKERS: Readonly<Record<ChainId, Maker>> = {
  solana: (parts, { token, amountRaw, decimals, ...wish }) =>
    makeSolanaTransfer(parts, {
      ...wish,
      mint: token === 'native' ? 'SOL' : token,
      amount: formatAmount(amountRaw, decimals),
    }),
  ethereum: evmMaker(1),
  bsc: evmMaker(56),
  hedera: (parts, { token, amountRaw, decimals, ...wish }) =>
    makeHederaTransfer(parts, {
      ...wish,
      from: wish.vault.ethAddress,
      ...(token === 'native' ? {} : { token }),
      amount: formatAmount(amountRaw, decimals),
    }),
}

export async function makeTransfer(parts: Parts, chain: ChainId, wish: TransferWish): Promise<Intent> {
  return await MAKERS[chain](parts, wish)
}
