import type { ChainId } from '@windhover/core/chains/chain'
import { showAmount } from '@windhover/core/money/show-amount'
import type { MoneyToken } from '../../../lib/orders/money-token.ts'
import { TextButton } from '../../../ui/text-link.tsx'
import type { Recipient } from '../api/list-recipients.ts'
import { sendCopy } from '../copy.ts'
import type { sendProblem } from '../send-state.ts'
import type { SendFormState } from '../use-send-form.ts'
import { AmountField } from './amount-field.tsx'
import { RecipientField } from './recipient-field.tsx'
import { TokenSelect } from './token-select.tsx'

const RECIPIENT_LABEL: Readonly<Record<ChainId, string>> = {
  solana: sendCopy.recipient.solana,
  ethereum: sendCopy.recipient.evm,
  bsc: sendCopy.recipient.evm,
  hedera: sendCopy.recipient.hedera,
}

type SendFieldsProps = {
  readonly chain: ChainId
  readonly form: SendFormState
  readonly recipients: readonly Recipient[]
  readonly problem: ReturnType<typeof sendProblem>
}

/** Token, amount, recipient (R2-032). */
export function SendFields({ chain, form, recipients, problem }: SendFieldsProps) {
  const { token, list } = form
  const errorOf = (field: 'amount' | 'recipient') => (problem?.field === field ? problem.text : undefined)
  const max = (
    <TextButton className="touch-target" disabled={token?.balanceRaw == null} onClick={form.fillMax}>
      {sendCopy.max}
    </TextButton>
  )
  return (
    <>
      <div className="grid grid-cols-2 gap-3 max-md:grid-cols-1">
        <TokenSelect
          chain={chain}
          tokens={form.tokens}
          chosen={token}
          loading={list.isPending}
          onChoose={form.choose}
        />
        <AmountField
          token={token}
          value={form.amountText}
          onValue={form.setAmountText}
          labelEnd={max}
          error={errorOf('amount')}
        />
      </div>
      <BalanceLine token={token} />
      <RecipientField
        chain={chain}
        label={RECIPIENT_LABEL[chain]}
        value={form.to}
        onValue={form.setTo}
        address={form.address}
        recipients={recipients}
        error={errorOf('recipient')}
      />
    </>
  )
}

function BalanceLine({ token }: { token: MoneyToken | null }) {
  if (token === null) return <div className="mt-1.5 mb-3 h-4" />
  return (
    <p className="mt-1.5 mb-3 text-right text-caption text-3">
      {token.balanceRaw === null ? (
        <span className="text-warn">{sendCopy.balanceUnknown}</span>
      ) : (
        <>
          {sendCopy.balance}{' '}
          <span className="num text-2">
            {showAmount(token.balanceRaw, token.decimals)} {token.symbol}
          </span>
        </>
      )}
    </p>
  )
}
