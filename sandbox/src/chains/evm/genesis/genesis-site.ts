import type { Address, Hex, PublicClient, TestClient } from 'viem'
import { awaitReceipt } from '../await-receipt.ts'
import type { EvmAddresses } from '../evm-addresses.ts'

/** A node without history that is being furnished. It mines each transaction at once and obeys every sender. */
export type GenesisSite = {
  readonly node: PublicClient
  readonly admin: TestClient
  readonly addresses: EvmAddresses
  readonly treasury: Address
}

export type GenesisCall = { readonly to: Address; readonly data: Hex; readonly value?: bigint }

/** Gas for anything genesis does; asking the node for an estimate would double the time. */
const GAS = 30_000_000n

/** From the treasury; throws where the transaction fails. */
export async function sendAsTreasury(site: GenesisSite, call: GenesisCall): Promise<void> {
  const hash = await site.admin.sendUnsignedTransaction({
    from: site.treasury,
    to: call.to,
    data: call.data,
    value: call.value ?? 0n,
    gas: GAS,
  })
  const { status } = await awaitReceipt(site.node, hash)
  if (status === 'success') return
  const failed = `The call ${call.data.slice(0, 10)} to ${call.to} failed`
  // Asked again for the words: a receipt does not hold them.
  await site.node.call({ account: site.treasury, ...call, gas: GAS }).catch((cause: unknown) => {
    throw new Error(failed, { cause })
  })
  throw new Error(failed)
}
