import type { ChainId } from '@windhover/core/chains/chain'
import { swapErrors } from '@windhover/core/swaps/errors'
import type { FeatureParts } from '../../composition/feature.ts'

const WRAPPED_SOL = 'So11111111111111111111111111111111111111112'
/** What several providers call the coin itself. */
const COIN_NAMES: Readonly<Record<ChainId, readonly string[]>> = {
  solana: ['sol', WRAPPED_SOL.toLowerCase()],
  ethereum: [
    'eth',
    '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee',
    '0x0000000000000000000000000000000000000000',
  ],
  bsc: ['bnb', '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee', '0x0000000000000000000000000000000000000000'],
  hedera: ['hbar'],
}

/** One spelling per token, so that the same question is the same question: `native`, or its chain's own. */
export function readToken(
  { chains }: Pick<FeatureParts, 'chains'>,
  asked: { chain: ChainId; token: string },
): string {
  const text = asked.token.trim()
  if (text === 'native' || COIN_NAMES[asked.chain].includes(text.toLowerCase())) return 'native'
  const token = chains[asked.chain].parseAddress(text)
  if (token === null) throw swapErrors.unknownToken({ context: { chain: asked.chain } })
  return token
}
