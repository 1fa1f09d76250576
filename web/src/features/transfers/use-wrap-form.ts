import { NATIVE } from '@windhover/core/balances/constants'
import { CHAINS } from '@windhover/core/chains/all-chains'
import { formatAmount } from '@windhover/core/money/format-amount'
import { parseAmount } from '@windhover/core/money/parse-amount'
import type { WrapChain } from '@windhover/core/transfers/check-wrap'
import { type WrapPercent, wrapPercentAmount } from '@windhover/core/transfers/fill-amount'
import type { VaultView } from '@windhover/core/vaults/contract'
import { useState } from 'react'
import { useMoneyTokens } from '../../lib/orders/list-money-tokens.ts'
import type { MoneyToken } from '../../lib/orders/money-token.ts'
import { useHederaOwner } from '../../lib/orders/use-hedera-owner.ts'
import { useIntentId } from '../../lib/orders/use-intent-id.ts'
import { usePreview } from '../../lib/orders/use-preview.ts'
import { wrapCopy } from './copy.ts'
import type { MoneyOrder } from './outcome-text.ts'
import { takesAll, type WrapFacts, type WrapMode, wrapProblem, wrapRuleTag, wrapTag } from './wrap-state.ts'

type WrapFormInput = {
  readonly chain: WrapChain
  readonly vault: VaultView
  readonly mode: WrapMode
  readonly isSending: boolean
}

const NOTHING_ASKED = { state: 'none', last: null } as const

export function useWrapForm({ chain, vault, mode, isSending }: WrapFormInput) {
  const list = useMoneyTokens(chain, vault)
  const tokens = list.data ?? []
  const [amountText, setAmountText] = useState('')
  const given = tokens.find((each) => (mode === 'wrap' ? each.token === NATIVE : each.isWrapped)) ?? null
  const owner = useOwner(chain, vault)
  const typed = { chain, mode, owner, given, amountText, isSending }
  const isComplete = wrapRuleTag({ ...typed, preview: NOTHING_ASKED }) === 'ready'
  const order = useOrder({ chain, vaultId: vault.tokenId, mode, given, amountText })
  const preview = usePreview(isComplete && order !== null ? order.intent : null)
  const facts: WrapFacts = { ...typed, preview }
  const tag = wrapTag(facts)
  return {
    list,
    tokens,
    given,
    amountText,
    setAmountText,
    fill: (percent: WrapPercent) => {
      if (given === null || given.balanceRaw === null) return
      const { balanceRaw, decimals } = given
      setAmountText(wrapPercentAmount(chain, { balanceRaw, decimals, percent }))
    },
    preview,
    order,
    tag,
    problem: wrapProblem(facts, tag),
  }
}

function useOwner(chain: WrapChain, vault: VaultView): string | null {
  const account = useHederaOwner(chain, vault)
  return chain === 'hedera' ? account : (vault.wrappedKeys[0]?.pub_key ?? null)
}

type OrderParts = {
  readonly chain: WrapChain
  readonly vaultId: string
  readonly mode: WrapMode
  readonly given: MoneyToken | null
  readonly amountText: string
}

function useOrder({ chain, vaultId, mode, given, amountText }: OrderParts): MoneyOrder | null {
  const all = takesAll(chain, mode)
  const amountRaw = given === null ? null : all ? given.balanceRaw : parseAmount(amountText, given.decimals)
  // All of it stays the same order when a little more arrives in between.
  const id = useIntentId([chain, vaultId, mode, all ? 'all' : amountRaw].join(' '))
  if (given === null || amountRaw === null || amountRaw === 0n) return null
  const amount = formatAmount(amountRaw, given.decimals)
  const common = { id, vaultId, chain }
  const what = wrapWords({ chain, mode, amount })
  if (mode === 'wrap') {
    return { intent: { ...common, type: 'wrap', amountRaw: `${amountRaw}` }, amountText: amount, what }
  }
  const unwrapped = all ? 'all' : (`${amountRaw}` as const)
  return { intent: { ...common, type: 'unwrap', amountRaw: unwrapped }, amountText: amount, what }
}

/** "Wrap 0.5 SOL", "Unwrap 2 WHBAR"; without an amount "Wrap SOL". */
export function wrapWords(order: { chain: WrapChain; mode: WrapMode; amount: string }): string {
  const { symbol } = CHAINS[order.chain].native
  return order.mode === 'wrap'
    ? wrapCopy.wrap(order.amount, symbol)
    : wrapCopy.unwrap(order.amount, `W${symbol}`)
}
