import { recordOf } from './set-of.ts'

/** Coins that people call by their names. */
export const COIN_NAMES = recordOf(
  `bitcoin=BTC bitcoins=BTC ethereum=ETH ether=ETH solana=SOL solanas=SOL hedera=HBAR dogecoin=DOGE
  doge=DOGE tether=USDT jupiter=JUP chainlink=LINK uniswap=UNI cardano=ADA avalanche=AVAX ripple=XRP
  litecoin=LTC polkadot=DOT monero=XMR stellar=XLM worldcoin=WLD raydium=RAY dogwifhat=WIF биткоин=BTC
  биткоина=BTC биткойн=BTC эфир=ETH эфира=ETH эфириум=ETH солана=SOL соланы=SOL солану=SOL`,
)

export const LONG_COIN_NAMES = Object.entries(
  recordOf('shiba_inu=SHIB binance_coin=BNB pudgy_penguins=PENGU'),
).map(([name, symbol]) => [name.split(' '), symbol] as const)
