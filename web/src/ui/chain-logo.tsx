import { LogoDisc } from './logo-disc.tsx'
import bnb from './marks/bnb.svg?no-inline'
import eth from './marks/eth.svg?no-inline'
import hbar from './marks/hbar.svg?no-inline'
import sol from './marks/sol.svg?no-inline'

export type ChainLogoName = 'solana' | 'ethereum' | 'bsc' | 'hedera'

const COIN: Record<ChainLogoName, string> = { solana: sol, ethereum: eth, bsc: bnb, hedera: hbar }

export interface ChainLogoProps {
  chain: ChainLogoName
  size?: number
  /** Only where no name stands beside it. */
  label?: string
  className?: string
}

/** A network, and its coin. */
export function ChainLogo({ chain, size = 32, label = '', className }: ChainLogoProps) {
  return (
    <LogoDisc size={size} className={className}>
      <img src={COIN[chain]} alt={label} width={size} height={size} className="size-full" />
    </LogoDisc>
  )
}
