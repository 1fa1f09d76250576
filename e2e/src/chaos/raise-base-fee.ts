import { setTimeout as sleep } from 'node:timers/promises'
import { askRpc, dig, isRecord, wholeOf } from './chains/ask-rpc.ts'

/** Above what the bytes offer, below what the first replacement does. */
const ABOVE_OFFER_PCT = 105n
const LOOK_EVERY_MS = 60
/** More often than blocks come: the miner puts the fee back after each of its blocks. */
const HOLD_EVERY_MS = 80

export async function readBaseFee(nodeUrl: string): Promise<bigint> {
  return wholeOf(dig(await askRpc(nodeUrl, 'eth_getBlockByNumber', ['latest', false]), 'baseFeePerGas'))
}

/**
 * Waits for bytes of ours in the node's pool and has the chain ask for more than they offer, until better paid ones took
 * their place: they fall out, and while fees are high nothing else can use their nonce. Where the bytes were in a block
 * before the fee rose, the next ones are waited for. False where none were replaced before the signal.
 */
export async function raiseBaseFee(
  nodeUrl: string,
  given: { owners: ReadonlySet<string>; usualWei: bigint; lastsMs: number; signal: AbortSignal },
): Promise<boolean> {
  while (!given.signal.aborted) {
    const offer = await waitForOffer(nodeUrl, given)
    if (offer === null) return false
    const isNonceUsed = await holdFeeAbove(nodeUrl, offer, given)
    if (isNonceUsed && !(await isInBlock(nodeUrl, offer.hash))) return true
  }
  return false
}

/** Until the nonce of the offer is used, or the time is over. Says whether it was used. */
async function holdFeeAbove(
  nodeUrl: string,
  offer: Offer,
  given: { usualWei: bigint; lastsMs: number; signal: AbortSignal },
): Promise<boolean> {
  const endMs = performance.now() + given.lastsMs
  let isNonceUsed = false
  while (!isNonceUsed && performance.now() < endMs && !given.signal.aborted) {
    await setNextFee(nodeUrl, (offer.feeWei * ABOVE_OFFER_PCT) / 100n)
    await sleep(HOLD_EVERY_MS)
    isNonceUsed =
      wholeOf(await askRpc(nodeUrl, 'eth_getTransactionCount', [offer.owner, 'latest'])) > offer.nonce
  }
  await setNextFee(nodeUrl, given.usualWei)
  return isNonceUsed
}

async function isInBlock(nodeUrl: string, hash: string): Promise<boolean> {
  return (await askRpc(nodeUrl, 'eth_getTransactionReceipt', [hash])) !== null
}

type Offer = {
  readonly owner: string
  readonly hash: string
  readonly nonce: bigint
  readonly feeWei: bigint
}

async function waitForOffer(
  nodeUrl: string,
  { owners, signal }: { owners: ReadonlySet<string>; signal: AbortSignal },
): Promise<Offer | null> {
  while (!signal.aborted) {
    const pending = dig(await askRpc(nodeUrl, 'txpool_content', []), 'pending')
    for (const [owner, waiting] of Object.entries(isRecord(pending) ? pending : {})) {
      const [first] = Object.values(isRecord(waiting) ? waiting : {})
      if (owners.has(owner.toLowerCase()) && first !== undefined)
        return {
          owner,
          hash: String(dig(first, 'hash')),
          nonce: wholeOf(dig(first, 'nonce')),
          feeWei: wholeOf(dig(first, 'maxFeePerGas')),
        }
    }
    await sleep(LOOK_EVERY_MS)
  }
  return null
}

async function setNextFee(nodeUrl: string, feeWei: bigint): Promise<void> {
  await askRpc(nodeUrl, 'anvil_setNextBlockBaseFeePerGas', [`0x${feeWei.toString(16)}`])
}
