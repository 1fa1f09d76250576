import type { CardProps } from '../../../money/cards/define-tool-cards.ts'
import { compactCount, compactUsd, formatAge } from '../../../money/cards/format-card.ts'
import { RiskList } from '../../../money/cards/risk-list.tsx'
import { type Stat, Stats } from '../../../money/cards/stats.tsx'
import { TokenHead } from '../../../money/cards/token-head.tsx'
import { Price } from '../../../money/price.tsx'
import { Card } from '../../../ui/card.tsx'
import { toolCardCopy } from './copy.ts'

export function TokenStatsCard({ answer }: CardProps<'get_token_stats'>) {
  const { passport, volume24hUsd, high24hUsd, low24hUsd, spark } = answer
  const { token } = passport
  const stats: Stat[] = [
    { label: toolCardCopy.marketCap, value: compactUsd(token.marketCapUsd) },
    { label: toolCardCopy.volume, value: compactUsd(volume24hUsd) },
    { label: toolCardCopy.liquidity, value: compactUsd(token.liquidityUsd) },
    { label: toolCardCopy.holders, value: compactCount(token.holderCount) },
    { label: toolCardCopy.high, value: <Price usd={high24hUsd} /> },
    { label: toolCardCopy.low, value: <Price usd={low24hUsd} /> },
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
          { label: toolCardCopy.liquidity, value: compactUsd(token.liquidityUsd) },
          { label: toolCardCopy.holders, value: compactCount(token.holderCount) },
          ...passportStats(passport),
        ]}
      />
      {risks.length === 0 ? <p className="text-up">{toolCardCopy.noRisks}</p> : <RiskList risks={risks} />}
    </Card>
  )
}

type Passport = CardProps<'check_token_risk'>['answer']['passport']

/** Only what is known: a row of dashes helps nobody. */
function passportStats({ ageMs, topHoldersPct, transferTaxBps, canSell }: Passport): Stat[] {
  return [
    ...(ageMs === null ? [] : [{ label: toolCardCopy.age, value: formatAge(ageMs) }]),
    ...(topHoldersPct === null
      ? []
      : [{ label: toolCardCopy.topHolders, value: `${topHoldersPct.toFixed(1)}%` }]),
    ...(transferTaxBps === null
      ? []
      : [{ label: toolCardCopy.tax, value: `${(transferTaxBps / 100).toFixed(2)}%` }]),
    ...(canSell === null
      ? []
      : [{ label: toolCardCopy.canSell, value: canSell ? toolCardCopy.yes : toolCardCopy.no }]),
  ]
}
