import { balanceRoutes } from '@windhover/core/balances/contract'
import { balanceErrors } from '@windhover/core/balances/errors'
import { toUsd } from '@windhover/core/balances/value-holding'
import type { FeatureParts } from '../../composition/feature.ts'
import { bindRoute, type RouteBinding } from '../../platform/http/route-binding.ts'
import { findOwnVault } from '../vaults/index.ts'
import { listValues } from './list-values.ts'
import { requireOwnEvm, requireOwnHedera, requireOwnSolana } from './own-wallet.ts'
import { readHederaAccount } from './read-hedera-account.ts'
import { readEvmTransfers, readHederaHistory, readPositions, readSolanaHistory } from './read-histories.ts'
import { readWallets } from './read-overview.ts'
import { rememberLook } from './sample-values.ts'
import { valueWallet } from './value-wallet.ts'
import { viewOverview } from './view-overview.ts'
import { viewEvm, viewHedera, viewMark, viewSolana } from './view-wallet.ts'

const CHAIN_BY_ID = { '1': 'ethereum', '56': 'bsc' } as const

export function balanceBindings(parts: FeatureParts): readonly RouteBinding[] {
  return [...vaultBindings(parts), ...solanaBindings(parts), ...evmBindings(parts), ...hederaBindings(parts)]
}

function vaultBindings(parts: FeatureParts): readonly RouteBinding[] {
  const { db } = parts
  return [
    bindRoute(balanceRoutes.getOverview, async ({ session, query, caller }) => {
      const { userId } = session
      const vault = await findOwnVault(db, { userId, vaultId: query.vaultId })
      const wallets = await readWallets(parts, vault, query.refresh)
      await rememberLook(parts, { vaultId: BigInt(vault.tokenId), userId }, wallets).catch((error: unknown) =>
        caller.log.warn({ err: error }, 'a look was not remembered'),
      )
      return viewOverview(wallets)
    }),
    bindRoute(balanceRoutes.getValueHistory, async ({ session, query }) => {
      const { range } = query
      const vault = await findOwnVault(db, { userId: session.userId, vaultId: query.vaultId })
      const values = await listValues(parts, { vault, range })
      const points = values.map(({ atMs, totalMicro }) => ({
        at: new Date(atMs).toISOString(),
        totalUsd: toUsd(totalMicro),
      }))
      return { range, points }
    }),
  ]
}

function solanaBindings(parts: FeatureParts): readonly RouteBinding[] {
  return [
    bindRoute(balanceRoutes.getSolanaBalances, async ({ session, query }) => {
      const address = await requireOwnSolana(parts, { userId: session.userId, address: query.publicKey })
      return viewSolana(await valueWallet(parts, { chain: 'solana', address, isForced: query.refresh }))
    }),
    bindRoute(balanceRoutes.getWalletHistory, async ({ session, query }) => {
      const { limit, before, refresh: isForced } = query
      const owner = await requireOwnSolana(parts, { userId: session.userId, address: query.walletAddress })
      const reading = await readSolanaHistory(parts, { owner, limit, before, isForced })
      return { ...viewMark(reading), data: { solana: reading.value } }
    }),
  ]
}

function evmBindings(parts: FeatureParts): readonly RouteBinding[] {
  return [
    bindRoute(balanceRoutes.getEvmBalances, async ({ session, query }) => {
      const address = await requireOwnEvm(parts, { userId: session.userId, address: query.address })
      const chain = CHAIN_BY_ID[query.chainId]
      return viewEvm(await valueWallet(parts, { chain, address, isForced: query.refresh }))
    }),
    bindRoute(balanceRoutes.listEvmTransactions, async ({ session, query }) => {
      const { category, cursor, refresh: isForced } = query
      const owner = await requireOwnEvm(parts, { userId: session.userId, address: query.address })
      const chain = CHAIN_BY_ID[query.chainId]
      const reading = await readEvmTransfers(parts, { chain, owner, category, cursor, isForced })
      const { items, nextCursor } = reading.value
      return { ...viewMark(reading), transactions: items, nextCursor }
    }),
    bindRoute(balanceRoutes.listEvmPositions, async ({ session, query }) => {
      const owner = await requireOwnEvm(parts, { userId: session.userId, address: query.address })
      const reading = await readPositions(parts, { owner, isForced: query.refresh })
      if (reading.state === 'unknown')
        return { ...viewMark({ ...reading, observedAtMs: null }), positions: [] }
      return { ...viewMark(reading), positions: reading.value }
    }),
  ]
}

function hederaBindings(parts: FeatureParts): readonly RouteBinding[] {
  const names = {
    wrappedHbar: parts.wrappings.hedera.wrappedToken,
    tokenEvmAddress: parts.walletRecords.hedera.tokenEvmAddress,
  }
  return [
    bindRoute(balanceRoutes.getHederaBalances, async ({ session, query }) => {
      const address = await requireOwnHedera(parts, { userId: session.userId, address: query.address })
      return viewHedera(
        await valueWallet(parts, { chain: 'hedera', address, isForced: query.refresh }),
        names,
      )
    }),
    bindRoute(balanceRoutes.getHederaAccount, async ({ params }) => {
      const account = await readHederaAccount(parts, params.id)
      if (account === null) throw balanceErrors.noSuchAccount()
      return account
    }),
    bindRoute(balanceRoutes.listHederaTransactions, async ({ session, query }) => {
      const { before, refresh: isForced } = query
      const owner = await requireOwnHedera(parts, { userId: session.userId, address: query['account.id'] })
      const account = await readHederaAccount(parts, owner)
      if (account === null) throw balanceErrors.noSuchAccount()
      const reading = await readHederaHistory(parts, { owner, account: account.accountId, before, isForced })
      const { items, nextCursor } = reading.value
      return { ...viewMark(reading), transactions: items, nextCursor }
    }),
  ]
}
