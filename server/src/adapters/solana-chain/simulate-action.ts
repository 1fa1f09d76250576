import {
  type Address,
  type Base64EncodedWireTransaction,
  fetchAddressesForLookupTables,
  getBase64Encoder,
  getCompiledTransactionMessageDecoder,
  getTransactionDecoder,
} from '@solana/kit'
import { chainErrors } from '@windhover/core/chains/errors'
import { solana } from '@windhover/core/chains/solana'
import type { BalanceChange, Effects, SolanaAction } from '../../ports/chain.ts'
import type { SolanaNode } from './client.ts'
import { decodeHolding, type Holding } from './decode-holding.ts'
import { readFailure } from './read-failure.ts'
import { readFee } from './read-fee.ts'
import { readMint } from './read-mint.ts'
import type { TokenNames } from './token-names.ts'

type AccountState = {
  readonly lamports: bigint
  readonly owner: Address
  readonly data: readonly [string, string]
}

/** The transaction run against the newest confirmed state, and what it leaves of the fee payer's holdings. */
export async function simulateSolanaAction(
  parts: { node: SolanaNode; names: TokenNames },
  action: SolanaAction,
): Promise<Effects> {
  const { node } = parts
  const wire = action.transactionBase64 as Base64EncodedWireTransaction
  const addresses = await readWritableAccounts(node, wire)
  const [before, run] = await Promise.all([
    node.ask(node.rpc.getMultipleAccounts(addresses, { encoding: 'base64', commitment: 'confirmed' })),
    node.ask(
      node.rpc.simulateTransaction(wire, {
        encoding: 'base64',
        commitment: 'confirmed',
        accounts: { encoding: 'base64', addresses },
      }),
    ),
  ])
  // The node that was asked has not heard of the block it was built on, or no longer knows it: the next plan is another.
  if (run.value.err === 'BlockhashNotFound') throw chainErrors.unavailable({ context: { chain: 'solana' } })
  if (run.value.err !== null) return { succeeds: false, error: readFailure(run.value.err, run.value.logs) }
  const owner = action.feePayer as Address
  const feeRaw = run.value.fee ?? (await readFee(node, wire)) ?? 0n
  const change = compareHoldings({ owner, addresses, before: before.value, after: run.value.accounts })
  // The run shows the payer's coins after the fee; the effects tell it apart.
  const native = change.lamports + feeRaw
  const { symbol, decimals } = solana.native
  const changes: BalanceChange[] =
    native === 0n ? [] : [{ token: 'native', symbol, decimals, amountRaw: native }]
  return {
    succeeds: true,
    feeRaw,
    isComplete: true,
    changes: [...changes, ...(await nameTokens(parts, change.tokens))],
  }
}

async function readWritableAccounts(node: SolanaNode, wire: string): Promise<Address[]> {
  const { messageBytes } = getTransactionDecoder().decode(getBase64Encoder().encode(wire))
  const message = getCompiledTransactionMessageDecoder().decode(messageBytes)
  const { numSignerAccounts, numReadonlySignerAccounts, numReadonlyNonSignerAccounts } = message.header
  const { staticAccounts } = message
  const isWritable = (index: number) =>
    index < numSignerAccounts
      ? index < numSignerAccounts - numReadonlySignerAccounts
      : index < staticAccounts.length - numReadonlyNonSignerAccounts
  const lookups = message.version === 0 ? (message.addressTableLookups ?? []) : []
  const tables =
    lookups.length === 0
      ? {}
      : await fetchAddressesForLookupTables(
          lookups.map((lookup) => lookup.lookupTableAddress),
          node.rpc,
        )
  const loaded = lookups.flatMap((lookup) =>
    lookup.writableIndexes.flatMap((index) => tables[lookup.lookupTableAddress]?.[index] ?? []),
  )
  return [...staticAccounts.filter((_, index) => isWritable(index)), ...loaded]
}

function compareHoldings(run: {
  owner: Address
  addresses: readonly Address[]
  before: readonly (AccountState | null)[]
  after: readonly (AccountState | null)[]
}): { lamports: bigint; tokens: ReadonlyMap<Address, bigint> } {
  const tokens = new Map<Address, bigint>()
  let lamports = 0n
  const add = (holding: Holding | null, sign: bigint) => {
    if (holding === null || holding.owner !== run.owner) return
    tokens.set(holding.mint, (tokens.get(holding.mint) ?? 0n) + sign * holding.amountRaw)
  }
  run.addresses.forEach((account, index) => {
    const [before, after] = [run.before[index] ?? null, run.after[index] ?? null]
    if (account === run.owner) lamports += (after?.lamports ?? 0n) - (before?.lamports ?? 0n)
    add(decodeHolding(before), -1n)
    add(decodeHolding(after), 1n)
  })
  return { lamports, tokens }
}

async function nameTokens(
  parts: { node: SolanaNode; names: TokenNames },
  tokens: ReadonlyMap<Address, bigint>,
): Promise<readonly BalanceChange[]> {
  const changed = [...tokens].filter(([, amountRaw]) => amountRaw !== 0n)
  const names = await parts.names(changed.map(([mint]) => mint))
  return await Promise.all(
    changed.map(async ([mint, amountRaw]) => ({
      token: mint,
      symbol: names.get(mint)?.symbol ?? null,
      decimals: (await readMint(parts.node, mint)).decimals,
      amountRaw,
    })),
  )
}
