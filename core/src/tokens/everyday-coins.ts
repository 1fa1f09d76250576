/** Coins that are always traded most, so that their volume is no news: main coins, their wrapped and staked forms, stables. */
const MAIN = ['SOL', 'ETH', 'BNB', 'HBAR', 'BTC']
const WRAPPED = ['WSOL', 'WETH', 'WBNB', 'WHBAR', 'WBTC', 'BTCB', 'CBBTC', 'TBTC', 'WEETH', 'WBETH']
const STAKED = ['STETH', 'WSTETH', 'RETH', 'CBETH', 'JITOSOL', 'MSOL', 'JUPSOL', 'BNSOL', 'HBARX']
const STABLE = [
  ...['USDC', 'USDT', 'DAI', 'USDS', 'USDE', 'SUSDE', 'FDUSD', 'PYUSD', 'BUSD', 'TUSD', 'USDD', 'USD1'],
  ...['USDG', 'USDP', 'GHO', 'FRAX', 'LUSD', 'CRVUSD', 'EURC'],
]
const EVERYDAY: ReadonlySet<string> = new Set([...MAIN, ...WRAPPED, ...STAKED, ...STABLE])

/** By its symbol; who merely borrows one is told apart as a look-alike. */
export function isEverydayCoin({ symbol }: { readonly symbol: string }): boolean {
  return EVERYDAY.has(symbol.toUpperCase().replace(/\[HTS\]$/, ''))
}
