import { isAddress, isSignature } from '@solana/kit'
import { CHAINS } from '@windhover/core/chains/all-chains'
import { showAmount } from '@windhover/core/money/show-amount'
import type { SolanaTransaction } from '../../chains/solana/look-up.ts'
import type { World } from '../../world/world.ts'
import { describeTitle, showParty } from '../describe-title.ts'
import {
  type AccountView,
  type ExplorerChain,
  type Fact,
  type Party,
  ROWS_SHOWN,
  type TransactionView,
} from '../views.ts'
import { describeInstruction, type InstructionContext } from './describe-instruction.ts'
import { readMoves } from './read-moves.ts'
import { type SolanaNames, solanaNames } from './solana-names.ts'

const BALANCES_SHOWN = 100
const AGREEMENT = { processed: 'Processed', confirmed: 'Confirmed', finalized: 'Finalized' } as const

export function readSolana(world: World): ExplorerChain {
  const { solana } = world
  const names = solanaNames(world)
  const view = (signature: string): TransactionView | null => {
    const found = solana.lookUp.transaction(signature)
    return found && viewTransaction(found, names)
  }
  const views = (signatures: readonly string[]) =>
    signatures.slice(0, ROWS_SHOWN).flatMap((signature) => view(signature) ?? [])
  return {
    chain: 'solana',
    isId: {
      transaction: isSignature,
      account: isAddress,
      token: isAddress,
      block: (text) => /^\d{1,15}$/.test(text),
    },
    transaction: async (id) => view(id),
    account: async (id) => readAccount(world, names, { id, views }),
    token: async (id) => {
      const mint = solana.lookUp.mint(id)
      const token = names.token(id)
      if (!mint || !token) return null
      const authority = (of: string | null) => (of === null ? 'Given up' : of)
      return {
        id,
        token,
        facts: [
          { label: 'Program', value: names.party(mint.program).name ?? mint.program },
          { label: 'Supply', value: showAmount(mint.supplyRaw, token.decimals), note: token.symbol },
          { label: 'Decimals', value: String(mint.decimals) },
          { label: 'May mint more', value: authority(mint.mintAuthority) },
          { label: 'May freeze', value: authority(mint.freezeAuthority) },
        ],
        holders: mint.holders.map(({ owner, amountRaw }) => ({ ...names.party(owner), raw: amountRaw })),
      }
    },
    block: async (id) => {
      const block = solana.lookUp.block(Number(id))
      if (!block) return null
      return {
        id,
        facts: [
          { label: 'Status', value: AGREEMENT[block.agreement] },
          { label: 'Time', value: new Date(block.atMs).toISOString() },
          { label: 'Height', value: block.height.toLocaleString('en-US') },
          { label: 'Blockhash', value: block.blockhash },
          {
            label: 'Parent',
            value: Number(Number(id) - 1).toLocaleString('en-US'),
            link: { page: 'block', id: String(Number(id) - 1) },
          },
        ],
        transactions: views(block.signatures),
      }
    },
    latest: async () => views(solana.lookUp.latest(ROWS_SHOWN)),
  }
}

function viewTransaction(found: SolanaTransaction, names: SolanaNames): TransactionView {
  const { record, keys, entry, agreement } = found
  const isSuccess = record.err === null
  const moves = readMoves(found, names)
  const context: InstructionContext = { names, accounts: moves.accounts }
  const steps = found.instructions.map((each) => describeInstruction(each, context))
  const payer = names.party(entry.feePayer)
  const own = moves.changes.filter(({ owner }) => owner.address === payer.address)
  const fee = { token: names.native, raw: BigInt(record.fee) }
  return {
    id: record.signature,
    idName: 'signature',
    title: describeTitle({
      isSuccess,
      moved: moves.movedBy(payer.address),
      other: entry.counterparty === null ? null : names.party(entry.counterparty),
      sentence: steps.find(({ program }) => !/^(Compute|Memo)/.test(program))?.sentence ?? null,
    }),
    isSuccess,
    status: isSuccess ? AGREEMENT[agreement] : 'Failed',
    reason: isSuccess ? null : describeError(record.err),
    block: String(record.slot),
    atMs: record.atMs,
    fee,
    signer: payer,
    facts: [{ label: 'Compute', value: describeCompute(record.computeUnits, steps) }],
    transfers: isSuccess ? moves.transfers : [],
    stepsTitle: 'Instructions',
    steps,
    changes: [...own, ...moves.changes.filter((change) => !own.includes(change))],
    accounts: keys.map(({ address, isSigner, isWritable }) => ({
      party: nameAccount(names, moves.accounts.get(address), address),
      roles: [
        ...(isSigner ? ['Signer'] : []),
        ...(isWritable ? ['Writable'] : []),
        ...(names.isProgram(address) ? ['Program'] : []),
        ...(!isWritable && names.token(address) ? ['Token'] : []),
      ],
    })),
    raw: { ...record, instructions: found.instructions },
  }
}

/** Nobody knows the accounts of tokens by their addresses. */
function nameAccount(
  names: SolanaNames,
  holds: { readonly mint: string; readonly owner: string } | undefined,
  address: string,
): Party {
  const symbol = holds && names.token(holds.mint)?.symbol
  if (!holds || symbol === undefined) return names.party(address)
  return { address, name: `${symbol} of ${showParty(names.party(holds.owner))}` }
}

function describeCompute(used: number, steps: TransactionView['steps']): string {
  const limit = steps.flatMap((step) => step.arguments).find(({ name }) => name === 'units')?.value
  return `${used.toLocaleString('en-US')}${limit ? ` of ${limit}` : ''} units`
}

function describeError(error: unknown): string {
  return typeof error === 'string' ? error : JSON.stringify(error)
}

function readAccount(
  { solana }: World,
  names: SolanaNames,
  { id, views }: { id: string; views: (signatures: readonly string[]) => readonly TransactionView[] },
): AccountView | null {
  if (!isAddress(id)) return null
  const account = solana.lookUp.account(id)
  const history = solana.history(id, { limit: ROWS_SHOWN })
  if (!account && history.length === 0) return null
  const party = names.party(id)
  const holdings = new Map<string, bigint>()
  for (const { mint, amountRaw } of solana.tokenAccounts(id).slice(0, BALANCES_SHOWN))
    holdings.set(mint, (holdings.get(mint) ?? 0n) + amountRaw)
  const tokens = [...holdings].flatMap(([mint, raw]) => {
    const token = names.token(mint)
    return token ? [{ token, raw }] : []
  })
  return {
    id,
    title: party.name ?? kindOf(names, id, account),
    facts: accountFacts(names, id, account),
    balances: [{ token: names.native, raw: account?.lamports ?? 0n }, ...tokens],
    transactions: views(history.map(({ signature }) => signature)),
  }
}

type Found = ReturnType<World['solana']['lookUp']['account']>

function kindOf(names: SolanaNames, id: string, account: Found): string {
  if (account?.holding) return `${names.token(account.holding.mint)?.symbol ?? 'Token'} account`
  if (names.token(id)) return 'Token'
  return account?.isExecutable ? 'Program' : 'Account'
}

function accountFacts(names: SolanaNames, id: string, account: Found): readonly Fact[] {
  const token = names.token(id)
  const holding = account?.holding ?? null
  const program = account && names.party(account.program)
  return [
    { label: 'Kind', value: kindOf(names, id, account) },
    { label: 'Network', value: CHAINS.solana.name },
    ...(program ? [{ label: 'Program', value: program.name ?? program.address }] : []),
    ...(token ? [{ label: 'Token', value: token.symbol, link: { page: 'token' as const, id } }] : []),
    ...(holding
      ? [
          { label: 'Owner', value: holding.owner, link: { page: 'account' as const, id: holding.owner } },
          { label: 'Holds', value: showAmount(holding.amountRaw, names.token(holding.mint)?.decimals ?? 0) },
        ]
      : []),
  ]
}
