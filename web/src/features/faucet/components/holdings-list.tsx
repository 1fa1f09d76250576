import { CHAINS } from '@windhover/core/chains/all-chains'
import type { ChainHoldings, Holding } from '@windhover/core/faucet/contract'
import { showAmount } from '@windhover/core/money/show-amount'
import { errorText } from '../../../lib/api/api-error.ts'
import { formatAgo } from '../../../lib/format-when.ts'
import { ChainLogo } from '../../../ui/chain-logo.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { shortenAddress } from '../../../ui/shorten-address.ts'
import { SkeletonRows } from '../../../ui/skeleton.tsx'
import { useHoldings } from '../api/list-holdings.ts'
import { faucetCopy } from '../copy.ts'

const CHAIN_COUNT = 4

export function HoldingsList({ vaultId }: { vaultId: string }) {
  const holdings = useHoldings(vaultId)
  if (holdings.isPending) {
    return <SkeletonRows rows={CHAIN_COUNT} rowHeight={56} label={faucetCopy.loading} />
  }
  if (holdings.data === undefined) {
    return (
      <ErrorState
        message={errorText(holdings.error, faucetCopy.loadFailed)}
        retrying={holdings.isFetching}
        onRetry={() => void holdings.refetch()}
      />
    )
  }
  return (
    <ul className="divide-y divide-line">
      {holdings.data.map((each) => (
        <ChainRow key={each.chain} reading={each} />
      ))}
    </ul>
  )
}

function ChainRow({ reading }: { reading: ChainHoldings }) {
  return (
    <li className="flex items-start gap-3 py-2.5">
      <ChainLogo chain={reading.chain} size={20} />
      <div className="min-w-0 flex-1">
        <div className="leading-5 font-medium">{CHAINS[reading.chain].name}</div>
        {reading.state === 'stale' && (
          <div className="text-micro text-warn">{faucetCopy.staleSince(formatAgo(reading.observedAt))}</div>
        )}
      </div>
      {reading.state === 'unknown' ? (
        <span className="text-caption leading-5 text-3">{faucetCopy.unknown}</span>
      ) : (
        <ul className={reading.state === 'stale' ? 'min-w-0 text-3' : 'min-w-0'}>
          {shownHoldings(reading.chain, reading.holdings).map((holding) => (
            <HoldingLine key={holding.token} holding={holding} />
          ))}
        </ul>
      )}
    </li>
  )
}

/** A chain that was read and has nothing says so in its own coin. */
function shownHoldings(chain: ChainHoldings['chain'], holdings: readonly Holding[]): readonly Holding[] {
  return holdings.length > 0 ? holdings : [{ token: 'native', ...CHAINS[chain].native, amountRaw: '0' }]
}

function HoldingLine({ holding }: { holding: Holding }) {
  const { token, symbol, decimals, amountRaw } = holding
  return (
    <li className="flex items-baseline justify-end gap-1.5 leading-5">
      <span className="num truncate">{showAmount(BigInt(amountRaw), decimals)}</span>
      <span className="w-12 flex-none truncate text-caption text-3" title={symbol ?? token}>
        {symbol ?? shortenAddress(token, { head: 4, tail: 2 })}
      </span>
    </li>
  )
}
