import { randomUUID } from 'node:crypto'
import type { Attestation } from '@windhover/core/authority/facts'
import { CHAINS } from '@windhover/core/chains/all-chains'
import type { SignableAction, SignRequest } from '@windhover/core/signing/sign-contract'
import { type Intent, kindOf } from '@windhover/core/transactions/intent'
import { attestPrice } from './test-witness.ts'

/** A whole request around an action, for one dollar. Its approval is told to the signer before. */
export function signRequestOf(input: {
  intent: Intent
  action: SignableAction
  step?: number
  epoch?: number
  /** What a witness's prices make of what leaves; null where it has said nothing. */
  outUsd?: number | null
}): SignRequest {
  const { intent, action, step = 0, epoch = 0, outUsd = 1 } = input
  const facts = outUsd === null ? [] : factsWorth(outUsd, { intent, action })
  return { intent, action, step, epoch, facts }
}

/** Prices by which the action is worth exactly this, but for the fee where a token leaves. */
function factsWorth(usd: number, { intent, action }: Pick<SignRequest, 'intent' | 'action'>): Attestation[] {
  const { chain } = intent
  const [out] = kindOf(intent).outflows(intent)
  const amountRaw = out?.amountRaw ?? 1n
  const native = { chain, token: 'native', decimals: CHAINS[chain].native.decimals }
  if (out === undefined || out.token === 'native')
    return [attestPrice({ ...native, usd: perWhole(usd, nativeOut(action) ?? amountRaw, native.decimals) })]
  return [
    attestPrice({ ...native, usd: ALMOST_NOTHING }),
    attestPrice({
      chain,
      token: out.token,
      decimals: TOKEN_DECIMALS,
      usd: perWhole(usd, amountRaw, TOKEN_DECIMALS),
    }),
  ]
}

const ALMOST_NOTHING = `0.${'0'.repeat(50)}1`
/** As the tokens of `solana-actions.ts` have them. */
const TOKEN_DECIMALS = 6
const PRECISION = 40n
const MICRO = 1_000_000

/** Coins that leave by a transaction of an EVM chain, its fee among them; null of anything else. */
function nativeOut(action: SignableAction): bigint | null {
  if (!('to' in action)) return null
  const wei = BigInt(action.valueWei) + BigInt(action.gasLimit) * BigInt(action.maxFeePerGasWei)
  return action.chain === 'hedera' ? (wei + 9_999_999_999n) / 10_000_000_000n : wei
}

/** Rounded down by less than anybody counts, so that rounding up what leaves gives back the figure. */
function perWhole(usd: number, amountRaw: bigint, decimals: number): string {
  const micro = BigInt(Math.round(usd * MICRO))
  const scaled = (micro * 10n ** (BigInt(decimals) + PRECISION)) / (amountRaw * BigInt(MICRO))
  const digits = String(scaled).padStart(Number(PRECISION) + 1, '0')
  return `${digits.slice(0, -Number(PRECISION))}.${digits.slice(-Number(PRECISION))}`
}

type TransferIntent = Extract<Intent, { type: 'transfer' }>

export function transferOf(
  fields: Pick<TransferIntent, 'vaultId' | 'chain' | 'to'> & Partial<TransferIntent>,
): TransferIntent {
  return { id: randomUUID(), type: 'transfer', token: 'native', amountRaw: '1000', ...fields }
}

export type EvmSignable = Extract<SignableAction, { to: string }>

/** A plain payment on an EVM chain. */
export function evmAction(fields: Partial<EvmSignable> & Pick<EvmSignable, 'to'>): EvmSignable {
  return {
    chain: 'ethereum',
    data: '0x',
    valueWei: '1000',
    gasLimit: '21000',
    nonce: 0,
    maxFeePerGasWei: '2000000000',
    maxPriorityFeePerGasWei: '1000000000',
    ...fields,
  }
}
