import { showAmount } from '@windhover/core/money/show-amount'
import type { RiskFact, TokenRow } from '@windhover/core/tokens/contract'
import { rankTokens } from '@windhover/core/tokens/rank-tokens'
import type { PickedToken } from '../../lib/feature.ts'
import { formatUsd } from '../../lib/format-usd.ts'
import { tokenLogoPath } from '../../lib/token-logo-path.ts'
import { pickerCopy } from './copy.ts'
import type { Holding } from './read-holdings.ts'

export type PickerRow = {
  readonly key: string
  readonly token: PickedToken
  readonly isVerified: boolean
  readonly risks: readonly RiskFact[]
  readonly liquidityUsd: number | null
  /** Null where no vault is selected. */
  readonly amountText: string | null
  readonly valueText: string | null
}
export type PickerItem =
  | { readonly kind: 'heading'; readonly label: string }
  | { readonly kind: 'row'; readonly row: PickerRow }

export type PickerFacts = {
  readonly query: string
  /** Undefined: no vault. Null: nobody could say what it holds. */
  readonly holdings: readonly Holding[] | null | undefined
  /** What the index says of the tokens that are held. */
  readonly held: readonly TokenRow[]
  readonly trending: readonly TokenRow[]
  readonly found: readonly TokenRow[]
  /** False while what was found is the answer to an earlier text. */
  readonly isAnswered: boolean
}

/** Searched: one list, best first. Not searched: what the vault holds, then what is traded most. */
export function listPickerItems(facts: PickerFacts): readonly PickerItem[] {
  const known = new Map([...facts.trending, ...facts.found, ...facts.held].map((row) => [keyOf(row), row]))
  const amounts = new Map((facts.holdings ?? []).map((holding) => [keyOf(holding.token), holding]))
  const mine = [...amounts.values()].map((holding) => rowOfHolding(holding, known.get(keyOf(holding.token))))
  const rowOf = (token: TokenRow) => {
    const holding = amounts.get(keyOf(token))
    return holding === undefined ? rowOfToken(token, facts.holdings) : rowOfHolding(holding, token)
  }
  const query = facts.query.trim()
  if (query !== '') {
    const rows = [...mine, ...[...facts.trending, ...facts.found].map(rowOf)]
    return search(query, { rows, answer: facts.isAnswered ? facts.found.map(rowOf) : [] })
  }
  const others = facts.trending.filter((token) => !amounts.has(keyOf(token))).map(rowOf)
  return [...section(pickerCopy.inVault, mine), ...section(pickerCopy.trending, others)]
}

function search(
  query: string,
  known: { readonly rows: readonly PickerRow[]; readonly answer: readonly PickerRow[] },
): readonly PickerItem[] {
  const unique = [...new Map(known.rows.map((row) => [row.key, row])).values()]
  const ranked = rankTokens(
    unique.map((row) => ({ ...row, ...row.token, row })),
    { query, limit: unique.length },
  ).map(({ row }) => row)
  // The index may find by more than what is seen here: that comes after.
  const all = new Map([...ranked, ...known.answer].map((row) => [row.key, row]))
  return [...all.values()].toSorted(copiesLast).map((row) => ({ kind: 'row', row }))
}

function copiesLast(one: PickerRow, other: PickerRow): number {
  return Number(isCopy(one)) - Number(isCopy(other))
}

export function isCopy({ risks }: { readonly risks: readonly RiskFact[] }): boolean {
  return risks.some(({ kind }) => kind === 'look-alike')
}

function section(label: string, rows: readonly PickerRow[]): readonly PickerItem[] {
  if (rows.length === 0) return []
  return [
    { kind: 'heading', label },
    ...rows.toSorted(copiesLast).map((row): PickerItem => ({ kind: 'row', row })),
  ]
}

function rowOfHolding({ token, amountRaw, valueUsd }: Holding, known: TokenRow | undefined): PickerRow {
  const risks = known?.risks ?? []
  return {
    key: keyOf(token),
    token,
    // The coin of the chain needs nobody to vouch for it.
    isVerified: known?.isVerified ?? token.address === 'native',
    risks,
    liquidityUsd: known?.liquidityUsd ?? null,
    amountText: sixDecimals(amountRaw, token.decimals),
    valueText: isCopy({ risks }) ? null : formatUsd(valueUsd),
  }
}

function rowOfToken(row: TokenRow, holdings: PickerFacts['holdings']): PickerRow {
  const isKnown = holdings !== undefined && holdings !== null
  const unknown = holdings === undefined ? null : pickerCopy.unknownAmount
  return {
    key: keyOf(row),
    token: pickedOf(row),
    isVerified: row.isVerified,
    risks: row.risks,
    liquidityUsd: row.liquidityUsd,
    amountText: isKnown ? sixDecimals(0n, row.decimals) : unknown,
    valueText: isKnown ? formatUsd(0) : null,
  }
}

function pickedOf(row: TokenRow): PickedToken {
  const { chain, address, symbol, name, decimals } = row
  return { chain, address, symbol, name, decimals, logoUrl: tokenLogoPath(row) }
}

/** Addresses of EVM chains are written in two ways. */
export function keyOf({ chain, address }: { readonly chain: string; readonly address: string }): string {
  return chain === 'ethereum' || chain === 'bsc' ? address.toLowerCase() : address
}

const DECIMALS = 6

/** Figures under one another line up. */
export function sixDecimals(amountRaw: bigint, decimals: number): string {
  const shown = showAmount(amountRaw, decimals, DECIMALS)
  if (shown.startsWith('<')) return shown
  const [whole = '0', fraction = ''] = shown.split('.')
  return `${whole}.${fraction.padEnd(DECIMALS, '0')}`
}
