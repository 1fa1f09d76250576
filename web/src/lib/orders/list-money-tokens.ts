import { type QueryClient, skipToken, useQuery } from '@tanstack/react-query'
import { balanceRoutes } from '@windhover/core/balances/contract'
import type { ChainId } from '@windhover/core/chains/chain'
import type { VaultView } from '@windhover/core/vaults/contract'
import { callRoute } from '../api/call-route.ts'
import { routeKey } from '../api/route-query.ts'
import type { MoneyToken } from './money-token.ts'
import { readEvmTokens, readHederaTokens, readSolanaTokens } from './read-money-tokens.ts'

type Ask = { readonly vault: VaultView; readonly refresh?: 'true'; readonly signal?: AbortSignal }

const { getSolanaBalances, getEvmBalances, getHederaBalances } = balanceRoutes

const askSolana = async ({ vault, refresh, signal }: Ask) => {
  const publicKey = vault.wrappedKeys[0]?.pub_key ?? vault.publicKey
  const query = { publicKey, ...(refresh ? { refresh } : {}) }
  return readSolanaTokens(await callRoute(getSolanaBalances, { query }, signal ? { signal } : {}))
}
const askEvm =
  (chain: 'ethereum' | 'bsc', chainId: '1' | '56') =>
  async ({ vault, refresh, signal }: Ask) => {
    const query = { chainId, address: vault.ethAddress, ...(refresh ? { refresh } : {}) }
    return readEvmTokens(chain, await callRoute(getEvmBalances, { query }, signal ? { signal } : {}))
  }
const askHedera = async ({ vault, refresh, signal }: Ask) => {
  const query = { address: vault.ethAddress, ...(refresh ? { refresh } : {}) }
  return readHederaTokens(await callRoute(getHederaBalances, { query }, signal ? { signal } : {}))
}

const SOURCE: Readonly<
  Record<ChainId, { readonly path: readonly [string]; readonly ask: (ask: Ask) => Promise<MoneyToken[]> }>
> = {
  solana: { path: routeKey(getSolanaBalances) as readonly [string], ask: askSolana },
  ethereum: { path: routeKey(getEvmBalances) as readonly [string], ask: askEvm('ethereum', '1') },
  bsc: { path: routeKey(getEvmBalances) as readonly [string], ask: askEvm('bsc', '56') },
  hedera: { path: routeKey(getHederaBalances) as readonly [string], ask: askHedera },
}

/** What the vault can move on a chain, the native coin first; nothing is asked without a vault. */
export function useMoneyTokens(chain: ChainId, vault: VaultView | null) {
  const { path, ask } = SOURCE[chain]
  return useQuery({
    // Under the path of its route, so that whoever makes balances fresh reaches this list too.
    queryKey: [...path, 'money-tokens', chain, vault?.tokenId],
    queryFn: vault === null ? skipToken : ({ signal }) => ask({ vault, signal }),
  })
}

/** After money moved (R2-174): the chain is asked once, then every screen that shows its balances. */
export async function refreshBalances(
  queryClient: QueryClient,
  { chain, vault }: { chain: ChainId; vault: VaultView },
): Promise<void> {
  const { path, ask } = SOURCE[chain]
  await ask({ vault, refresh: 'true' }).catch(() => undefined)
  const overview = routeKey(balanceRoutes.getOverview)
  await Promise.all([path, overview].map((queryKey) => queryClient.invalidateQueries({ queryKey })))
}
