import { isOpen } from '@windhover/e2e/takeover/planted/current-hole'
import * as real from '@windhover/signer/match/swap/solana'

export const matchSolanaSwap: typeof real.matchSolanaSwap = (given) => {
  if (!isOpen('fee-of-a-mint-overlooked')) return real.matchSolanaSwap(given)
  const instructions = given.instructions.map((each) =>
    each.kind === 'token-transfer' ? { ...each, feeRaw: each.feeRaw ?? 0n } : each,
  )
  return real.matchSolanaSwap({ ...given, instructions })
}
