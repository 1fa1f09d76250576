import { isOpen } from '@windhover/e2e/takeover/planted/current-hole'
import * as real from '@windhover/signer/match/transfer/solana'

export const matchSolanaTransfer: typeof real.matchSolanaTransfer = (given) => {
  const isBlind = isOpen('further-instructions-overlooked')
  const instructions = isBlind ? given.instructions.slice(0, 1) : given.instructions
  return real.matchSolanaTransfer({ ...given, instructions })
}
