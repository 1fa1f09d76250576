import { CHAINS } from '@windhover/core/chains/all-chains'
import type { ChainId } from '@windhover/core/chains/chain'
import { showAmount } from '@windhover/core/money/show-amount'
import { type Address, erc20Abi, getAddress, type Hash, isAddress, isHash } from 'viem'
import {
  type AccountView,
  type Amount,
  type BlockView,
  type ExplorerChain,
  type Fact,
  ROWS_SHOWN,
  type TokenView,
  type TransactionView,
} from '../views.ts'
import type { EvmSource } from './evm-source.ts'
import { readEvmTransaction } from './read-transaction.ts'

/** What differs between the chains that an EVM carries. */
export type EvmBooks = {
  readonly source: EvmSource
  readonly isTransactionId: (text: string) => boolean
  readonly isAddress: (text: string) => boolean
  /** Of the node's own transaction; null where the id is of none. */
  readonly findHash: (id: string) => Promise<Hash | null>
  readonly findAddress: (id: string) => Promise<Address | null>
  /** What the chain itself says beyond the EVM, ids among it. */
  readonly complete: (view: TransactionView) => TransactionView
  readonly holdings: (owner: Address) => Promise<readonly Amount[]>
  /** Hashes of the node, newest first: of one owner or of all. */
  readonly hashes: (owner: Address | null) => Promise<readonly Hash[]>
  readonly accountFacts: (address: Address) => readonly Fact[]
}

export function readEvm(books: EvmBooks): ExplorerChain {
  const { source } = books
  const view = async (hash: Hash): Promise<TransactionView | null> => {
    const found = await readEvmTransaction(source, hash)
    return found && books.complete(found)
  }
  const views = async (hashes: readonly Hash[]): Promise<readonly TransactionView[]> =>
    (await Promise.all(hashes.slice(0, ROWS_SHOWN).map(view))).flatMap((each) => each ?? [])
  const { isTransactionId, isAddress: isPlace } = books
  return {
    chain: source.chain.name,
    isId: {
      transaction: isTransactionId,
      account: isPlace,
      token: isPlace,
      block: (text) => /^\d{1,15}$/.test(text) || isHash(text),
    },
    transaction: async (id) => {
      const hash = await books.findHash(id)
      return hash && view(hash)
    },
    account: (id) => readAccount(books, id, views),
    token: (id) => readToken(books, id),
    block: (id) => readBlock(source, id, views),
    latest: async () => views(await books.hashes(null)),
  }
}

type Views = (hashes: readonly Hash[]) => Promise<readonly TransactionView[]>

async function readAccount(books: EvmBooks, id: string, views: Views): Promise<AccountView | null> {
  const address = await books.findAddress(id)
  if (address === null) return null
  const { source } = books
  const { node } = source.chain
  const [coinsRaw, nonce, code, hashes] = await Promise.all([
    node.getBalance({ address }),
    node.getTransactionCount({ address }),
    node.getCode({ address }),
    books.hashes(address),
  ])
  const isContract = code !== undefined && code !== '0x' && !code.startsWith('0xef0100')
  if (coinsRaw === 0n && nonce === 0 && !isContract && hashes.length === 0) return null
  const party = source.party(address)
  const kind = isContract ? 'Contract' : 'Account'
  const token = isContract ? await source.token(address) : null
  return {
    id: party.address,
    title: party.name ?? kind,
    facts: [
      { label: 'Kind', value: kind },
      { label: 'Network', value: CHAINS[source.chain.name as ChainId].name },
      ...(isContract
        ? []
        : [{ label: 'Sent so far', value: `${nonce.toLocaleString('en-US')} transactions` }]),
      ...(token?.address ? [tokenFact(token.symbol, token.address)] : []),
      ...books.accountFacts(address),
    ],
    balances: [{ token: source.native, raw: coinsRaw }, ...(await books.holdings(address))],
    transactions: await views(hashes),
  }
}

function tokenFact(symbol: string, id: string): Fact {
  return { label: 'Token', value: symbol, link: { page: 'token', id } }
}

async function readToken({ source, findAddress }: EvmBooks, id: string): Promise<TokenView | null> {
  const address = await findAddress(id)
  const token = address && (await source.token(address))
  if (!address || !token?.address) return null
  const supplyRaw = await source.chain.node.readContract({
    address,
    abi: erc20Abi,
    functionName: 'totalSupply',
  })
  return {
    id: token.address,
    token,
    facts: [
      { label: 'Supply', value: showAmount(supplyRaw, token.decimals), note: token.symbol },
      { label: 'Decimals', value: String(token.decimals) },
      { label: 'Contract', value: token.address, link: { page: 'account', id: token.address } },
    ],
    holders: null,
  }
}

async function readBlock({ chain }: EvmSource, id: string, views: Views): Promise<BlockView | null> {
  const asked = isHash(id) ? { blockHash: id } : { blockNumber: BigInt(id) }
  const block = await chain.node.getBlock(asked).catch(() => null)
  if (!block || block.number === null || block.hash === null) return null
  const parent = block.number === 0n ? null : String(block.number - 1n)
  return {
    id: String(block.number),
    facts: [
      { label: 'Time', value: new Date(Number(block.timestamp) * 1_000).toISOString() },
      { label: 'Hash', value: block.hash },
      { label: 'Gas used', value: block.gasUsed.toLocaleString('en-US') },
      ...(parent === null
        ? []
        : [{ label: 'Parent', value: parent, link: { page: 'block' as const, id: parent } }]),
    ],
    transactions: await views(block.transactions),
  }
}

export function plainAddress(text: string): Address | null {
  return isAddress(text, { strict: false }) ? getAddress(text) : null
}
