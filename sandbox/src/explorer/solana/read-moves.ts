import type { ParsedInstruction, SolanaTransaction } from '../../chains/solana/look-up.ts'
import { NATIVE_MINT } from '../../chains/solana/tokens/programs.ts'
import type { Amount, Change, Transfer } from '../views.ts'
import type { TokenAccounts } from './describe-instruction.ts'
import type { SolanaNames } from './solana-names.ts'

type Moves = {
  readonly accounts: TokenAccounts
  readonly transfers: readonly Transfer[]
  readonly changes: readonly Change[]
  /** Net, without fee and deposits: what a person means by it. */
  readonly movedBy: (owner: string) => readonly Amount[]
}

/** What went where, from balances before and after and from the transfers among the instructions. */
export function readMoves(found: SolanaTransaction, names: SolanaNames): Moves {
  const accounts = tokenAccountsOf(found)
  const changes = [...coinChanges(found, names), ...tokenChanges(found, names)]
  const payer = found.entry.feePayer
  const paid = BigInt(found.record.fee) + depositsOf(found)
  return {
    accounts,
    changes,
    transfers: transfersOf(found, names, accounts),
    movedBy: (owner) =>
      changes.flatMap(({ owner: whose, amount }) => {
        if (whose.address !== owner) return []
        const isPayersCoin = owner === payer && amount.token.kind === 'native'
        const raw = isPayersCoin ? amount.raw + paid : amount.raw
        return raw === 0n ? [] : [{ ...amount, raw }]
      }),
  }
}

function tokenAccountsOf({ record, keys }: SolanaTransaction): TokenAccounts {
  const balances = [...record.preTokens, ...record.postTokens]
  return new Map(
    balances.flatMap(({ accountIndex, mint, owner }) => {
      const key = keys[accountIndex]
      return key ? [[key.address as string, { mint, owner }] as const] : []
    }),
  )
}

function coinChanges({ record, keys }: SolanaTransaction, names: SolanaNames): Change[] {
  const holding = new Set([...record.preTokens, ...record.postTokens].map((each) => each.accountIndex))
  return keys.flatMap(({ address }, index) => {
    const beforeRaw = BigInt(record.preBalances[index] ?? 0)
    const raw = BigInt(record.postBalances[index] ?? 0) - beforeRaw
    if (raw === 0n || holding.has(index)) return []
    return [{ owner: names.party(address), amount: { token: names.native, raw }, beforeRaw }]
  })
}

function tokenChanges({ record }: SolanaTransaction, names: SolanaNames): Change[] {
  const sums = new Map<string, { owner: string; mint: string; before: bigint; after: bigint }>()
  const at = (owner: string, mint: string) => {
    const key = `${owner}:${mint}`
    const sum = sums.get(key) ?? { owner, mint, before: 0n, after: 0n }
    sums.set(key, sum)
    return sum
  }
  for (const { owner, mint, amount } of record.preTokens) at(owner, mint).before += BigInt(amount)
  for (const { owner, mint, amount } of record.postTokens) at(owner, mint).after += BigInt(amount)
  return [...sums.values()].flatMap(({ owner, mint, before, after }) => {
    const token = names.token(mint)
    if (!token || before === after) return []
    return [{ owner: names.party(owner), amount: { token, raw: after - before }, beforeRaw: before }]
  })
}

/** Coins that token accounts hold so that they may exist: put in for a new one, given back by a closed one. */
function depositsOf({ record }: SolanaTransaction): bigint {
  const wrapped = (balances: typeof record.preTokens, index: number) =>
    BigInt(balances.find((each) => each.accountIndex === index && each.mint === NATIVE_MINT)?.amount ?? 0)
  const touched = new Set([...record.preTokens, ...record.postTokens].map((each) => each.accountIndex))
  return [...touched].reduce((sum, index) => {
    const before = BigInt(record.preBalances[index] ?? 0) - wrapped(record.preTokens, index)
    const after = BigInt(record.postBalances[index] ?? 0) - wrapped(record.postTokens, index)
    return sum + after - before
  }, 0n)
}

function transfersOf(found: SolanaTransaction, names: SolanaNames, accounts: TokenAccounts): Transfer[] {
  const all = found.instructions.flatMap(({ inner, ...each }) => [each as ParsedInstruction, ...inner])
  return all.flatMap((each) => {
    if (!('parsed' in each) || typeof each.parsed === 'string') return []
    const { type, info } = each.parsed
    if (!/^transfer/.test(type)) return []
    const party = (account: unknown) => names.party(accounts.get(String(account))?.owner ?? String(account))
    const amount = amountOf(info, names, accounts)
    return amount ? [{ from: party(info.source), to: party(info.destination), amount }] : []
  })
}

function amountOf(
  info: Readonly<Record<string, unknown>>,
  names: SolanaNames,
  accounts: TokenAccounts,
): Amount | null {
  if (info.lamports !== undefined) return { token: names.native, raw: BigInt(String(info.lamports)) }
  const mint = info.mint ?? accounts.get(String(info.source))?.mint
  const token = mint === undefined ? null : names.token(String(mint))
  const told = info.tokenAmount ?? info.amount
  const raw = typeof told === 'object' && told !== null && 'amount' in told ? told.amount : told
  return token && raw !== undefined ? { token, raw: BigInt(String(raw)) } : null
}
