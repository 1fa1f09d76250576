import type { ChainId } from '../chains/chain.ts'

/**
 * Double entry: what a settled action moved, as entries that sum to zero per token. The vault's lines are exactly what
 * the chain did to its holdings, so their sum is the balance to the last unit.
 */
export type LedgerAccount = 'vault' | 'outside' | 'network-fee' | 'service-fee' | 'debt'

export type LedgerEntry = {
  readonly account: LedgerAccount
  readonly token: string
  /** Signed, in the token's smallest unit. */
  readonly amountRaw: bigint
}

export type SettledAction = {
  /** Signed changes of the vault's holdings, without the network fee. */
  readonly changes: readonly { readonly token: string; readonly amountRaw: bigint }[]
  /** Native coin paid to the network, also by an action that failed. */
  readonly feeRaw: bigint
  /** Where what left the vault went: to others, or to the operator as its fee. */
  readonly goesTo: 'outside' | 'service-fee'
}

export function entriesOf(action: SettledAction): readonly LedgerEntry[] {
  const moved = action.changes.flatMap(({ token, amountRaw }) =>
    pair({ token, amountRaw, other: action.goesTo }),
  )
  return [...moved, ...pair({ token: 'native', amountRaw: -action.feeRaw, other: 'network-fee' })]
}

/** A fee that was due and could not be taken: owed by the vault, never forgotten. */
export function debtEntries(fee: { token: string; amountRaw: bigint }): readonly LedgerEntry[] {
  const lines: LedgerEntry[] = [
    { account: 'debt', token: fee.token, amountRaw: -fee.amountRaw },
    { account: 'service-fee', token: fee.token, amountRaw: fee.amountRaw },
  ]
  return lines.filter(isMove)
}

/** Tokens whose entries do not sum to zero; a ledger that has any is refused before it is written. */
export function findImbalance(entries: readonly LedgerEntry[]): readonly string[] {
  const sums = new Map<string, bigint>()
  for (const { token, amountRaw } of entries) sums.set(token, (sums.get(token) ?? 0n) + amountRaw)
  return [...sums].filter(([, sum]) => sum !== 0n).map(([token]) => token)
}

/** `vault:1001:solana`: what is booked for one vault on one chain is told apart from all others. */
export function accountName(account: LedgerAccount, owner: { vaultId: string; chain: ChainId }): string {
  return `${account}:${owner.vaultId}:${owner.chain}`
}

function pair(move: { token: string; amountRaw: bigint; other: LedgerAccount }): readonly LedgerEntry[] {
  const { token, amountRaw } = move
  const lines: LedgerEntry[] = [
    { account: 'vault', token, amountRaw },
    { account: move.other, token, amountRaw: -amountRaw },
  ]
  return lines.filter(isMove)
}

function isMove(entry: LedgerEntry): boolean {
  return entry.amountRaw !== 0n
}
