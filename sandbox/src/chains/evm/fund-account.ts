import {
  type Account,
  type Address,
  getAddress,
  type Hex,
  type PublicClient,
  parseAbi,
  type WalletClient,
} from 'viem'
import type { EvmChain } from './evm-chain.ts'

const ERC20 = parseAbi(['function transfer(address to, uint256 value) returns (bool)'])
/** The treasury never runs out; what it pays must only never be too little. */
const MAX_FEE_WEI = 500n * 10n ** 9n
const FEES = { maxFeePerGas: MAX_FEE_WEI, maxPriorityFeePerGas: 10n ** 9n }

export type TreasuryHands = {
  readonly node: PublicClient
  readonly wallet: WalletClient
  readonly account: Account
}

export function fundFrom({ node, wallet, account }: TreasuryHands): EvmChain['fund'] {
  const sendNative = (to: Address, value: bigint) =>
    wallet.sendTransaction({ account, chain: wallet.chain, to, value, gas: 60_000n, ...FEES })
  const sendToken = (to: Address, token: Address, value: bigint) =>
    wallet.writeContract({
      account,
      chain: wallet.chain,
      address: token,
      abi: ERC20,
      functionName: 'transfer',
      args: [to, value],
      gas: 200_000n,
      ...FEES,
    })
  return async (to, gift) => {
    const hashes: Hex[] = []
    if (gift.nativeRaw > 0n) hashes.push(await sendNative(to, gift.nativeRaw))
    for (const { address, amountRaw } of gift.tokens)
      hashes.push(await sendToken(to, getAddress(address), amountRaw))
    const receipts = await Promise.all(hashes.map((hash) => node.waitForTransactionReceipt({ hash })))
    const failed = receipts.find((receipt) => receipt.status !== 'success')
    if (failed) throw new Error(`A gift to ${to} failed in ${failed.transactionHash}`)
    return hashes
  }
}
