import { Refusal } from '../decode/refusal.ts'

export type EvmChain = 'ethereum' | 'bsc' | 'hedera'

type FeeBounds = {
  readonly gasMax: bigint
  /** Highest price of one unit of gas. */
  readonly feePerGasMaxWei: bigint
  /** Highest fee that the transaction can cost in all. */
  readonly feeMaxWei: bigint
}

const GWEI = 1_000_000_000n
const COIN = 1_000_000_000_000_000_000n

/** Room for the worst hours these networks have seen, and for raising the fee of a transaction that got stuck in them. */
const FEE_BOUNDS: Readonly<Record<EvmChain, FeeBounds>> = {
  ethereum: { gasMax: 1_000_000n, feePerGasMaxWei: 3_000n * GWEI, feeMaxWei: COIN / 5n },
  bsc: { gasMax: 1_000_000n, feePerGasMaxWei: 500n * GWEI, feeMaxWei: COIN / 5n },
  hedera: { gasMax: 4_000_000n, feePerGasMaxWei: 20_000n * GWEI, feeMaxWei: 50n * COIN },
}

export function requireBoundedFee(
  chain: EvmChain,
  fee: { gasLimit: bigint; maxFeePerGasWei: bigint; maxPriorityFeePerGasWei: bigint },
): void {
  const bounds = FEE_BOUNDS[chain]
  const isBounded =
    fee.gasLimit <= bounds.gasMax &&
    fee.maxFeePerGasWei <= bounds.feePerGasMaxWei &&
    fee.maxPriorityFeePerGasWei <= fee.maxFeePerGasWei &&
    fee.gasLimit * fee.maxFeePerGasWei <= bounds.feeMaxWei
  if (!isBounded) throw new Refusal('feeTooHigh', 'the fee is above the cap')
}
