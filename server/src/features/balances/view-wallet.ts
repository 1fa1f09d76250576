import { NATIVE } from '@windhover/core/balances/constants'
import type { EvmBalances, HederaBalances, SolanaPortfolio } from '@windhover/core/balances/contract'
import { sumMicro, toUsd } from '@windhover/core/balances/value-holding'
import { formatAmount } from '@windhover/core/money/format-amount'
import type { ReadingMark, Wallet, WalletHolding } from './value-wallet.ts'

export function viewMark({ state, observedAtMs }: ReadingMark) {
  return {
    state,
    observedAt: observedAtMs === null ? null : new Date(observedAtMs).toISOString(),
    unavailable: state === 'unknown',
  }
}

export function viewSolana(wallet: Wallet): SolanaPortfolio {
  const coin = wallet.holdings.find(({ token }) => token === NATIVE)
  const tokens = wallet.holdings.filter(({ token }) => token !== NATIVE)
  const totalUsd = toUsd(wallet.totalMicro)
  return {
    ...viewMark(wallet),
    tokenBalances: wallet.holdings.map((holding) => ({
      mint: holding.token,
      ...amountsOf(holding),
      decimals: holding.decimals,
      tokenAccount: holding.account,
      isFrozen: holding.isFrozen,
      market_data: {
        name: holding.name,
        symbol: holding.symbol,
        logo: holding.logo,
        price_usd: holding.priceUsd,
        price_change_24h: holding.priceChange24hPct,
        market_cap_usd: holding.marketCapUsd,
      },
    })),
    // Pools on Solana come with their own capability; until then nothing here can be an LP token.
    lpTokens: [],
    clmmPositions: [],
    ammPositions: [],
    portfolio: {
      totalUsdValue: totalUsd,
      summary: {
        totalUsd,
        solUsd: toUsd(coin?.valueMicro ?? 0n),
        tokensUsd: toUsd(sumMicro(tokens.map(({ valueMicro }) => valueMicro))),
        lpUsd: 0,
      },
    },
    vaultBalance: coin === undefined ? '0' : formatAmount(coin.amountRaw, coin.decimals),
    isTotalComplete: wallet.isTotalComplete,
  }
}

export function viewEvm(wallet: Wallet): EvmBalances {
  return {
    ...viewMark(wallet),
    tokens: wallet.holdings.map((holding) => ({
      tokenAddress: holding.token === NATIVE ? '' : holding.token,
      tokenBalance: holding.amountRaw.toString(),
      tokenMetadata: {
        decimals: holding.decimals,
        symbol: holding.symbol,
        name: holding.name,
        logo: holding.logo,
      },
      tokenPrices: pricesOf(holding),
      valueUsd: usdOf(holding),
    })),
    totalUsd: toUsd(wallet.totalMicro),
    isTotalComplete: wallet.isTotalComplete,
  }
}

export function viewHedera(
  wallet: Wallet,
  names: { wrappedHbar: string; tokenEvmAddress: (tokenId: string) => string },
): HederaBalances {
  return {
    ...viewMark(wallet),
    balances: wallet.holdings.map((holding) => {
      const isNative = holding.token === NATIVE
      return {
        isNative,
        isWrappedHbar: holding.token === names.wrappedHbar,
        token_id: holding.token,
        symbol: holding.symbol,
        name: holding.name,
        decimals: holding.decimals,
        ...amountsOf(holding),
        icon: holding.logo,
        priceUsd: holding.priceUsd,
        evmAddress: isNative ? null : names.tokenEvmAddress(holding.token),
      }
    }),
    totalUsd: toUsd(wallet.totalMicro),
    isTotalComplete: wallet.isTotalComplete,
  }
}

function amountsOf(holding: WalletHolding) {
  return {
    balance: formatAmount(holding.amountRaw, holding.decimals),
    balanceRaw: holding.amountRaw.toString(),
    valueUsd: usdOf(holding),
  }
}

function usdOf({ valueMicro }: WalletHolding): number | null {
  return valueMicro === null ? null : toUsd(valueMicro)
}

function pricesOf({ priceUsd, pricedAtMs }: WalletHolding): EvmBalances['tokens'][number]['tokenPrices'] {
  if (priceUsd === null) return []
  const lastUpdatedAt = pricedAtMs === null ? null : new Date(pricedAtMs).toISOString()
  return [{ currency: 'usd', value: priceUsd, lastUpdatedAt }]
}
