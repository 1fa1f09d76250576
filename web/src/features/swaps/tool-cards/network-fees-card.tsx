import { CHAINS } from '@windhover/core/chains/all-chains'
import { parseAmount } from '@windhover/core/money/parse-amount'
import { showAmount } from '@windhover/core/money/show-amount'
import { showSmallUsd } from '@windhover/core/money/show-figures'
import { cardCopy } from '../../../money/cards/card-copy.ts'
import { CardFrame } from '../../../money/cards/card-frame.tsx'
import type { CardProps } from '../../../money/cards/define-tool-cards.ts'
import { RowTable } from '../../../money/cards/row-table.tsx'
import { ChainLogo } from '../../../ui/chain-logo.tsx'
import { toolCardCopy } from './copy.ts'

type Fees = CardProps<'get_network_fees'>['answer']['fees'][number]

/** Enough for the fees of every network. */
const FEE_DIGITS = 8

export function NetworkFeesCard({ answer: { fees } }: CardProps<'get_network_fees'>) {
  const hasSwaps = fees.some(({ swap }) => swap !== null)
  return (
    <CardFrame title={toolCardCopy.networkFees} padded={false}>
      <RowTable
        label={toolCardCopy.networkFees}
        columns={[
          { name: toolCardCopy.network },
          { name: toolCardCopy.send, isNumber: true },
          ...(hasSwaps ? [{ name: toolCardCopy.swap, isNumber: true }] : []),
        ]}
        rows={fees.map((each) => ({
          id: each.chain,
          cells: [
            <span key="network" className="flex items-center gap-2.5">
              <ChainLogo chain={each.chain} size={20} />
              {CHAINS[each.chain].name}
            </span>,
            <Fee key="send" of={each} fee={each.send} />,
            ...(hasSwaps ? [<Fee key="swap" of={each} fee={each.swap} />] : []),
          ],
        }))}
      />
      {hasSwaps && (
        <p className="border-t border-line-subtle px-4 py-2 text-caption text-3">{toolCardCopy.swapOf}</p>
      )}
    </CardFrame>
  )
}

function Fee({ of, fee }: { readonly of: Fees; readonly fee: Fees['send'] }) {
  if (fee === null)
    return (
      <span className="text-3">
        <span aria-hidden="true" className="md:hidden">
          {cardCopy.unknown}
        </span>
        <span className="max-md:sr-only">{toolCardCopy.notAvailable}</span>
      </span>
    )
  const { decimals, symbol } = CHAINS[of.chain].native
  const amount = showAmount(parseAmount(fee.amountText, decimals) ?? 0n, decimals, FEE_DIGITS)
  return (
    <span className="inline-flex flex-col py-1">
      <span className="font-medium">{fee.usd === null ? cardCopy.unknown : showSmallUsd(fee.usd)}</span>
      <span className="text-caption text-3 max-md:hidden">
        {amount} {symbol}
      </span>
    </span>
  )
}
