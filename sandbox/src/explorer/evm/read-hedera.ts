import { type Address, type Hash, isHash } from 'viem'
import { formatConsensusTime, parseConsensusTime } from '../../chains/hedera/consensus-time.ts'
import { longZeroAddress } from '../../chains/hedera/entity-id.ts'
import type { LedgerRecord } from '../../chains/hedera/ledger-record.ts'
import { describeTransactions } from '../../doubles/hedera-mirror/describe-transactions.ts'
import { findEntity } from '../../doubles/hedera-mirror/find-entity.ts'
import { readHoldings } from '../../doubles/hedera-mirror/read-holdings.ts'
import type { World } from '../../world/world.ts'
import { type ExplorerChain, type Fact, ROWS_SHOWN, type TransactionView } from '../views.ts'
import { hederaSource } from './evm-source.ts'
import { plainAddress, readEvm } from './read-evm.ts'

/** `0.0.5-1700000000-000000001`, and with the signs that the network's own tools write. */
const TRANSACTION_ID = /^(\d+\.\d+\.\d+)[-@](\d{1,11})[-.](\d{1,9})$/
const CONSENSUS_TIME = /^\d{9,11}\.\d{9}$/
const ENTITY_ID = /^0\.0\.\d{1,10}$/

export function readHedera(world: World): ExplorerChain {
  const { hedera } = world
  const source = hederaSource(world)
  return readEvm({
    source,
    isTransactionId: (text) => isHash(text) || TRANSACTION_ID.test(text) || CONSENSUS_TIME.test(text),
    isAddress: (text) => ENTITY_ID.test(text) || plainAddress(text) !== null,
    findHash: async (id) => {
      await hedera.ledger.sync()
      if (isHash(id)) return nodeHashOf(world, id.toLowerCase() as Hash)
      return hedera.ledger.records().findLast((record) => isNamed(world, record, id))?.nodeHash ?? null
    },
    findAddress: async (id) => {
      await hedera.ledger.sync()
      return (await findEntity(hedera, id, 'id'))?.address ?? null
    },
    complete: (view) => complete(world, view),
    holdings: async (owner) => {
      const holdings = await readHoldings(world, owner)
      const amounts = await Promise.all(
        holdings.map(async ({ listing, balanceRaw }) => ({
          token: await source.token(longZeroAddress(listing.address)),
          raw: balanceRaw,
        })),
      )
      return amounts.flatMap(({ token, raw }) => (token ? [{ token, raw }] : []))
    },
    hashes: async (owner) => {
      await hedera.ledger.sync()
      const records = hedera.ledger.records().toReversed()
      const concerned = owner === null ? records : records.filter((record) => concerns(record, owner))
      return concerned.slice(0, ROWS_SHOWN).map(({ nodeHash }) => nodeHash)
    },
    accountFacts: (address) => [{ label: 'EVM address', value: address }],
  })
}

function complete({ hedera }: World, view: TransactionView): TransactionView {
  const nodeHash = view.id as Hash
  const record = hedera.ledger.byNodeHash(nodeHash)
  const hash = hedera.relayed.byNodeHash(nodeHash)?.hash ?? nodeHash
  if (!record) return { ...view, id: hash }
  const facts: Fact[] = [
    ...view.facts,
    { label: 'Consensus', value: formatConsensusTime(BigInt(record.consensusNs)) },
    { label: 'Hash', value: hash },
  ]
  return { ...view, id: idOf(hedera, record) ?? hash, idName: 'transaction id', facts }
}

/** The id is that of the bytes that a person signed; the node carries others in their place. */
function nodeHashOf({ hedera }: World, hash: Hash): Hash {
  return hedera.relayed.byHash(hash)?.nodeHash ?? hash
}

function idOf(chain: World['hedera'], record: LedgerRecord): string | null {
  return describeTransactions(chain, record)[0]?.wire.transaction_id ?? null
}

function isNamed({ hedera }: World, record: LedgerRecord, id: string): boolean {
  const parts = TRANSACTION_ID.exec(id)
  if (!parts) return BigInt(record.consensusNs) === parseConsensusTime(id)
  const [, payer, seconds, nanos = ''] = parts
  return idOf(hedera, record) === `${payer}-${seconds}-${nanos.padStart(9, '0')}`
}

function concerns({ from, to, hbar, tokens }: LedgerRecord, owner: Address): boolean {
  return (
    from === owner ||
    to === owner ||
    hbar.some(({ address }) => address === owner) ||
    tokens.some((each) => each.from === owner || each.to === owner || each.token === owner)
  )
}
