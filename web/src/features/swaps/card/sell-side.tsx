import { usdValue } from '@windhover/core/money/usd-value'
import { fillAmount, fillLabel, SWAP_FILLS } from '@windhover/core/swaps/fill-percentage'
import { insufficientText, positiveAmount } from '@windhover/core/swaps/swap-form'
import { AMOUNT_STEP, stepAmount } from '@windhover/core/swaps/type-amount'
import { type KeyboardEvent, useId } from 'react'
import { formatUsd } from '../../../lib/format-usd.ts'
import { amountClasses } from '../../../ui/amount-size.ts'
import { Chip } from '../../../ui/chip.tsx'
import { cx } from '../../../ui/cx.ts'
import { FieldError } from '../../../ui/field-error.tsx'
import { cardCopy } from '../copy.ts'
import type { SwapCardState } from '../use-swap-card.ts'
import { BalanceLine } from './balance-line.tsx'
import { SideFrame } from './side-frame.tsx'
import { TokenButton } from './token-button.tsx'

export function SellSide({ card }: { readonly card: SwapCardState }) {
  const { chain, vault, fields, facts, tag, tokens, order } = card
  const { sell } = fields.pair
  const errorId = useId()
  const isShort = tag === 'insufficient' && sell !== null && facts.balanceRaw != null
  const isWrong = isShort || tag === 'fees-short'
  return (
    <SideFrame
      label={cardCopy.selling}
      isWrong={isWrong}
      top={<Fills card={card} />}
      amount={<AmountInput card={card} errorId={isShort ? errorId : undefined} />}
      token={
        <TokenButton
          label={cardCopy.chooseSell}
          {...{ chain, vault }}
          token={sell}
          disabled={vault === null || order.isSwapping}
          onPick={(token) => card.pick('sell', token)}
        />
      }
      worth={worthOf(card)}
      balance={<BalanceLine token={sell} tokens={tokens} />}
      problem={
        isShort && (
          <div role="alert" className="pb-1">
            <FieldError id={errorId}>{insufficientText(facts.balanceRaw ?? 0n, sell.decimals)}</FieldError>
          </div>
        )
      }
    />
  )
}

function worthOf({ fields, priceOf, shown }: SwapCardState): string | null {
  const { sell } = fields.pair
  if (sell === null) return null
  const amountRaw = positiveAmount(fields.amountText, sell.decimals)
  if (amountRaw === null) return formatUsd(0)
  const priceUsd = priceOf(sell.address)
  if (priceUsd === null) return formatUsd(shown?.sellUsd ?? null)
  return formatUsd(usdValue({ amountRaw, decimals: sell.decimals, priceUsd }))
}

type AmountInputProps = { readonly card: SwapCardState; readonly errorId: string | undefined }

function AmountInput({ card, errorId }: AmountInputProps) {
  const { fields, order, chain } = card
  const decimals = fields.pair.sell?.decimals
  const answerKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') return card.nameMissing()
    const direction = ARROWS[event.key]
    if (direction === undefined || decimals === undefined) return
    event.preventDefault()
    card.type(stepAmount(fields.amountText, decimals, direction))
  }
  return (
    <input
      type="text"
      inputMode="decimal"
      autoComplete="off"
      spellCheck={false}
      aria-label={cardCopy.amount}
      aria-invalid={errorId !== undefined || undefined}
      aria-describedby={errorId}
      placeholder="0"
      {...(chain === 'solana' ? { step: AMOUNT_STEP } : {})}
      value={fields.amountText}
      readOnly={order.isSwapping}
      onChange={(event) => card.type(event.target.value.replace(',', '.'))}
      onKeyDown={answerKey}
      className={cx(
        'h-9 min-w-0 flex-1 bg-transparent outline-none placeholder:text-3',
        amountClasses(fields.amountText),
        errorId === undefined ? 'text-1' : 'text-down',
      )}
    />
  )
}

const ARROWS: Readonly<Record<string, 1 | -1>> = { ArrowUp: 1, ArrowDown: -1 }

function Fills({ card }: { readonly card: SwapCardState }) {
  const { chain, fields, facts, order } = card
  const { sell } = fields.pair
  const holding =
    sell === null || facts.balanceRaw == null
      ? null
      : { balanceRaw: facts.balanceRaw, decimals: sell.decimals, isNative: sell.address === 'native' }
  return (
    <fieldset className="flex gap-1 max-md:gap-2">
      <legend className="sr-only">{cardCopy.fills}</legend>
      {SWAP_FILLS[chain].map((fill) => (
        <Chip
          key={fill}
          size={24}
          pressed={
            holding !== null && holding.balanceRaw > 0n && fillAmount(fill, holding) === fields.amountText
          }
          disabled={holding === null || holding.balanceRaw === 0n || order.isSwapping}
          onClick={() => card.fill(fill)}
        >
          {fillLabel(fill)}
        </Chip>
      ))}
    </fieldset>
  )
}
