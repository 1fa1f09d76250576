import { CHAINS } from '@windhover/core/chains/all-chains'
import type { ChainId } from '@windhover/core/chains/chain'
import type { RecommendedToken } from '@windhover/core/toolbox/tool-answers'
import type { CardProps } from './agent-tool.ts'
import { cardCopy } from './card-copy.ts'
import { Carousel } from './carousel.tsx'
import { compactUsd } from './format-card.ts'
import { useBuy } from './use-buy.tsx'

type Group = { readonly chain: ChainId; readonly tokens: readonly RecommendedToken[] }

export function TrendingCard({ answer }: CardProps<'get_trending_tokens'>) {
  return <Carousels groups={answer.groups} titleOf={(chain) => cardCopy.recommended(CHAINS[chain].name)} />
}

export function LowCapsCard({ answer }: CardProps<'find_low_caps'>) {
  const cap = compactUsd(answer.maxMarketCapUsd)
  return <Carousels groups={answer.groups} titleOf={(chain) => cardCopy.lowCaps(CHAINS[chain].name, cap)} />
}

type CarouselsProps = { readonly groups: readonly Group[]; readonly titleOf: (chain: ChainId) => string }

function Carousels({ groups, titleOf }: CarouselsProps) {
  const { canBuy, buy, dialog } = useBuy()
  const filled = groups.filter(({ tokens }) => tokens.length > 0)
  if (filled.length === 0) return <p className="text-3">{cardCopy.noTokens}</p>
  return (
    <div className="flex flex-col gap-3">
      {filled.map(({ chain, tokens }) => (
        <Carousel key={chain} title={titleOf(chain)} tokens={tokens} canBuy={canBuy} onBuy={buy} />
      ))}
      {dialog}
    </div>
  )
}
