import type { ReactNode } from 'react'
import { openToken } from '../../../lib/open-token.ts'
import { cardCopy } from '../../../money/cards/card-copy.ts'
import { CardFrame } from '../../../money/cards/card-frame.tsx'
import { ChangeText } from '../../../money/cards/change-text.tsx'
import type { CardProps } from '../../../money/cards/define-tool-cards.ts'
import { compactUsd } from '../../../money/cards/format-card.ts'
import { RISK_TONE } from '../../../money/cards/risk-list.tsx'
import { TokenMark } from '../../../money/marks/token-mark.tsx'
import { Price } from '../../../money/price.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { cx } from '../../../ui/cx.ts'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { showCount } from '../page/format-page.ts'
import { toolCardCopy } from './copy.ts'

type Compared = CardProps<'compare_tokens'>['answer']['tokens'][number]
type Figure = { readonly label: string; readonly show: (compared: Compared) => ReactNode }

const FIGURES: readonly Figure[] = [
  { label: toolCardCopy.price, show: ({ token }) => <Price usd={token.priceUsd} className="font-medium" /> },
  { label: toolCardCopy.day, show: ({ token }) => <ChangeText value={token.priceChange24hPct} /> },
  { label: cardCopy.marketCap, show: ({ token }) => compactUsd(token.marketCapUsd) },
  { label: cardCopy.volume, show: ({ volume24hUsd }) => compactUsd(volume24hUsd) },
  { label: cardCopy.liquidity, show: ({ token }) => compactUsd(token.liquidityUsd) },
  { label: cardCopy.holders, show: ({ token }) => showCount(token.holderCount) },
  { label: toolCardCopy.risk, show: ({ riskLevel }) => <RiskLevel level={riskLevel} /> },
]

/** A column for each token. Two fit a phone; more of them scroll inside the card. */
export function CompareCard({ answer: { tokens, unresolved } }: CardProps<'compare_tokens'>) {
  const label = tokens.map(({ token }) => token.symbol).join(', ')
  return (
    <CardFrame title={toolCardCopy.comparison} padded={false}>
      <div className="overflow-x-auto">
        <table
          aria-label={label}
          className={cx('num w-full table-fixed border-collapse', tokens.length > 2 && 'min-w-120')}
        >
          <thead>
            <tr className="border-b">
              <th scope="col" className={cx(LABEL_CELL, 'w-24')}>
                <VisuallyHidden>{toolCardCopy.figure}</VisuallyHidden>
              </th>
              {tokens.map(({ token }) => (
                <TokenCell key={keyOf(token)} token={token} />
              ))}
            </tr>
          </thead>
          <tbody>
            {FIGURES.map((figure) => (
              <tr key={figure.label} className="border-b border-line-subtle last:border-b-0">
                <th scope="row" className={cx(LABEL_CELL, 'text-left text-caption font-regular text-3')}>
                  {figure.label}
                </th>
                {tokens.map((compared) => (
                  <td key={keyOf(compared.token)} className="h-9 truncate px-2 text-right last:pr-4">
                    {figure.show(compared)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {unresolved.length > 0 && (
        <p className="border-t px-4 py-2 text-caption text-3 wrap-anywhere">
          {toolCardCopy.leftOut(unresolved.join(', '))}
        </p>
      )}
    </CardFrame>
  )
}

/** It stays in sight while the others scroll. */
const LABEL_CELL = 'sticky left-0 bg-raised pl-4'

const keyOf = ({ chain, address }: Compared['token']) => `${chain}:${address}`

function TokenCell({ token }: { readonly token: Compared['token'] }) {
  return (
    <th scope="col" className="px-2 py-2 font-semibold last:pr-4">
      <button
        type="button"
        title={`${token.symbol} ${token.name}`}
        onClick={() => openToken(token)}
        className="touch-target ml-auto flex max-w-full items-center gap-2 underline-offset-3 hover:underline"
      >
        <TokenMark token={token} size={20} badgeOn="raised" />
        <span className="truncate">{token.symbol}</span>
      </button>
    </th>
  )
}

function RiskLevel({ level }: { readonly level: Compared['riskLevel'] }) {
  const text = toolCardCopy.riskLevel[level]
  return level === 'none' ? (
    <span className="text-up">{text}</span>
  ) : (
    <Badge tone={RISK_TONE[level]}>{text}</Badge>
  )
}
