import { createPublicClient, type Hex, http } from 'viem'
import { switchFault } from './lane-world.ts'
import type { TestSandbox } from './test-sandbox.ts'

const TRIES_MAX = 10
/** Nobody else asks for this, so nobody else sets the fault off. */
const TRIGGER = 'web3_clientVersion'

/**
 * Throws a transaction out of the chain. The world goes on mining meanwhile, so how deep it lies is read anew before
 * each try; nothing below its own block is touched.
 */
export async function reorgOut(
  sandbox: TestSandbox,
  lost: { chain: 'ethereum' | 'bsc'; transactionId: string },
): Promise<void> {
  const { chain: target, transactionId } = lost
  const transport = http(`${sandbox.httpUrl}/rpc/${target}`, { timeout: 30_000, retryCount: 0 })
  const { request } = createPublicClient({ transport, cacheTime: 0 })
  const locate = () => request({ method: 'eth_getTransactionReceipt', params: [transactionId as Hex] })
  const first = await locate()
  if (first === null) throw new Error(`${transactionId} is in no block`)
  for (let count = 0; count < TRIES_MAX; count += 1) {
    const head = Number(await request({ method: 'eth_blockNumber' }))
    const amount = head - Number(first.blockNumber) + 1
    await switchFault(sandbox, { target, kind: 'reorg', amount, times: 1, match: TRIGGER })
    await request({ method: TRIGGER })
    if ((await locate())?.blockHash !== first.blockHash) return
  }
  throw new Error(`${transactionId} could not be thrown out`)
}
