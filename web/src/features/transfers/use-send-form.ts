import { NATIVE } from '@windhover/core/balances/constants'
import type { ChainId } from '@windhover/core/chains/chain'
import { formatAmount } from '@windhover/core/money/format-amount'
import { parseAmount } from '@windhover/core/money/parse-amount'
import { isHederaAccountId } from '@windhover/core/transfers/address-rules'
import { maxSendAmount } from '@windhover/core/transfers/fill-amount'
import type { VaultView } from '@windhover/core/vaults/contract'
import { useState } from 'react'
import { isApiError } from '../../lib/api/api-error.ts'
import { useContactName } from '../../lib/contacts/use-contacts.ts'
import { useMoneyTokens } from '../../lib/orders/list-money-tokens.ts'
import type { MoneyToken } from '../../lib/orders/money-token.ts'
import { useHederaOwner } from '../../lib/orders/use-hedera-owner.ts'
import { useIntentId } from '../../lib/orders/use-intent-id.ts'
import { usePreview } from '../../lib/orders/use-preview.ts'
import { shortenAddress } from '../../ui/shorten-address.ts'
import { useHederaAccount } from './api/resolve-hedera-account.ts'
import { sendCopy } from './copy.ts'
import type { MoneyOrder } from './outcome-text.ts'
import { ruleTag, type SendFacts, sendTag } from './send-state.ts'

type SendFormInput = {
  readonly chain: ChainId
  readonly vault: VaultView
  readonly token: string | undefined
  readonly isSending: boolean
}

const NOTHING_ASKED = { state: 'none', last: null } as const

/** What was typed, what it means, and what the network says of it. */
export function useSendForm({ chain, vault, token: chosenBefore, isSending }: SendFormInput) {
  const list = useMoneyTokens(chain, vault)
  const tokens = list.data ?? []
  const [chosen, choose] = useState(chosenBefore ?? NATIVE)
  const [amountText, setAmountText] = useState('')
  const [to, setTo] = useState('')
  const [comparedTo, setComparedTo] = useState<string | null>(null)
  const token = tokens.find((each) => each.token === chosen) ?? null
  const account = useRecipientAccount(chain, to)
  const accountId = useHederaOwner(chain, vault)
  const typed = { chain, token, amountText, to, accountId, resolution: account.resolution, isSending }
  const idle: SendFacts = { ...typed, preview: NOTHING_ASKED, compared: false }
  const address = ruleTag(idle) === 'ready' ? account.address : null
  const name = useContactName(chain, to)
  const order = useOrder({ chain, vaultId: vault.tokenId, token, amountText, address, to, name })
  const preview = usePreview(order?.intent ?? null)
  return {
    list,
    tokens,
    token,
    choose,
    amountText,
    setAmountText,
    fillMax: () => token !== null && setAmountText(maxOf(chain, token)),
    to,
    setTo,
    address: account.address,
    compared: comparedTo === to,
    setCompared: (compared: boolean) => setComparedTo(compared ? to : null),
    preview,
    order,
    tag: sendTag({ ...typed, preview, compared: comparedTo === to }),
  }
}

export type SendFormState = ReturnType<typeof useSendForm>

function maxOf(chain: ChainId, { token, balanceRaw, decimals }: MoneyToken): string {
  return balanceRaw === null ? '' : maxSendAmount(chain, { isNative: token === NATIVE, balanceRaw, decimals })
}

/** On Hedera a number stands for an address, which has to be found first. */
function useRecipientAccount(
  chain: ChainId,
  to: string,
): { readonly resolution: SendFacts['resolution']; readonly address: string | null } {
  const number = chain === 'hedera' && isHederaAccountId(to) ? to : null
  const found = useHederaAccount(number)
  if (number === null) return { resolution: 'none', address: to === '' ? null : to }
  if (found.data !== undefined) return { resolution: 'known', address: found.data.evmAddress }
  if (!found.isError) return { resolution: 'pending', address: null }
  const isNobody = isApiError(found.error) && found.error.status === 404
  return { resolution: isNobody ? 'no-such-account' : 'failed', address: null }
}

type OrderParts = {
  readonly chain: ChainId
  readonly vaultId: string
  readonly token: MoneyToken | null
  readonly amountText: string
  readonly address: string | null
  readonly to: string
  /** What the person calls it, or null. */
  readonly name: string | null
}

/** What the button would hand over; null while the form does not say enough. */
function useOrder({ chain, vaultId, token, amountText, address, to, name }: OrderParts): MoneyOrder | null {
  const amountRaw = token === null ? null : parseAmount(amountText, token.decimals)
  const id = useIntentId([chain, vaultId, token?.token, address, amountRaw].join(' '))
  if (token === null || amountRaw === null || amountRaw === 0n || address === null) return null
  const amount = formatAmount(amountRaw, token.decimals)
  return {
    intent: {
      id,
      vaultId,
      type: 'transfer',
      chain,
      token: token.token,
      to: address,
      amountRaw: `${amountRaw}`,
    },
    amountText: amount,
    what: sendCopy.what(amount, token.symbol, [name, shortenAddress(to)].filter(Boolean).join(', ')),
  }
}
