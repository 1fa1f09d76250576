import { showAmount } from '@windhover/core/money/show-amount'
import type { Amount, Party } from './views.ts'

export function showWithSymbol({ token, raw }: Amount): string {
  return `${showAmount(raw < 0n ? -raw : raw, token.decimals)} ${token.symbol}`
}

/** Names are told; of addresses as much as tells them apart. */
export function showParty({ name, address }: Party): string {
  return name ?? shortenId(address)
}

export function shortenId(id: string): string {
  const head = id.startsWith('0x') ? 6 : 4
  return id.length <= head + 8 ? id : `${id.slice(0, head)}…${id.slice(-4)}`
}

/** What happened in words, by what went and came for one person; a sentence of a call where nothing did. */
export function describeTitle(happened: {
  readonly isSuccess: boolean
  /** Net, without fee and deposits. */
  readonly moved: readonly Amount[]
  readonly other: Party | null
  readonly sentence: string | null
}): string {
  const { isSuccess, moved, other, sentence } = happened
  if (!isSuccess) return sentence === null ? 'Failed transaction' : `Failed: ${lowerFirst(sentence)}`
  const gone = mainOf(moved.filter(({ raw }) => raw < 0n))
  const come = mainOf(moved.filter(({ raw }) => raw > 0n))
  if (gone && come) return describeTrade(gone, come)
  if (gone) return `Sent ${showWithSymbol(gone)}${other ? ` to ${showParty(other)}` : ''}`
  if (come) return `Received ${showWithSymbol(come)}${other ? ` from ${showParty(other)}` : ''}`
  return sentence ?? 'Transaction'
}

function describeTrade(gone: Amount, come: Amount): string {
  if (gone.token.kind === 'native' && come.token.kind === 'wrapped')
    return `Wrapped ${showWithSymbol({ raw: come.raw, token: gone.token })}`
  if (gone.token.kind === 'wrapped' && come.token.kind === 'native')
    return `Unwrapped ${showWithSymbol({ raw: gone.raw, token: come.token })}`
  return `Swapped ${showWithSymbol(gone)} for ${showWithSymbol(come)}`
}

/** A token before the coin: beside a token the coin is mostly dust, a refund or a deposit. */
function mainOf(amounts: readonly Amount[]): Amount | null {
  return amounts.find(({ token }) => token.kind !== 'native') ?? amounts[0] ?? null
}

/** For a sentence that goes on after others. */
export function lowerFirst(text: string): string {
  return `${text.slice(0, 1).toLowerCase()}${text.slice(1)}`
}
