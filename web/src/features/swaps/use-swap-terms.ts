import type { ChainId } from '@windhover/core/chains/chain'
import { useState } from 'react'
import { useStored, writeStored } from '../../lib/storage.ts'

/** G33 */
const AGREED_KEY = 'swap_terms_agreed'
const AGREED = 'true'

/** Only the providers on Ethereum and BSC have terms of their own. */
const HAS_TERMS: Readonly<Record<ChainId, boolean>> = {
  solana: false,
  ethereum: true,
  bsc: true,
  hedera: false,
}

export type SwapTerms = {
  readonly isAgreed: boolean
  /** Asked for until agreed to, and still shown ticked to whoever has just done so. */
  readonly isShown: boolean
  readonly agree: (agreed: boolean) => void
}

export function useSwapTerms(chain: ChainId): SwapTerms {
  const isAgreed = useStored(AGREED_KEY) === AGREED
  const [wasAgreed] = useState(isAgreed)
  return {
    isAgreed: isAgreed || !HAS_TERMS[chain],
    isShown: HAS_TERMS[chain] && !wasAgreed,
    agree: (agreed) => void writeStored(AGREED_KEY, agreed ? AGREED : null),
  }
}
