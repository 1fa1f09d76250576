import { CHAINS } from '@windhover/core/chains/all-chains'
import type { ChainId } from '@windhover/core/chains/chain'
import type { VaultView } from '@windhover/core/vaults/contract'
import type { FeatureParts } from '../../composition/feature.ts'
import { describeEvm, describeHedera, describeSolana, type ToldItem } from './describe-history.ts'
import { readHederaAccount } from './read-hedera-account.ts'
import { readEvmTransfers, readHederaHistory, readSolanaHistory } from './read-histories.ts'

type Parts = Pick<FeatureParts, 'readings' | 'walletRecords' | 'chains' | 'log' | 'config'>
const EVERYWHERE = Object.keys(CHAINS) as ChainId[]

/** The newest of every chain in one list; a chain that cannot be read is named instead of left out silently. */
export async function listLatest(
  parts: Parts,
  asked: { vault: VaultView; chain?: ChainId | undefined; limit: number },
): Promise<{ items: ToldItem[]; unread: ChainId[] }> {
  const chains = asked.chain === undefined ? EVERYWHERE : [asked.chain]
  const unread: ChainId[] = []
  const lists = await Promise.all(
    chains.map(async (chain) => {
      try {
        return await readLatest(parts, { ...asked, chain })
      } catch (error) {
        parts.log.warn({ err: error, chain }, 'a history could not be read')
        unread.push(chain)
        return []
      }
    }),
  )
  const items = lists.flat().toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at))
  return { items: items.slice(0, asked.limit), unread }
}

async function readLatest(
  parts: Parts,
  { vault, chain, limit }: { vault: VaultView; chain: ChainId; limit: number },
): Promise<readonly ToldItem[]> {
  const latest = { before: undefined, isForced: false }
  if (chain === 'solana') {
    const { value } = await readSolanaHistory(parts, { owner: vault.publicKey, limit, ...latest })
    return value.map(describeSolana)
  }
  const owner = vault.ethAddress
  if (chain === 'hedera') {
    const account = await readHederaAccount(parts, owner)
    if (account === null) return []
    const { accountId } = account
    const { value } = await readHederaHistory(parts, { owner, account: accountId, ...latest })
    return value.items.map((item) => describeHedera(accountId, item))
  }
  const { value } = await readEvmTransfers(parts, {
    chain,
    owner,
    category: undefined,
    cursor: undefined,
    isForced: false,
  })
  return describeEvm(chain, owner, value.items)
}
