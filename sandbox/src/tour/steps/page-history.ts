import { askMirror } from '../hedera-tools.ts'
import { askJson, expectThat, type TourStep, type Traveller } from '../tour.ts'

/** Walks pages of two to the end; the same entry twice, or a page without end, is a fault of the page. */
async function walk<Entry>(
  readPage: (cursor: string | null) => Promise<{ entries: readonly Entry[]; next: string | null }>,
  idOf: (entry: Entry) => string,
): Promise<string[]> {
  const seen: string[] = []
  let cursor: string | null = null
  do {
    const page: { entries: readonly Entry[]; next: string | null } = await readPage(cursor)
    seen.push(...page.entries.map(idOf))
    cursor = page.next
  } while (cursor !== null && seen.length < 200)
  expectThat(new Set(seen).size === seen.length, 'no entry twice')
  return seen
}

type BirdeyePage = { data: { solana: { txHash: string }[] } }

async function solanaPages({ env, solana }: Traveller): Promise<string> {
  const seen = await walk(
    async (before) => {
      const query = new URLSearchParams({
        wallet: solana.signer.address,
        limit: '2',
        ...(before ? { before } : {}),
      })
      const { data } = (await askJson(`${env.BIRDEYE_URL}/v1/wallet/tx_list?${query}`, {
        headers: { 'x-api-key': env.BIRDEYE_API_KEY ?? '', 'x-chain': 'solana' },
      })) as BirdeyePage
      return {
        entries: data.solana,
        next: data.solana.length < 2 ? null : (data.solana.at(-1)?.txHash ?? null),
      }
    },
    (entry) => entry.txHash,
  )
  expectThat(seen.length >= 6, `at least six transactions, not ${seen.length}`)
  return `${seen.length} entries, the last ${seen.at(-1)}`
}

type TransfersPage = { result: { transfers: { uniqueId: string; hash: string }[]; pageKey?: string } }

async function ethereumPages({ env, evm }: Traveller): Promise<string> {
  const seen = await walk(
    async (pageKey) => {
      const { result } = (await askJson(`${env.ALCHEMY_ETHEREUM_URL}`, {
        method: 'POST',
        body: JSON.stringify({
          jsonrpc: '2.0',
          id: 1,
          method: 'alchemy_getAssetTransfers',
          params: [
            {
              toAddress: evm.address,
              category: ['external', 'erc20'],
              maxCount: '0x2',
              withMetadata: true,
              ...(pageKey ? { pageKey } : {}),
            },
          ],
        }),
      })) as TransfersPage
      return { entries: result.transfers, next: result.pageKey ?? null }
    },
    (entry) => entry.uniqueId,
  )
  expectThat(seen.length >= 3, `at least three arrivals, not ${seen.length}`)
  return `${seen.length} entries, the last ${seen.at(-1)}`
}

type MirrorPage = { transactions: { consensus_timestamp: string }[]; links: { next: string | null } }

async function hederaPages(traveller: Traveller): Promise<string> {
  const account = await askMirror(traveller, `/api/v1/accounts/${traveller.evm.address}`)
  const seen = await walk(
    async (next) => {
      const path = next ?? `/api/v1/transactions?account.id=${account.account}&limit=2&order=desc`
      const { transactions, links } = (await askMirror(traveller, path)) as MirrorPage
      return { entries: transactions, next: links.next }
    },
    (entry) => entry.consensus_timestamp,
  )
  expectThat(seen.length >= 5, `at least five transactions, not ${seen.length}`)
  return `${seen.length} entries, the last ${seen.at(-1)}`
}

export const pageHistory: readonly TourStep[] = [
  { name: 'history pages', chain: 'solana', run: solanaPages },
  { name: 'history pages', chain: 'ethereum', run: ethereumPages },
  { name: 'history pages', chain: 'hedera', run: hederaPages },
]
