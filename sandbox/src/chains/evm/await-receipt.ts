import { setTimeout as sleep } from 'node:timers/promises'
import type { Hex, PublicClient, TransactionReceipt } from 'viem'

const EVERY_MS = 4
const GIVE_UP_MS = 20_000

/** On a node that mines at once the receipt is there within milliseconds; ordinary polling would cost minutes. */
export async function awaitReceipt(node: PublicClient, hash: Hex): Promise<TransactionReceipt> {
  const deadline = Date.now() + GIVE_UP_MS
  for (;;) {
    const receipt = await node.getTransactionReceipt({ hash }).catch(() => null)
    if (receipt) return receipt
    if (Date.now() > deadline) throw new Error(`No block took up ${hash}`)
    await sleep(EVERY_MS)
  }
}
