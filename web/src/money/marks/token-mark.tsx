import { NATIVE } from '@windhover/core/balances/constants'
import { CHAINS } from '@windhover/core/chains/all-chains'
import type { ChainId } from '@windhover/core/chains/chain'
import { tokenLogoPath } from '../../lib/token-logo-path.ts'
import { ChainLogo } from '../../ui/chain-logo.tsx'
import { LogoDisc } from '../../ui/logo-disc.tsx'
import { type BadgeGround, NetworkBadge } from '../../ui/network-badge.tsx'
import { TokenLogo } from '../../ui/token-logo.tsx'
import { useKnownMark } from './use-known-mark.ts'

export type MarkedToken = {
  readonly chain: ChainId
  /** `native`, or the token's address on its chain. */
  readonly address: string
  readonly symbol: string
  /** Null where it is known to have no picture. */
  readonly logoURI?: string | null | undefined
}

type TokenMarkProps = {
  readonly token: MarkedToken
  readonly size?: number
  /** The ground below it; given only where tokens of several networks stand together. */
  readonly badgeOn?: BadgeGround | undefined
}

/** A known asset carries its real mark, every other token its own picture or letters. */
export function TokenMark({ token, size = 32, badgeOn }: TokenMarkProps) {
  // A coin looks like its network and needs no badge.
  if (token.address === NATIVE) return <ChainLogo chain={token.chain} size={size} />
  const mark = <ListedMark token={token} size={size} />
  if (badgeOn === undefined) return mark
  return (
    <NetworkBadge
      chain={token.chain}
      label={`on ${CHAINS[token.chain].name}`}
      markSize={size}
      ground={badgeOn}
    >
      {mark}
    </NetworkBadge>
  )
}

function ListedMark({ token, size }: { readonly token: MarkedToken; readonly size: number }) {
  const mark = useKnownMark(token.chain, token.address)
  if (mark === undefined) return <LogoDisc size={size} />
  const own = token.logoURI === null ? null : tokenLogoPath(token)
  return <TokenLogo symbol={token.symbol} src={mark ?? own} size={size} />
}
