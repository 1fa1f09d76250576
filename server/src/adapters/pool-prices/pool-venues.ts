/** Where major tokens are priced on chain: a factory in the style of Uniswap v3, and the tokens to price. */
export type PoolVenue = {
  readonly chain: 'ethereum' | 'bsc' | 'hedera'
  readonly factory: `0x${string}`
  readonly feeTiers: readonly number[]
  /** Counted as one dollar, give or take `STABLE_BPS`. */
  readonly stable: PoolToken
  /** The wrapped native coin; its price is also the native coin's. */
  readonly wrapped: PoolToken
  readonly tokens: readonly PoolToken[]
}

export type PoolToken = {
  readonly contract: `0x${string}`
  /** The token's address as the product writes it, where that is not `contract`: on Hedera, `0.0.n`. */
  readonly address?: string
  readonly decimals: number
}

export const STABLE_BPS = 10

const ethereum: PoolVenue = {
  chain: 'ethereum',
  factory: '0x1F98431c8aD98523631AE4a59f267346ea31F984',
  feeTiers: [100, 500, 3_000, 10_000],
  stable: { contract: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48', decimals: 6 }, // USDC
  wrapped: { contract: '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2', decimals: 18 },
  tokens: [
    { contract: '0x2260FAC5E5542a773Aa44fBCfeDf7C193bc2C599', decimals: 8 }, // WBTC
    { contract: '0x514910771AF9Ca656af840dff83E8264EcF986CA', decimals: 18 }, // LINK
    { contract: '0x1f9840a85d5aF5bf1D1762F925BDADdC4201F984', decimals: 18 }, // UNI
    { contract: '0x7Fc66500c84A76Ad7e9c93437bFc5Ac33E2DDaE9', decimals: 18 }, // AAVE
    { contract: '0x6982508145454Ce325dDbE47a25d4ec3d2311933', decimals: 18 }, // PEPE
  ],
}

const bsc: PoolVenue = {
  chain: 'bsc',
  factory: '0xdB1d10011AD0Ff90774D0C6Bb92e5C5c8b4461F7',
  feeTiers: [100, 500, 3_000, 10_000],
  stable: { contract: '0x55d398326f99059fF775485246999027B3197955', decimals: 18 }, // USDT
  wrapped: { contract: '0xbb4CdB9CBd36B01bD1cBaEBF2De08d9173bc095c', decimals: 18 },
  tokens: [
    { contract: '0x0E09FaBB73Bd3Ade0a17ECC321fD13a19e81cE82', decimals: 18 }, // CAKE
    { contract: '0x7130d2A12B9BCbFAe4f2634d864A1Ee1Ce3Ead9c', decimals: 18 }, // BTCB
    { contract: '0x2170Ed0880ac9A755fd29B2688956BD959F933F8', decimals: 18 }, // ETH
  ],
}

const hedera: PoolVenue = {
  chain: 'hedera',
  // SaucerSwap V2 factory, 0.0.3946833.
  factory: '0x00000000000000000000000000000000003c3951',
  feeTiers: [500, 1_500, 3_000, 10_000],
  stable: { contract: '0x000000000000000000000000000000000006f89a', address: '0.0.456858', decimals: 6 }, // USDC
  wrapped: { contract: '0x0000000000000000000000000000000000163b5a', address: '0.0.1456986', decimals: 8 },
  tokens: [
    { contract: '0x00000000000000000000000000000000000b2ad5', address: '0.0.731861', decimals: 6 }, // SAUCE
    { contract: '0x00000000000000000000000000000000000cba44', address: '0.0.834116', decimals: 8 }, // HBARX
  ],
}

export const POOL_VENUES: readonly PoolVenue[] = [ethereum, bsc, hedera]
