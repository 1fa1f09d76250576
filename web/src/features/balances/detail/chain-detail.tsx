import type { VaultView } from '@windhover/core/vaults/contract'
import type { DetailView } from '../balance-view.ts'
import { EvmDetail } from './evm-detail.tsx'
import { HederaDetail } from './hedera-detail.tsx'
import { SolanaDetail } from './solana-detail.tsx'

const DETAILS = { solana: SolanaDetail, hedera: HederaDetail, ethereum: EvmDetail }

type ChainDetailProps = {
  readonly view: DetailView
  readonly vault: VaultView | null
  readonly onBack: () => void
}

/** What a vault holds and did on one chain; loaded when somebody opens the first of them. */
export default function ChainDetail({ view, vault, onBack }: ChainDetailProps) {
  const Detail = DETAILS[view]
  return <Detail vault={vault} onBack={onBack} />
}
