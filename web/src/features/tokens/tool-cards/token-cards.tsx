import type { CardProps } from '../../../money/cards/define-tool-cards.ts'
import { RiskList, RisksFound } from '../../../money/cards/risk-list.tsx'
import { Stats } from '../../../money/cards/stats.tsx'
import { TokenHead } from '../../../money/cards/token-head.tsx'
import { holdingStats, marketStats, passportStats } from '../../../money/cards/token-stats.tsx'
import { Card } from '../../../ui/card.tsx'

export function TokenStatsCard({ answer }: CardProps<'get_token_stats'>) {
  const { passport, spark } = answer
  const { token } = passport
  return (
    <Card as="section" aria-label={token.symbol} className="flex flex-col gap-3">
      <TokenHead token={token} spark={spark} />
      <Stats stats={[...marketStats(token, answer), ...passportStats(passport)]} />
      <RiskList risks={passport.risks} />
    </Card>
  )
}

export function TokenPriceCard({ answer: { token, spark } }: CardProps<'get_token_price'>) {
  return (
    <Card as="section" aria-label={token.symbol} className="py-3!">
      <TokenHead token={token} spark={spark} />
    </Card>
  )
}

export function TokenRiskCard({ answer: { passport } }: CardProps<'check_token_risk'>) {
  const { token, risks } = passport
  return (
    <Card as="section" aria-label={token.symbol} className="flex flex-col gap-3">
      <TokenHead token={token} spark={[]} />
      <Stats stats={[...holdingStats(token), ...passportStats(passport)]} />
      <RisksFound risks={risks} />
    </Card>
  )
}
