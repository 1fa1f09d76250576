import { balanceRoutes } from '@windhover/core/balances/contract'
import { balanceErrors } from '@windhover/core/balances/errors'
import { walletRecordRoutes } from '@windhover/core/balances/records-contract'
import { toUsd } from '@windhover/core/balances/value-holding'
import { bindRoute, type RouteBinding } from '../../platform/http/route-binding.ts'
import { findOwnVault } from '../vaults/index.ts'
import { EVM_CHAINS } from './evm-chains.ts'
import { listValues } from './list-values.ts'
import { requireOwnEvm, requireOwnHedera, requireOwnSolana } from './own-wallet.ts'
import type { BalanceParts } from './parts.ts'
import { readHederaAccount } from './read-hedera-account.ts'
import { readEvmTransfers, readHederaHistory, readPositions, readSolanaHistory } from './read-histories.ts'
import { addressOn, readWallets } from './read-overview.ts'
import { readWallet } from './read-wallet.ts'
import { rememberLook } from './sample-values.ts'
import { balanceSpecBindings } from './spec-routes.ts'
import { viewOverview } from './view-overview.ts'
import { viewMark } from './view-wallet.ts'

export function balanceBindings(parts: BalanceParts): readonly RouteBinding[] {
  return [
    ...vaultBindings(parts),
    ...balanceSpecBindings(parts),
    ...solanaBindings(parts),
    ...evmBindings(parts),
    ...hederaBindings(parts),
  ]
}

function vaultBindings(parts: BalanceParts): readonly RouteBinding[] {
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
    bindRoute(balanceRoutes.getWallet, async ({ session, query }) => {
      const { vaultId, chain, refresh: isForced } = query
      const vault = await findOwnVault(db, { userId: session.userId, vaultId })
      return await readWallet(parts, { chain, address: addressOn(chain, vault), isForced })
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

function solanaBindings(parts: BalanceParts): readonly RouteBinding[] {
  return [
    bindRoute(walletRecordRoutes.getWalletHistory, async ({ session, query }) => {
      const { limit, before, refresh: isForced } = query
      const owner = await requireOwnSolana(parts, { userId: session.userId, address: query.walletAddress })
      const reading = await readSolanaHistory(parts, { owner, limit, before, isForced })
      return { ...viewMark(reading), data: { solana: reading.value } }
    }),
  ]
}

function evmBindings(parts: BalanceParts): readonly RouteBinding[] {
  return [
    bindRoute(walletRecordRoutes.listEvmTransactions, async ({ session, query }) => {
      const { category, cursor, refresh: isForced } = query
      const owner = await requireOwnEvm(parts, { userId: session.userId, address: query.address })
      const chain = EVM_CHAINS[query.chainId]
      const reading = await readEvmTransfers(parts, { chain, owner, category, cursor, isForced })
      const { items, nextCursor } = reading.value
      return { ...viewMark(reading), transactions: items, nextCursor }
    }),
    bindRoute(walletRecordRoutes.listEvmPositions, async ({ session, query }) => {
      const owner = await requireOwnEvm(parts, { userId: session.userId, address: query.address })
      const reading = await readPositions(parts, { owner, isForced: query.refresh })
      if (reading.state === 'unknown')
        return { ...viewMark({ ...reading, observedAtMs: null }), positions: [] }
      return { ...viewMark(reading), positions: reading.value }
    }),
  ]
}

function hederaBindings(parts: BalanceParts): readonly RouteBinding[] {
  return [
    bindRoute(walletRecordRoutes.getHederaAccount, async ({ params }) => {
      const account = await readHederaAccount(parts, params.id)
      if (account === null) throw balanceErrors.noSuchAccount()
      return account
    }),
    bindRoute(walletRecordRoutes.listHederaTransactions, async ({ session, query }) => {
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
