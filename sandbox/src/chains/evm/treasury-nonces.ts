import type { Address, Client, NonceManager } from 'viem'
import { getTransactionCount } from 'viem/actions'

/** A number that was given out but never reached the node is free again after this long. */
const HELD_MS = 4_000

/**
 * Gives each transaction of the treasury its own number although several parts of the world send at the same time.
 * The node has the last word: after a reorg its count goes back, and so do we.
 */
export function treasuryNonces(): NonceManager {
  let given: { nonce: number; atMs: number }[] = []
  let turn: Promise<unknown> = Promise.resolve()
  const next = async (client: Client, address: Address): Promise<number> => {
    const counted = await getTransactionCount(client, { address, blockTag: 'pending' })
    const now = Date.now()
    given = given.filter((each) => each.nonce >= counted && now - each.atMs < HELD_MS)
    const nonce = given.reduce((highest, each) => Math.max(highest, each.nonce + 1), counted)
    given.push({ nonce, atMs: now })
    return nonce
  }
  const consume: NonceManager['consume'] = ({ client, address }) => {
    const mine = turn.then(() => next(client, address))
    turn = mine.catch(() => undefined)
    return mine
  }
  return { consume, get: consume, increment: () => undefined, reset: () => undefined }
}
