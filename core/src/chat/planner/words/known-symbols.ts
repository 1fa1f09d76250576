/**
 * Symbols that most traders know. They decide only between two readings of the same words: 'move 5 USDC to JUP' trades,
 * 'move 5 USDC to bob' sends. No other symbol is worth less.
 */
export const KNOWN_SYMBOLS: ReadonlySet<string> = new Set(
  `SOL ETH BNB HBAR BTC USDC USDT DAI WSOL WETH WBNB WHBAR WBTC JUP JTO PYTH RAY ORCA RENDER BONK WIF POPCAT MEW PONKE
  PENGU FARTCOIN TRUMP MOODENG PNUT GOAT BOME SLERF MICHI GIGA JITOSOL MSOL HNT W KMNO DRIFT TNSR PEPE SHIB FLOKI LINK
  UNI AAVE MKR LDO ENA ARB OP MATIC CRV COMP SUSHI TURBO MOG BRETT CAKE XVS TWT DOGE SAUCE KARATE DOVU XRP ADA AVAX DOT
  LTC TRX TON SUI APT NEAR ATOM FIL INJ TIA SEI`
    .split(/\s+/)
    .filter((symbol) => symbol !== ''),
)
