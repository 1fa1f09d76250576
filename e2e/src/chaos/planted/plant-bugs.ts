import type { ChainId } from '@windhover/core/chains/chain'
import type { FeatureParts } from '@windhover/server/composition/feature'
import type { ChainAdapter } from '@windhover/server/ports/chain'
import { plantPayingAgain } from './plant-paying-again.ts'
import { plantReading } from './plant-reading.ts'
import { plantSending } from './plant-sending.ts'
import { createSenders } from './planted-bug.ts'

/** The parts of the money path, each behind a wrapper that misbehaves with the vaults of its bug. */
export function plantBugs(parts: FeatureParts): FeatureParts {
  const senders = createSenders()
  const paying = plantPayingAgain(parts, senders)
  const wrap = (chain: ChainId): ChainAdapter =>
    paying.wrap(plantSending(plantReading(parts.chains[chain], senders)))
  return {
    ...parts,
    signer: paying.signer,
    chains: {
      solana: wrap('solana'),
      ethereum: wrap('ethereum'),
      bsc: wrap('bsc'),
      hedera: wrap('hedera'),
    },
  }
}
