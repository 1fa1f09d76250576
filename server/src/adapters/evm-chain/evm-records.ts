import { CHAINS } from '@windhover/core/chains/all-chains'
import { parseEvmAddress, requireEvmAddress } from '../../platform/evm/evm-address.ts'
import { toEvmChainError } from '../../platform/evm/evm-errors.ts'
import { connectEvmNode, type EvmNode } from '../../platform/evm/evm-node.ts'
import type { Page } from '../../ports/chain.ts'
import type { EvmRecords, EvmTransferCategory, EvmTransferRecord } from '../../ports/wallet-records.ts'
import { EVM_FACTS, type EvmFacts } from './facts.ts'
import { readBothSides } from './read-history.ts'
import { readPositions } from './read-positions.ts'
import type { Transfer } from './read-transfers.ts'
import { createTokenFacts } from './token-facts.ts'

type TransferQuery = Parameters<EvmRecords['listTransfers']>[0]

/** The index's single transfers, and what a position manager's own log says. */
export function createEvmRecords(options: {
  chain: 'ethereum' | 'bsc'
  rpcUrl: string
  evmChainId: number
  alchemyUrl: string
}): EvmRecords {
  const { chain, evmChainId } = options
  const facts = EVM_FACTS[chain]
  const node = connectEvmNode({ chain, evmChainId, rpcUrl: options.rpcUrl })
  const index = connectEvmNode({ chain, evmChainId, rpcUrl: options.alchemyUrl })
  const parts = { node, tokenFacts: createTokenFacts(index), facts }

  async function inOurWords<Value>(work: Promise<Value>): Promise<Value> {
    try {
      return await work
    } catch (error) {
      throw toEvmChainError(error, chain)
    }
  }
  return {
    listTransfers: async (query) => await inOurWords(listTransfers(index, facts, query)),
    listPositions: async (owner) => await inOurWords(readPositions(parts, requireEvmAddress(owner, chain))),
  }
}

async function listTransfers(
  index: EvmNode,
  facts: EvmFacts,
  query: TransferQuery,
): Promise<Page<EvmTransferRecord>> {
  const { category, cursor } = query
  const owner = requireEvmAddress(query.owner, facts.chain)
  const categories = facts.transferCategories.filter((each) => category === undefined || each === category)
  if (categories.length === 0) return { items: [], nextCursor: null }
  const { transfers, nextCursor } = await readBothSides(index, { owner, facts, categories, cursor })
  return { items: transfers.flatMap((each) => toRecord(each, facts)), nextCursor }
}

function toRecord(each: Transfer, facts: EvmFacts): EvmTransferRecord[] {
  if (!isCategory(each.category)) return []
  const { address, value, decimal } = each.rawContract
  const token = each.category === 'erc20' && address !== null ? parseEvmAddress(address.toLowerCase()) : null
  const nativeDecimals = each.category === 'erc20' ? null : CHAINS[facts.chain].native.decimals
  return [
    {
      category: each.category,
      hash: each.hash,
      block: each.blockNum,
      atMs: Date.parse(each.metadata.blockTimestamp),
      from: parseEvmAddress(each.from.toLowerCase()) ?? each.from,
      to: each.to === null ? null : (parseEvmAddress(each.to.toLowerCase()) ?? each.to),
      asset: each.asset,
      token,
      amountRaw: value,
      decimals: decimal === null ? nativeDecimals : Number(decimal),
      uniqueId: each.uniqueId,
    },
  ]
}

function isCategory(text: string): text is EvmTransferCategory {
  return text === 'external' || text === 'internal' || text === 'erc20'
}
