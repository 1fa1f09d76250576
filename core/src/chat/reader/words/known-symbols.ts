import { setOf } from './set-of.ts'

/** Symbols that every trader knows: a word that is a slip away from one of them was most likely meant as it. */
export const MAIN_SYMBOLS: ReadonlySet<string> = setOf(
  `SOL ETH BNB HBAR BTC USDC USDT DAI WSOL WETH WBNB WHBAR WBTC JUP JTO PYTH RAY ORCA RENDER BONK WIF POPCAT MEW PONKE
  PENGU FARTCOIN TRUMP MOODENG PNUT GOAT BOME SLERF MICHI GIGA JITOSOL MSOL HNT W KMNO DRIFT TNSR PEPE SHIB FLOKI LINK
  UNI AAVE MKR LDO ENA ARB OP MATIC CRV COMP SUSHI TURBO MOG BRETT CAKE XVS TWT DOGE SAUCE KARATE DOVU XRP ADA AVAX DOT
  LTC TRX TON SUI APT NEAR ATOM FIL INJ TIA SEI`,
)

/** Symbols that are known as such however they are written. */
export const KNOWN_SYMBOLS: ReadonlySet<string> = new Set([
  ...MAIN_SYMBOLS,
  ...setOf(
    `ONDO IMX SAND MANA GRT PENDLE FET RNDR STX ICP ETC BCH XLM VET ALGO QNT EGLD FTM FLOW AXS CHZ APE GALA LRC ZEC XMR DASH KAS RUNE
    STRK ZRO EIGEN JLP MOTHER GRASS IO ME MOVE VIRTUAL AI16Z ZEREBRO GRIFFAIN ARC SWARMS MELANIA FWOG PUMP SPX SPX6900 HBARX PACK BTCB
    ALPACA BAKE BABYDOGE WLD PYUSD USDE USDS FDUSD BUSD TUSD USD1 CBETH STETH WSTETH RETH BSOL RPL ENS SNX YFI BAL ZRX BAT LPT GMX DYDX
    JASMY PENDLE ETHFI BLUR MASK CHILLGUY NEIRO TOSHI DEGEN MYRO SAMO PRCL ZEUS NOS SHDW MNDE STEP COPE MANEKI SIREN FORM HYPE BERA KAITO
    IP S LAYER POL RON MNT OKB CRO KCS GNO LUNC USTC ORDI SATS RATS DOG PEPECOIN WEN MOBILE IOT LINEA TAO AKT OCEAN AGIX`,
  ),
])

/** Tokens that are a dollar: what is paid with them is bought, not swapped. */
export const DOLLAR_SYMBOLS: ReadonlySet<string> = setOf('USDC USDT DAI USD1 PYUSD FDUSD')

/** Known symbols that are plain words too: written small they are a coin only where one is expected. */
export const PLAIN_SYMBOLS: ReadonlySet<string> = setOf(
  `op w near link comp ray uni dot ton goat giga cake turbo trump drift render sauce karate apt sei fil orca mog ada mew sand flow ape dash
  rune mother grass io me move virtual arc swarms pump pack bake bat ens bal mask blur degen zeus nos step cope form hype layer s ip pol ron dog sushi
  wen mobile iot rats sats ocean w shadow chillguy mana gala fet`,
)
