import { type Address, erc20Abi, type Hex, maxUint256 } from 'viem'
import { type EvmTools, expectThat, type Traveller } from './tour.ts'

export async function heldBy({ reader }: EvmTools, token: Address, owner: Address): Promise<bigint> {
  return reader.readContract({ address: token, abi: erc20Abi, functionName: 'balanceOf', args: [owner] })
}

/** Waits for the receipt, which must say that it worked. */
export async function landed({ reader }: EvmTools, hash: Hex) {
  const receipt = await reader.waitForTransactionReceipt({ hash, timeout: 60_000 })
  expectThat(receipt.status === 'success', `${hash} to succeed`)
  return receipt
}

export async function allow(
  { evm }: Traveller,
  tools: EvmTools,
  grant: { token: Address; spender: Address; amount?: bigint },
): Promise<void> {
  const { token, spender, amount = maxUint256 } = grant
  const allowed = await tools.reader.readContract({
    address: token,
    abi: erc20Abi,
    functionName: 'allowance',
    args: [evm.address, spender],
  })
  if (allowed >= amount) return
  const hash = await tools.wallet.writeContract({
    address: token,
    abi: erc20Abi,
    functionName: 'approve',
    args: [spender, amount],
  })
  await landed(tools, hash)
}
