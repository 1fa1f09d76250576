import { Price } from '../../../money/price.tsx'
import { Card } from '../../../ui/card.tsx'
import type { CardProps } from './agent-tool.ts'
import { cardCopy } from './card-copy.ts'
import { compactCount, compactUsd, formatAge } from './format-card.ts'
import { RiskList } from './risk-list.tsx'
import { type Stat, Stats } from './stats.tsx'
import { TokenHead } from './token-head.tsx'

export function TokenStatsCard({ answer }: CardProps<'get_token_stats'>) {
  const { passport, volume24hUsd, high24hUsd, low24hUsd, spark } = answer
  const { token } = passport
  const stats: Stat[] = [
    { label: cardCopy.marketCap, value: compactUsd(token.marketCapUsd) },
    { label: cardCopy.volume, value: compactUsd(volume24hUsd) },
    { label: cardCopy.liquidity, value: compactUsd(token.liquidityUsd) },
    { label: cardCopy.holders, value: compactCount(token.holderCount) },
    { label: cardCopy.high, value: <Price usd={high24hUsd} /> },
    { label: cardCopy.low, value: <Price usd={low24hUsd} /> },
    ...passportStats(passport),
  ]
  return (
    <Card as="section" aria-label={token.symbol} className="flex flex-col gap-3">
      <TokenHead token={token} spark={spark} />
      <Stats stats={stats} />
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
      <Stats
        stats={[
          { label: cardCopy.liquidity, value: compactUsd(token.liquidityUsd) },
          { label: cardCopy.holders, value: compactCount(token.holderCount) },
          ...passportStats(passport),
        ]}
      />
      {risks.length === 0 ? <p className="text-up">{cardCopy.noRisks}</p> : <RiskList risks={risks} />}
    </Card>
  )
}

type Passport = CardProps<'check_token_risk'>['answer']['passport']

/** Only what is known: a row of dashes helps nobody. */
function passportStats({ ageMs, topHoldersPct, transferTaxBps, canSell }: Passport): Stat[] {
  return [
    ...(ageMs === null ? [] : [{ label: cardCopy.age, value: formatAge(ageMs) }]),
    ...(topHoldersPct === null
      ? []
      : [{ label: cardCopy.topHolders, value: `${topHoldersPct.toFixed(1)}%` }]),
    ...(transferTaxBps === null
      ? []
      : [{ label: cardCopy.tax, value: `${(transferTaxBps / 100).toFixed(2)}%` }]),
    ...(canSell === null ? [] : [{ label: cardCopy.canSell, value: canSell ? cardCopy.yes : cardCopy.no }]),
  ]
}
