import {
  type Address,
  erc20Abi,
  getAddress,
  type Hash,
  type Log,
  TransactionNotFoundError,
  TransactionReceiptNotFoundError,
} from 'viem'
import { getFullBlock, getTransferLogs, lower, readBlock } from '../../doubles/alchemy/read-block.ts'
import { describeTitle } from '../describe-title.ts'
import type { Account, Amount, Change, Fact, TransactionView, Transfer } from '../views.ts'
import { describeCall } from './describe-call.ts'
import { describeLog, findSwapper, type Move, readWraps } from './describe-log.ts'
import type { EvmSource } from './evm-source.ts'

const EVENTS_SHOWN = 12

type Found = NonNullable<Awaited<ReturnType<typeof find>>>

/** Null until a block has it. */
export async function readEvmTransaction(source: EvmSource, hash: Hash): Promise<TransactionView | null> {
  const found = await find(source, hash)
  return found && view(source, found)
}

async function find(source: EvmSource, hash: Hash) {
  const { chain } = source
  const transaction = await chain.node.getTransaction({ hash }).catch(skipMissing)
  const receipt = transaction && (await chain.node.getTransactionReceipt({ hash }).catch(skipMissing))
  if (!transaction || !receipt) return null
  const number = Number(receipt.blockNumber)
  const [block, logs] = await Promise.all([
    getFullBlock(chain, number),
    getTransferLogs(chain, { from: number, to: number }),
  ])
  const own = { ...block, transactions: block.transactions.filter((each) => each.hash === hash) }
  // Whoever looks at one transaction wants to see all of it, the practice world's own moves too.
  const reader = { chain, isHouse: async () => false }
  const all = await readBlock(
    reader,
    own,
    logs.filter((log) => log.transactionHash === hash),
  )
  const neighbours = block.transactions.filter((each) => each.hash !== hash).map((each) => lower(each.from))
  const moves: readonly Move[] = [...all, ...(await readWraps(receipt.logs, source))]
  return { transaction, receipt, block, neighbours, moves: moves.filter(({ valueRaw }) => valueRaw !== '0') }
}

function skipMissing(error: unknown): null {
  if (error instanceof TransactionNotFoundError || error instanceof TransactionReceiptNotFoundError)
    return null
  throw error
}

async function view(source: EvmSource, found: Found): Promise<TransactionView> {
  const { transaction, receipt, block, moves } = found
  const isSuccess = receipt.status === 'success'
  const subject = getAddress(findSwapper(receipt.logs) ?? transaction.from)
  const call = { to: transaction.to, value: transaction.value, data: transaction.input }
  const step = await describeCall(call, source)
  const transfers = await Promise.all(moves.map((move) => viewMove(source, move)))
  const net = await netChanges(source, moves)
  const fee = { token: source.native, raw: receipt.gasUsed * receipt.effectiveGasPrice }
  const own = net.filter(({ owner }) => owner === lower(subject))
  const signer = source.party(transaction.from)
  return {
    id: transaction.hash,
    idName: 'hash',
    title: describeTitle({
      isSuccess,
      moved: own.map(({ amount }) => amount),
      other: otherSide(transfers, source.party(subject).address),
      sentence: step.sentence,
    }),
    isSuccess,
    status: isSuccess ? 'Confirmed' : 'Failed',
    reason: isSuccess ? null : 'The contract refused it; only the fee was paid.',
    block: String(receipt.blockNumber),
    atMs: Number(block.timestamp) * 1_000,
    fee,
    signer,
    facts: factsOf(found),
    transfers,
    stepsTitle: 'Call',
    steps: [{ ...step, inner: await describeLogs(receipt.logs, source) }],
    changes: await viewChanges(source, found, { subject, net, feeRaw: fee.raw }),
    accounts: accountsOf(source, found),
    raw: { transaction, receipt },
  }
}

function factsOf({ transaction, receipt }: Found): readonly Fact[] {
  const used = receipt.gasUsed.toLocaleString('en-US')
  return [{ label: 'Gas', value: `${used} of ${transaction.gas.toLocaleString('en-US')}` }]
}

async function viewMove(source: EvmSource, { from, to, token, valueRaw }: Move): Promise<Transfer> {
  const known = token === null ? source.native : await tokenAt(source, token)
  return { from: source.party(from), to: source.party(to), amount: { token: known, raw: BigInt(valueRaw) } }
}

async function tokenAt(source: EvmSource, address: Address): Promise<Amount['token']> {
  const { address: shown, name } = source.party(address)
  const symbol = name ?? 'unknown token'
  return (
    (await source.token(address)) ?? {
      ...{
        address: shown,
        symbol,
        name: symbol,
        decimals: 0,
        logo: null,
        assetId: null,
        kind: 'token' as const,
      },
    }
  )
}

type Net = { readonly owner: Address; readonly token: Address | null; readonly amount: Amount }

/** What everybody has more or less of, the fee left out. */
async function netChanges(source: EvmSource, moves: readonly Move[]): Promise<readonly Net[]> {
  const sums = new Map<string, { owner: Address; token: Address | null; raw: bigint }>()
  const add = (owner: Address, token: Address | null, raw: bigint) => {
    const key = `${owner}:${token}`
    sums.set(key, { owner, token, raw: (sums.get(key)?.raw ?? 0n) + raw })
  }
  for (const { from, to, token, valueRaw } of moves) {
    add(from, token, -BigInt(valueRaw))
    add(to, token, BigInt(valueRaw))
  }
  const moved = [...sums.values()].filter(({ raw }) => raw !== 0n)
  return Promise.all(
    moved.map(async ({ owner, token, raw }) => ({
      owner,
      token,
      amount: { token: token === null ? source.native : await tokenAt(source, token), raw },
    })),
  )
}

async function viewChanges(
  source: EvmSource,
  found: Found,
  { subject, net, feeRaw }: { subject: Address; net: readonly Net[]; feeRaw: bigint },
): Promise<readonly Change[]> {
  const payer = lower(found.transaction.from)
  const coin = net.find(({ owner, token }) => owner === payer && token === null)
  const paid: Net = {
    owner: payer,
    token: null,
    amount: { token: source.native, raw: (coin?.amount.raw ?? 0n) - feeRaw },
  }
  const all = [paid, ...net.filter((each) => each !== coin)]
  const ordered = [
    ...all.filter(({ owner }) => owner === lower(subject)),
    ...all.filter(({ owner }) => owner !== lower(subject)),
  ]
  return Promise.all(
    ordered.map(async ({ owner, token, amount }) => ({
      owner: source.party(owner),
      amount,
      beforeRaw: owner === lower(subject) ? await balanceBefore(source, found, { owner, token }) : null,
    })),
  )
}

/** The state between two transactions of one block is nowhere to be asked for. */
async function balanceBefore(
  { chain }: EvmSource,
  { receipt, neighbours }: Found,
  { owner, token }: { owner: Address; token: Address | null },
): Promise<bigint | null> {
  if (neighbours.includes(owner)) return null
  const blockNumber = receipt.blockNumber - 1n
  const asked =
    token === null
      ? chain.node.getBalance({ address: owner, blockNumber })
      : chain.node.readContract({
          address: token,
          abi: erc20Abi,
          functionName: 'balanceOf',
          args: [owner],
          blockNumber,
        })
  // A node that was started again has only its newest state.
  return asked.catch(() => null)
}

function otherSide(transfers: readonly Transfer[], subject: string): Transfer['to'] | null {
  const main = transfers.find(({ amount }) => amount.token.kind !== 'native') ?? transfers[0]
  if (!main) return null
  return main.from.address === subject ? main.to : main.from
}

async function describeLogs(logs: readonly Log[], source: EvmSource) {
  const told = await Promise.all(logs.slice(0, EVENTS_SHOWN).map((log) => describeLog(log, source)))
  return told.flatMap((each) => each ?? [])
}

function accountsOf(source: EvmSource, { transaction, receipt, moves }: Found): readonly Account[] {
  const roles = new Map<Address, Set<string>>()
  const give = (address: Address | null, role: string) => {
    if (address === null) return
    const key = lower(address)
    roles.set(key, (roles.get(key) ?? new Set()).add(role))
  }
  give(transaction.from, 'Signer')
  give(transaction.to, transaction.input === '0x' ? 'Receiver' : 'Called')
  for (const { from, to, token } of moves) {
    give(from, 'Paid')
    give(to, 'Received')
    give(token, 'Token')
  }
  for (const { address } of receipt.logs) if (!roles.has(lower(address))) give(address, 'Reported')
  return [...roles].map(([address, given]) => ({ party: source.party(address), roles: [...given] }))
}
