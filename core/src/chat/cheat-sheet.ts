/** R1-063, G15: prompts people copy and fill in. Words in capitals are placeholders. */
export type CheatSheetSection = {
  readonly title: string
  readonly prompts: readonly string[]
  /** The agent understands these, but what they ask for does not stand yet. */
  readonly later: readonly string[]
}

export const CHEAT_SHEET: readonly CheatSheetSection[] = [
  {
    title: 'Swap',
    prompts: [
      'Swap SOL_AMOUNT SOL for INSERT_TOKEN',
      'Buy INSERT_TOKEN with SOL_AMOUNT SOL',
      'Buy $USD_AMOUNT of INSERT_TOKEN with SOL',
      'Sell PERCENTAGE% of my INSERT_TOKEN for SOL',
      'Sell all my INSERT_TOKEN for USDC',
      'Swap ETH_AMOUNT ETH for INSERT_TOKEN on Ethereum',
      'Swap BNB_AMOUNT BNB for INSERT_TOKEN on BSC',
      'Swap HBAR_AMOUNT HBAR for INSERT_TOKEN on Hedera',
      'Get a quote for SOL_AMOUNT SOL to INSERT_TOKEN',
    ],
    later: [],
  },
  {
    title: 'Liquidity Pool',
    prompts: [],
    later: [
      'Show me the best pools for INSERT_TOKEN',
      'Add SOL_AMOUNT SOL to the INSERT_TOKEN/SOL pool',
      'Open a position in pool POOL_ID with SOL_AMOUNT SOL',
      'Show my liquidity positions',
      'Claim fees from my position in pool POOL_ID',
      'Remove PERCENTAGE% of my liquidity from pool POOL_ID',
      'Close my position in pool POOL_ID',
    ],
  },
  {
    title: 'PumpFun',
    prompts: ['Show the newest PumpFun tokens', 'Show PumpFun tokens about to graduate'],
    later: [
      'Buy SOL_AMOUNT SOL of INSERT_TOKEN on PumpFun',
      'Sell PERCENTAGE% of my INSERT_TOKEN on PumpFun',
      'Launch a token on PumpFun called TOKEN_NAME with symbol TOKEN_SYMBOL and an initial buy of SOL_AMOUNT SOL',
    ],
  },
  {
    title: 'DCA',
    prompts: [],
    later: [
      'DCA SOL_AMOUNT SOL into INSERT_TOKEN every day for NUMBER days',
      'Buy $USD_AMOUNT of INSERT_TOKEN every week for NUMBER weeks',
      'Split SOL_AMOUNT SOL into NUMBER buys of INSERT_TOKEN, one every hour',
      'Show my DCA orders',
      'Cancel my INSERT_TOKEN DCA',
    ],
  },
  {
    title: 'Limit',
    prompts: [],
    later: [
      'Buy INSERT_TOKEN with SOL_AMOUNT SOL when the price falls to $TARGET_PRICE',
      'Sell PERCENTAGE% of my INSERT_TOKEN when the price reaches $TARGET_PRICE',
      'Set a limit order to buy INSERT_TOKEN with SOL_AMOUNT SOL at $TARGET_PRICE',
      'Set a limit order to sell all my INSERT_TOKEN at $TARGET_PRICE',
      'Show my open limit orders',
    ],
  },
  {
    title: 'Conditional',
    prompts: [],
    later: [
      'Set a take profit on my INSERT_TOKEN at $TAKE_PROFIT_PRICE',
      'Set a stop loss on my INSERT_TOKEN at $STOP_PRICE',
      'Buy INSERT_TOKEN with SOL_AMOUNT SOL now, stop loss at $STOP_PRICE and take profit at $TAKE_PROFIT_PRICE',
      'Buy INSERT_TOKEN with SOL_AMOUNT SOL when the price falls to $TARGET_PRICE, stop loss at $STOP_PRICE',
      'Buy INSERT_TOKEN with SOL_AMOUNT SOL when its market cap reaches $MARKET_CAP',
      'Show my open positions',
      'Close all my positions',
    ],
  },
]
