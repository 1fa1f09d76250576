import { type Address, type Hex, parseTransaction, recoverTransactionAddress, toHex } from 'viem'
import { HEDERA_CHAIN_ID } from './hedera-entities.ts'
import { refusals } from './relay-refusals.ts'
import { GAS_PRICE_WEIBAR, WEIBAR_PER_TINYBAR } from './units.ts'

const MOST_GAS = 15_000_000n
const BASE_GAS = 21_000n

export type SignedTransaction = {
  readonly from: Address
  readonly to: Address | null
  readonly nonce: number
  readonly gas: bigint
  readonly valueTinybar: bigint
  readonly data: Hex
}

/** Reads signed bytes and refuses what the network would refuse whatever its state. */
export async function parseSigned(raw: Hex): Promise<SignedTransaction> {
  const parsed = decode(raw)
  if (parsed.type !== 'legacy' && parsed.type !== 'eip2930' && parsed.type !== 'eip1559')
    throw refusals.transactionType()
  const { chainId, gas = 0n, value = 0n } = parsed
  if (chainId !== HEDERA_CHAIN_ID) throw refusals.chainId(toHex(chainId ?? 0))
  if (gas > MOST_GAS) throw refusals.gasLimitTooHigh(gas, MOST_GAS)
  if (gas < BASE_GAS) throw refusals.gasLimitTooLow(gas, BASE_GAS)
  const offered = (parsed.type === 'eip1559' ? parsed.maxFeePerGas : parsed.gasPrice) ?? 0n
  if (offered < GAS_PRICE_WEIBAR) throw refusals.gasPriceTooLow(offered, GAS_PRICE_WEIBAR)
  if (value > 0n && value < WEIBAR_PER_TINYBAR) throw refusals.valueTooLow()
  return {
    from: await recover(raw),
    to: parsed.to ?? null,
    nonce: parsed.nonce ?? 0,
    gas,
    // What is less than a tinybar stays with the sender.
    valueTinybar: value / WEIBAR_PER_TINYBAR,
    data: parsed.data ?? '0x',
  }
}

function decode(raw: Hex) {
  try {
    return parseTransaction(raw)
  } catch {
    throw refusals.invalidParameter(0, 'The value passed is not a valid transaction')
  }
}

async function recover(raw: Hex): Promise<Address> {
  try {
    return await recoverTransactionAddress({ serializedTransaction: raw as `0x02${string}` })
  } catch {
    throw refusals.invalidParameter(0, 'The transaction carries no valid signature')
  }
}
