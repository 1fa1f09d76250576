import { NATIVE } from '@windhover/core/balances/constants'
import type { HeldToken, WalletView } from '@windhover/core/balances/contract'
import {
  balanceSpecRoutes,
  type EvmBalances,
  type HederaBalances,
  type SolanaPortfolio,
} from '@windhover/core/balances/spec-contract'
import { sumMicro, toUsd, worthOf } from '@windhover/core/balances/value-holding'
import { formatAmount } from '@windhover/core/money/format-amount'
import { bindRoute, type RouteBinding } from '../../platform/http/route-binding.ts'
import { EVM_CHAINS } from './evm-chains.ts'
import { requireOwnEvm, requireOwnHedera, requireOwnSolana } from './own-wallet.ts'
import type { BalanceParts } from './parts.ts'
import { readWallet } from './read-wallet.ts'

/** The wallet in the words of the calls by chain. Nothing of ours asks for these. */
export function balanceSpecBindings(parts: BalanceParts): readonly RouteBinding[] {
  return [
    bindRoute(balanceSpecRoutes.getSolanaBalances, async ({ session, query }) => {
      const address = await requireOwnSolana(parts, { userId: session.userId, address: query.publicKey })
      return viewSolana(await readWallet(parts, { chain: 'solana', address, isForced: query.refresh }))
    }),
    bindRoute(balanceSpecRoutes.getEvmBalances, async ({ session, query }) => {
      const address = await requireOwnEvm(parts, { userId: session.userId, address: query.address })
      const chain = EVM_CHAINS[query.chainId]
      return viewEvm(await readWallet(parts, { chain, address, isForced: query.refresh }))
    }),
    bindRoute(balanceSpecRoutes.getHederaBalances, async ({ session, query }) => {
      const address = await requireOwnHedera(parts, { userId: session.userId, address: query.address })
      const wallet = await readWallet(parts, { chain: 'hedera', address, isForced: query.refresh })
      return viewHedera(wallet, parts.walletRecords.hedera.tokenEvmAddress)
    }),
  ]
}

const markOf = ({ state, observedAt, unavailable, isTotalComplete }: WalletView) => ({
  ...{ state, observedAt, unavailable, isTotalComplete },
})

const amountsOf = ({ amountRaw, decimals, valueUsd }: HeldToken) => ({
  balance: formatAmount(BigInt(amountRaw), decimals),
  balanceRaw: amountRaw,
  decimals,
  valueUsd,
})

function viewSolana(wallet: WalletView): SolanaPortfolio {
  const { holdings, totalUsd } = wallet
  const coin = holdings.find(({ token }) => token === NATIVE)
  const tokens = holdings.filter(({ token }) => token !== NATIVE)
  return {
    ...markOf(wallet),
    tokenBalances: holdings.map((holding) => ({
      mint: holding.token,
      ...amountsOf(holding),
      tokenAccount: holding.tokenAccount,
      isFrozen: holding.isFrozen,
      market_data: {
        name: holding.name,
        symbol: holding.symbol,
        logo: holding.logo,
        price_usd: holding.priceUsd,
        price_change_24h: holding.change24hPct,
        market_cap_usd: holding.marketCapUsd,
      },
    })),
    lpTokens: wallet.liquidity,
    clmmPositions: null,
    ammPositions: null,
    portfolio: {
      totalUsdValue: totalUsd,
      summary: {
        totalUsd,
        solUsd: coin?.valueUsd ?? 0,
        tokensUsd: toUsd(sumMicro(tokens.map(worthOf))),
        lpUsd: null,
      },
    },
    vaultBalance: coin === undefined ? '0' : amountsOf(coin).balance,
  }
}

function viewEvm(wallet: WalletView): EvmBalances {
  return {
    ...markOf(wallet),
    tokens: wallet.holdings.map(({ token, amountRaw, decimals, symbol, name, logo, ...priced }) => ({
      tokenAddress: token === NATIVE ? '' : token,
      tokenBalance: amountRaw,
      tokenMetadata: { decimals, symbol, name, logo },
      tokenPrices:
        priced.priceUsd === null
          ? []
          : [{ currency: 'usd', value: priced.priceUsd, lastUpdatedAt: priced.pricedAt }],
      valueUsd: priced.valueUsd,
    })),
    totalUsd: wallet.totalUsd,
  }
}

function viewHedera(wallet: WalletView, tokenEvmAddress: (tokenId: string) => string): HederaBalances {
  return {
    ...markOf(wallet),
    balances: wallet.holdings.map((holding) => {
      const { token, symbol, name, logo, priceUsd } = holding
      const isNative = token === NATIVE
      return {
        ...{ isNative, isWrappedHbar: holding.isWrapped, token_id: token, symbol, name },
        ...amountsOf(holding),
        icon: logo,
        priceUsd,
        evmAddress: isNative ? null : tokenEvmAddress(token),
      }
    }),
    totalUsd: wallet.totalUsd,
  }
}
