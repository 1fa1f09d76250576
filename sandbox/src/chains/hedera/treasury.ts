import {
  createWalletClient,
  type Hash,
  type Hex,
  http,
  keccak256,
  type PublicClient,
  toHex,
  type WalletClient,
} from 'viem'
import { type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts'
import { awaitReceipt } from '../evm/await-receipt.ts'
import { treasuryNonces } from '../evm/treasury-nonces.ts'
import { VIEM_CHAINS } from '../evm/viem-chains.ts'
import { GAS_PRICE_TINYBAR } from './units.ts'

/** Public on purpose: it owns coins of no value. */
const KEY = keccak256(toHex('practice treasury of hedera'))
export const TREASURY = privateKeyToAccount(KEY).address

const GAS_LIMIT = 12_000_000n

export type TreasuryCall = { readonly to: Hex; readonly data?: Hex; readonly value?: bigint }

export type Treasury = {
  readonly wallet: WalletClient
  /** Sends in the order of the calls and waits; throws where the call fails on chain. */
  readonly send: (call: TreasuryCall) => Promise<Hash>
}

export function openTreasury(nodeUrl: string, node: PublicClient): Treasury {
  const account: PrivateKeyAccount = privateKeyToAccount(KEY, { nonceManager: treasuryNonces() })
  const wallet = createWalletClient({
    account,
    chain: VIEM_CHAINS.hedera,
    transport: http(nodeUrl, { retryCount: 0 }),
  })
  const send = async (call: TreasuryCall): Promise<Hash> => {
    const fees = { gas: GAS_LIMIT, gasPrice: GAS_PRICE_TINYBAR }
    const hash = await wallet.sendTransaction({ ...call, ...fees, account, chain: VIEM_CHAINS.hedera })
    const receipt = await awaitReceipt(node, hash)
    if (receipt.status !== 'success') throw new Error(`The treasury's call to ${call.to} failed on chain`)
    return hash
  }
  return { wallet, send }
}
