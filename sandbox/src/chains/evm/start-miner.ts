import type { TestClient } from 'viem'
import { getTxpoolStatus, mine, setNextBlockBaseFeePerGas } from 'viem/actions'

/** Blocks without transactions come this many times slower, so that a world left running keeps a short chain. */
const REST_FACTOR = 5

type Pace = { readonly blockTimeMs: number; readonly baseFeeWei: bigint | undefined }

/**
 * Seals a block at every beat that finds a transaction waiting. A node that mines each transaction at once would put
 * its clock ahead of ours by a second per transaction, and nothing would ever be seen pending.
 */
export async function startMiner(
  admin: TestClient,
  { blockTimeMs, baseFeeWei }: Pace,
): Promise<() => Promise<void>> {
  const holdFee = async (): Promise<void> => {
    if (baseFeeWei !== undefined) await setNextBlockBaseFeePerGas(admin, { baseFeePerGas: baseFeeWei })
  }
  await holdFee()
  let minedAtMs = Date.now()
  let running: Promise<void> = Promise.resolve()
  let isBusy = false
  const beat = async (): Promise<void> => {
    const { pending } = await getTxpoolStatus(admin)
    if (pending === 0 && Date.now() - minedAtMs < blockTimeMs * REST_FACTOR) return
    minedAtMs = Date.now()
    await mine(admin, { blocks: 1 })
    await holdFee()
  }
  const timer = setInterval(() => {
    if (isBusy) return
    isBusy = true
    // A beat that fails is made up for by the next one.
    running = beat()
      .catch(() => undefined)
      .finally(() => {
        isBusy = false
      })
  }, blockTimeMs)
  return async () => {
    clearInterval(timer)
    await running
  }
}
