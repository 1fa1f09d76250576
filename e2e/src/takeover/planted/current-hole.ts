import { readFileSync } from 'node:fs'

export const HOLES = [
  /** Whatever the signature of an approval is, it counts. */
  'approvals-not-proven',
  /** The approval of any intent counts for this one. */
  'intent-hash-not-compared',
  'old-approval-counts',
  'future-approval-counts',
  'long-approval-counts',
  /** What was said in another world counts in this one. */
  'world-not-compared',
  /** A grant counts for whoever uses it. */
  'granted-key-not-compared',
  'revocations-ignored',
  /** Whatever the signature of a grant is, it counts. */
  'grants-not-proven',
  /** Whoever signed it, a new root counts. */
  'roots-of-anybody-count',
  'recovery-code-not-compared',
  /** What says of a key that it is the owner's is held against that key alone. */
  'statements-proven-by-the-key-in-them',
  /** A recovery does not wait. */
  'recovery-lives-at-once',
  /** What a wallet signed for another chain counts. */
  'chain-of-a-wallet-text-not-compared',
  /** Whatever the signature of an envelope is, it counts. */
  'envelopes-not-proven',
  'worst-price-not-compared',
  /** What an envelope has used is read before others have written what they take. */
  'envelopes-counted-before-the-lock',
  /** Whoever asks for a vault's keys last owns it. */
  'owner-of-a-vault-changes',
  /** Other bytes of an epoch that was used count as the same ones again. */
  'epoch-not-compared',
  /** Other bytes of the same intent count as the same ones again. */
  'digest-not-compared',
  /** An order that still lives does not stand in the way of another. */
  'life-of-orders-not-counted',
  'pause-ignored',
  'transaction-limit-ignored',
  'daily-limit-ignored',
  /** What has no price is worth nothing. */
  'unpriced-counts-nothing',
  /** Whoever signed a fact, it counts. */
  'facts-of-anybody-count',
  'facts-of-any-world-count',
  'old-prices-count',
  /** What was signed before in another slot does not stand in the way. */
  'part-may-land-twice',
  /** Whatever was signed before on Solana is thought to be gone, whoever says so. */
  'nobody-asked-about-blockhashes',
  /** Whoever asks may lift a pause. */
  'anybody-loosens',
  'waiting-time-ignored',
  'recipient-not-matched',
  'amount-not-matched',
  'chain-not-matched',
  /** Instructions behind the first are overlooked. */
  'further-instructions-overlooked',
  'minimum-not-compared',
  'reactor-not-on-the-list',
  /** The outputs of an order may go to anybody. */
  'outputs-to-anybody',
  'deadline-not-compared',
  'allowance-of-any-size',
  'settler-not-on-the-list',
  /** As much as anybody likes may be lent to the venue. */
  'lent-amount-not-compared',
  /** Where the bytes do not say what a mint keeps, it is taken to keep nothing. */
  'fee-of-a-mint-overlooked',
  /** In the page: the signer's word counts for any vault, whoever owns it. */
  'owner-of-addresses-not-compared',
] as const
export type Hole = (typeof HOLES)[number]

/** Names the file in which the hole that is open stands; the signer under test reads it all the time. */
export const HOLE_FILE_VARIABLE = 'PLANTED_HOLE_FILE'

/** Only modules of this folder ask. */
export function isOpen(...holes: readonly Hole[]): boolean {
  const file = process.env[HOLE_FILE_VARIABLE]
  if (file === undefined) return false
  const current = readFileSync(file, 'utf8')
  return holes.some((hole) => hole === current)
}
