import { CHAINS } from '@windhover/core/chains/all-chains'
import type { ChainId } from '@windhover/core/chains/chain'
import { formatUsd } from '../../../lib/format-usd.ts'
import { TokenMark } from '../../../money/marks/token-mark.tsx'
import { cx } from '../../../ui/cx.ts'
import type { CardProps } from './agent-tool.ts'
import { cardCopy } from './card-copy.ts'
import { CardFrame, Nothing } from './card-frame.tsx'
import { ChangeText } from './change-text.tsx'

type Answer = CardProps<'get_balances'>['answer']
type ChainPart = Answer['chains'][number]

/** Always the same colour for the same chain. */
const COLOR: Readonly<Record<ChainId, string>> = {
  solana: 'bg-data-1',
  ethereum: 'bg-data-2',
  bsc: 'bg-data-4',
  hedera: 'bg-data-3',
}
const TOKENS_MAX = 6

export function BalancesCard({ answer: { totalUsd, isComplete, chains } }: CardProps<'get_balances'>) {
  const held = chains.filter(({ tokens, totalUsd: total }) => tokens.length > 0 || total === null)
  return (
    <CardFrame
      title={cardCopy.balances}
      end={<span className="num text-body font-semibold text-1">{formatUsd(totalUsd)}</span>}
      padded={false}
    >
      <AllocationBar chains={chains} totalUsd={totalUsd} />
      {held.length === 0 && <Nothing>{cardCopy.nothingHeld}</Nothing>}
      {held.map((part) => (
        <ChainRows key={part.chain} part={part} />
      ))}
      {!isComplete && (
        <p className="border-t border-line-subtle px-4 py-2 text-caption text-warn">{cardCopy.incomplete}</p>
      )}
    </CardFrame>
  )
}

function AllocationBar({ chains, totalUsd }: Pick<Answer, 'chains' | 'totalUsd'>) {
  if (totalUsd <= 0) return null
  const shares = chains.flatMap(({ chain, totalUsd: own }) =>
    own === null || own <= 0 ? [] : [{ chain, pct: (own / totalUsd) * 100 }],
  )
  return (
    <div className="flex flex-col gap-2 px-4 pt-3 pb-2">
      <div aria-hidden="true" className="flex h-1.5 gap-0.5 overflow-hidden rounded-[3px]">
        {shares.map(({ chain, pct }) => (
          <span key={chain} style={{ width: `${pct}%` }} className={cx('min-w-0.5', COLOR[chain])} />
        ))}
      </div>
      <ul className="flex flex-wrap gap-x-4 gap-y-1 text-caption text-2">
        {shares.map(({ chain, pct }) => (
          <li key={chain} className="flex items-center gap-1.5">
            <span aria-hidden="true" className={cx('size-2 rounded-full', COLOR[chain])} />
            {CHAINS[chain].name} <span className="num text-3">{pct.toFixed(1)}%</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

function ChainRows({ part: { chain, totalUsd, tokens, hiddenCount } }: { readonly part: ChainPart }) {
  const more = tokens.length - TOKENS_MAX
  const foot = [
    ...(more > 0 ? [cardCopy.andMore(more)] : []),
    ...(hiddenCount > 0 ? [cardCopy.hidden(hiddenCount)] : []),
  ]
  return (
    <div className="border-t border-line-subtle pb-1">
      <div className="flex items-baseline justify-between px-4 pt-2 pb-1 text-caption text-3">
        <h4>{CHAINS[chain].name}</h4>
        <span className="num">{totalUsd === null ? cardCopy.notRead : formatUsd(totalUsd)}</span>
      </div>
      <ul>
        {tokens.slice(0, TOKENS_MAX).map((token) => (
          <li key={token.address} className="flex h-9 items-center gap-3 px-4">
            <TokenMark token={{ ...token, chain }} size={20} />
            <span className="min-w-0 flex-1 truncate">
              <span className="font-medium">{token.symbol}</span>{' '}
              <span className="num text-3">{token.amountText}</span>
            </span>
            <ChangeText value={token.priceChange24hPct} className="text-caption max-md:hidden" />
            <span className="num w-24 text-right font-medium">
              {formatUsd(token.valueUsd) ?? cardCopy.unknown}
            </span>
          </li>
        ))}
      </ul>
      {foot.length > 0 && <p className="px-4 pb-1 text-caption text-3">{foot.join(', ')}</p>}
    </div>
  )
}
