import { NATIVE } from '@windhover/core/balances/constants'
import { usdValue } from '@windhover/core/money/usd-value'
import { fillAmount, fillLabel, type SwapFill } from '@windhover/core/swaps/fill-percentage'
import { positiveAmount } from '@windhover/core/swaps/swap-form'
import { showTradeBalance, tradeProblem } from '@windhover/core/swaps/trade-form'
import { useId } from 'react'
import { formatUsd } from '../../../lib/format-usd.ts'
import { amountClasses } from '../../../ui/amount-size.ts'
import { Chip } from '../../../ui/chip.tsx'
import { cx } from '../../../ui/cx.ts'
import { FieldError } from '../../../ui/field-error.tsx'
import { TextButton } from '../../../ui/text-link.tsx'
import { SideFrame } from '../card/side-frame.tsx'
import { cardCopy } from '../copy.ts'
import { tradeCopy } from './copy.ts'
import { TradeToken } from './trade-token.tsx'
import type { TradeState } from './use-trade.ts'

export function TradePay({ trade }: { readonly trade: TradeState }) {
  const { chain, sell, tag, amountText, balanceRaw, order } = trade
  const errorId = useId()
  const problem = balanceRaw == null ? null : tradeProblem(tag, { balanceRaw, decimals: sell.decimals })
  return (
    <>
      <SideFrame
        label={tradeCopy.pay}
        isWrong={problem !== null}
        top={<Amounts trade={trade} />}
        amount={
          <input
            type="text"
            inputMode="decimal"
            autoComplete="off"
            spellCheck={false}
            placeholder="0"
            aria-label={tradeCopy.pay}
            aria-invalid={problem !== null || undefined}
            aria-describedby={problem === null ? undefined : errorId}
            value={amountText}
            readOnly={order.isBusy}
            onChange={(event) => trade.type(event.target.value.replace(',', '.'))}
            className={cx(
              'h-9 min-w-0 flex-1 bg-transparent outline-none placeholder:text-3',
              amountClasses(amountText),
              problem === null ? 'text-1' : 'text-down',
            )}
          />
        }
        token={<TradeToken chain={chain} token={sell} />}
        worth={worthOf(trade)}
        balance={<Balance trade={trade} />}
      />
      {problem !== null && (
        <div role="alert" className="mb-2">
          <FieldError id={errorId}>{problem}</FieldError>
        </div>
      )}
    </>
  )
}

function worthOf({ sell, amountText, priceOf, shown }: TradeState): string | null {
  const amountRaw = positiveAmount(amountText, sell.decimals)
  const priceUsd = priceOf(sell.address)
  if (amountRaw === null) return null
  if (priceUsd === null) return formatUsd(shown?.sellUsd ?? null)
  return formatUsd(usdValue({ amountRaw, decimals: sell.decimals, priceUsd }))
}

/** What could not be read is said to be so; it is never a zero (decision D1). */
function Balance({ trade }: { readonly trade: TradeState }) {
  const { chain, mode, sell, balanceRaw, tokens } = trade
  if (balanceRaw === null) {
    return (
      <span className="text-warn">
        {tradeCopy.balance} {cardCopy.balanceUnavailable}{' '}
        <TextButton onClick={tokens.readAgain} disabled={tokens.isReading}>
          {tradeCopy.retry}
        </TextButton>
      </span>
    )
  }
  return (
    <>
      {tradeCopy.balance}{' '}
      <span className="num text-2">
        {balanceRaw === undefined
          ? cardCopy.balancePending
          : `${showTradeBalance({ chain, mode, balanceRaw, decimals: sell.decimals })} ${sell.symbol}`}
      </span>
    </>
  )
}

const PARTS: readonly SwapFill[] = [25, 50]

/** What the person set to buy with, or else parts of the balance; and Max. */
function Amounts({ trade }: { readonly trade: TradeState }) {
  const { sell, balanceRaw, amountText, presets, order } = trade
  const holding =
    balanceRaw == null ? null : { balanceRaw, decimals: sell.decimals, isNative: sell.address === NATIVE }
  const isEmpty = holding === null || holding.balanceRaw === 0n
  const fills: readonly SwapFill[] = presets.length > 0 ? ['max'] : [...PARTS, 'max']
  return (
    <fieldset className="flex min-w-0 gap-1 max-md:gap-2">
      <legend className="sr-only">{tradeCopy.presets}</legend>
      {presets.map((preset) => (
        <Chip
          key={preset}
          size={24}
          pressed={preset === amountText}
          disabled={order.isBusy}
          onClick={() => trade.choose(preset)}
        >
          <span className="num">{preset}</span>
        </Chip>
      ))}
      {fills.map((fill) => (
        <Chip
          key={fill}
          size={24}
          pressed={!isEmpty && fillAmount(fill, holding) === amountText}
          disabled={isEmpty || order.isBusy}
          onClick={() => trade.fill(fill)}
        >
          {fillLabel(fill)}
        </Chip>
      ))}
    </fieldset>
  )
}
