import type { EvmCall } from '../decode/evm/decode-call.ts'
import { Refusal } from '../decode/refusal.ts'

export type EvmChain = 'ethereum' | 'bsc' | 'hedera'

type FeeBounds = {
  readonly gasMax: bigint
  /** Highest price of one unit of gas. */
  readonly feePerGasMaxWei: bigint
  /** Highest fee that the transaction can cost in all. */
  readonly feeMaxWei: bigint
  /** The same for calls that only prepare: they need little gas, and nobody waits for what they do. */
  readonly smallFeeMaxWei: bigint
}

const GWEI = 1_000_000_000n
const COIN = 1_000_000_000_000_000_000n

/** Room for the worst hours these networks have seen, and for raising the fee of a transaction that got stuck in them. */
const FEE_BOUNDS: Readonly<Record<EvmChain, FeeBounds>> = {
  ethereum: {
    gasMax: 1_000_000n,
    feePerGasMaxWei: 3_000n * GWEI,
    feeMaxWei: COIN / 5n,
    smallFeeMaxWei: COIN / 20n,
  },
  bsc: { gasMax: 1_000_000n, feePerGasMaxWei: 500n * GWEI, feeMaxWei: COIN / 5n, smallFeeMaxWei: COIN / 50n },
  hedera: {
    gasMax: 4_000_000n,
    feePerGasMaxWei: 20_000n * GWEI,
    feeMaxWei: 50n * COIN,
    smallFeeMaxWei: 15n * COIN,
  },
}
const SMALL: readonly EvmCall['kind'][] = ['approve', 'associate', 'associate-token']

export function requireBoundedFee(
  { chain, call }: { readonly chain: EvmChain; readonly call: Pick<EvmCall, 'kind'> },
  fee: { gasLimit: bigint; maxFeePerGasWei: bigint; maxPriorityFeePerGasWei: bigint },
): void {
  const bounds = FEE_BOUNDS[chain]
  const feeMaxWei = SMALL.includes(call.kind) ? bounds.smallFeeMaxWei : bounds.feeMaxWei
  const isBounded =
    fee.gasLimit <= bounds.gasMax &&
    fee.maxFeePerGasWei <= bounds.feePerGasMaxWei &&
    fee.maxPriorityFeePerGasWei <= fee.maxFeePerGasWei &&
    fee.gasLimit * fee.maxFeePerGasWei <= feeMaxWei
  if (!isBounded) throw new Refusal('feeTooHigh', 'the fee is above the cap')
}
