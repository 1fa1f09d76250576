import type { ToolCategory } from './tool-category.ts'

/** G19: categories that act on a vault, or tell of it. Their prompts are those of the cheat sheet wherever it has one. */
export const TRADER_CATEGORIES: readonly ToolCategory[] = [
  {
    id: 'required',
    // R1-182
    title: 'Standard Tools',
    description: 'Prices, balances, quotes, risk checks, news and memory',
    examples: [
      'Latest Market Update',
      'What is the price of INSERT_TOKEN?',
      'Is INSERT_TOKEN safe to buy?',
      'Show my balances',
      'Get a quote for SOL_AMOUNT SOL to INSERT_TOKEN',
    ],
    icon: 'shield',
    color: 'data-1',
    type: 'trader',
  },
  {
    id: 'conditional-trading',
    title: 'Conditional trading',
    description: 'Limit, take profit and stop loss orders that wait for a price',
    examples: [
      'Buy INSERT_TOKEN with SOL_AMOUNT SOL when the price falls to $TARGET_PRICE',
      'Sell PERCENTAGE% of my INSERT_TOKEN when the price reaches $TARGET_PRICE',
      'Set a take profit on my INSERT_TOKEN at $TAKE_PROFIT_PRICE',
      'Set a stop loss on my INSERT_TOKEN at $STOP_PRICE',
      'Buy INSERT_TOKEN with SOL_AMOUNT SOL when its market cap reaches $MARKET_CAP',
    ],
    icon: 'target',
    color: 'data-2',
    type: 'trader',
  },
  {
    id: 'platform-features',
    title: 'Platform features',
    description: 'Spending limits, settings and activity of your vault',
    examples: [
      'What are my spending limits?',
      'Show my settings',
      'What did my vault do today?',
      'Did my last swap go through?',
    ],
    icon: 'grid',
    color: 'data-3',
    type: 'trader',
  },
  {
    id: 'solana',
    title: 'Solana',
    description: 'Swaps, sends and wrapped SOL',
    examples: [
      'Swap SOL_AMOUNT SOL for INSERT_TOKEN',
      'Buy INSERT_TOKEN with SOL_AMOUNT SOL',
      'Buy $USD_AMOUNT of INSERT_TOKEN with SOL',
      'Sell PERCENTAGE% of my INSERT_TOKEN for SOL',
      'Sell all my INSERT_TOKEN for USDC',
      'Send SOL_AMOUNT SOL to RECIPIENT_ADDRESS',
    ],
    icon: 'bolt',
    color: 'data-4',
    type: 'trader',
  },
  {
    id: 'ethereum',
    title: 'Ethereum',
    description: 'Swaps and sends on Ethereum and BSC',
    examples: [
      'Swap ETH_AMOUNT ETH for INSERT_TOKEN on Ethereum',
      'Swap BNB_AMOUNT BNB for INSERT_TOKEN on BSC',
      'Send ETH_AMOUNT ETH to RECIPIENT_ADDRESS',
    ],
    icon: 'layers',
    color: 'data-1',
    type: 'trader',
  },
  {
    id: 'hedera',
    title: 'Hedera',
    description: 'HBAR swaps, sends and wraps',
    examples: [
      'Swap HBAR_AMOUNT HBAR for INSERT_TOKEN on Hedera',
      'Send HBAR_AMOUNT HBAR to ACCOUNT_ID',
      'Wrap HBAR_AMOUNT HBAR',
    ],
    icon: 'ring',
    color: 'data-5',
    type: 'trader',
  },
]
