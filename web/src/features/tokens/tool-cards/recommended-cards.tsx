import { CHAINS } from '@windhover/core/chains/all-chains'
import type { ChainId } from '@windhover/core/chains/chain'
import type { RecommendedToken } from '@windhover/core/toolbox/tool-answers'
import { Carousel } from '../../../money/cards/carousel.tsx'
import type { CardProps } from '../../../money/cards/define-tool-cards.ts'
import { compactUsd } from '../../../money/cards/format-card.ts'
import { useBuy } from '../../../money/token-rows/use-buy.tsx'
import { toolCardCopy } from './copy.ts'
import { RecommendedCard } from './recommended-card.tsx'

type Group = { readonly chain: ChainId; readonly tokens: readonly RecommendedToken[] }

export function TrendingCard({ answer }: CardProps<'get_trending_tokens'>) {
  return (
    <Carousels groups={answer.groups} titleOf={(chain) => toolCardCopy.recommended(CHAINS[chain].name)} />
  )
}

export function LowCapsCard({ answer }: CardProps<'find_low_caps'>) {
  const cap = compactUsd(answer.maxMarketCapUsd)
  return (
    <Carousels groups={answer.groups} titleOf={(chain) => toolCardCopy.lowCaps(CHAINS[chain].name, cap)} />
  )
}

type CarouselsProps = { readonly groups: readonly Group[]; readonly titleOf: (chain: ChainId) => string }

function Carousels({ groups, titleOf }: CarouselsProps) {
  const { canBuy, buy, dialog } = useBuy()
  const filled = groups.filter(({ tokens }) => tokens.length > 0)
  if (filled.length === 0) return <p className="text-3">{toolCardCopy.noTokens}</p>
  return (
    <div className="flex flex-col gap-3">
      {filled.map(({ chain, tokens }) => (
        <Carousel
          key={chain}
          title={titleOf(chain)}
          items={tokens.map((token) => (
            <RecommendedCard
              key={`${token.chain}:${token.address}`}
              token={token}
              canBuy={canBuy(token.chain)}
              onBuy={() => buy(token)}
            />
          ))}
        />
      ))}
      {dialog}
    </div>
  )
}
