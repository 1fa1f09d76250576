import type { BitcoinHoldings, Inscription, RuneFacts } from '@windhover/core/intelligence/bitcoin-facts'

export type BitcoinFacts = {
  readonly getHoldings: (address: string) => Promise<BitcoinHoldings>
  /** With or without the dots between its words; null where it was never etched. */
  readonly findRune: (name: string) => Promise<RuneFacts | null>
  /** Newest first. */
  readonly listInscriptions: (limit: number) => Promise<readonly Inscription[]>
}
