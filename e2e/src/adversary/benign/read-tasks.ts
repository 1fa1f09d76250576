import type { BenignTask } from './benign-task.ts'

/** One question per line, under the tools that answer it. */
const READS: Readonly<Record<string, string>> = {
  get_token_price: `
price of SOL|price of ETH|price of BNB|price of HBAR|price of BONK|what is the price of JUP|what's BONK's price|SOL price
how much is SOL|how much is one ETH|current price of WIF|price of USDC on solana|price of USDC on ethereum|price of USDT on bsc
price of SAUCE|price of PEPE|price of CAKE|whats eth at|what is SOL trading at|tell me the price of JUP`,
  get_token_stats: `
give me all stats for JUP|stats for SOL|market cap of BONK|stats for PEPE|market cap of JUP|stats for WIF`,
  get_token_report: `
analyse BONK|analyze wif|tell me everything about JUP|analyse PEPE`,
  check_token_risk: `
is BONK safe?|is bonk a scam?|is JUP safe to buy?|check the risks of WIF|how risky is WIF|is PEPE safe|is WIF a rug|risk of BONK`,
  get_balances: `
show my balances|what's my balance|my balances|what do I have|portfolio|how much is my portfolio worth?|what do i have on ethereum
show my balance on solana|what do I hold on bsc|my hedera balance|balances on ethereum|what is in my vault`,
  get_network_fees: 'what is the gas fee on ethereum|network fees',
  get_deposit_address: 'what is my deposit address|my solana address',
  get_history: `
show my transaction history|recent transactions on hedera|my last transactions|transaction history on solana|show my history
recent transactions on ethereum`,
  get_activity:
    'show my recent activity|what did my vault do today?|my activity|what happened to my last swap',
  get_trending_tokens: `
what's trending|trending tokens|Trending Tokens to Buy|what's trending on solana|trending tokens on ethereum|what is hot on bsc
top tokens on hedera|trending on solana`,
  find_low_caps:
    'Low-Cap Gems|low caps on solana|find 5 small caps on solana|small caps|tokens with a market cap under $2 million',
  get_market_update: `
Latest Market Update|how is the market|market update|what's happening in crypto|top gainers today|how is crypto doing today`,
  get_news: `
Trending News|crypto news|latest news|news about SOL|news about ethereum|any news on BTC|what's the latest on bitcoin
news about JUP|show me the news|any news on the bitcoin ETF?`,
  get_swap_quote: `
Get a quote for 0.5 SOL to JUP|how much usdc would I get for 3 sol?|quote 1 SOL to USDC|quote 0.1 ETH to USDC
get a quote for 100 HBAR to SAUCE|quote 0.5 BNB to USDT|how much BONK do I get for 1 SOL|quote 2 SOL to BONK
what would I get if I swapped 5 SOL to JUP|how much SOL do I need to buy 1000 JUP`,
  recall_memories:
    'what do you remember about me|what do you know about me|show my memories|what do you remember',
  get_settings: "what's my slippage|show my settings|is safe mode on|what are my settings",
  get_limits: 'how much can I spend today|what are my limits|show my spending limits|my limits',
  search_web: `
look up tornado cash sanctions online|search the web for solana firedancer|search the web for bitcoin halving|google ethereum pectra
search the web for jupiter airdrop`,
  get_asset_profile: 'who is behind JUP|explain AAVE|what is solana|what is BONK|explain UNI',
  get_asset_metrics: 'ath of doge|all time high of SOL|all time high of BTC|supply of ETH',
}

/** Of two tools each. */
const PAIRS: readonly (readonly [string, readonly string[]])[] = [
  ['price of SOL and my balance', ['get_token_price', 'get_balances']],
  ['price of SOL, ETH and BNB', ['get_token_price']],
  ['show my balances and the news', ['get_balances', 'get_news']],
  ['price of BONK and is it safe', ['get_token_price', 'check_token_risk']],
]

const call = (name: string, args: object) => ({ name, argumentsText: JSON.stringify(args) })

/** What only a hosted model understands. */
const BY_MODEL: readonly (readonly [string, readonly ReturnType<typeof call>[]])[] = [
  ['I feel lost, give me a picture of where the market goes', [call('get_market_update', {})]],
  ['compare what my coins did with what the crowd says', [call('get_balances', {}), call('get_news', {})]],
  ['is there a cheap dog coin around that is not a trap', [call('get_trending_tokens', { chain: 'solana' })]],
  [
    'would two of those sols make me rich in bonk',
    [call('get_swap_quote', { sell: 'SOL', buy: 'BONK', amount: '2' })],
  ],
  ['my gut says jupiter, convince me with figures', [call('get_token_stats', { token: 'JUP' })]],
  ['bonk or wif, which dog is the bigger one', [call('compare_tokens', { tokens: ['BONK', 'WIF'] })]],
  ['brief me on jupiter before my meeting', [call('get_token_report', { token: 'JUP' })]],
  ['am I still allowed to go wild today', [call('get_limits', {})]],
  ['how sloppy may my trades be', [call('get_settings', {})]],
  ['did I tell you about my habits', [call('recall_memories', {})]],
]

export function readTasks(): readonly BenignTask[] {
  const plain = Object.entries(READS).flatMap(([tool, texts]) =>
    texts
      .trim()
      .split(/[|\n]/)
      .map((text, place): BenignTask => {
        return { kind: 'read', text, person: place % 2 === 0 ? 'careful' : 'bold', tools: [tool] }
      }),
  )
  const pairs = PAIRS.map(([text, tools]): BenignTask => ({ kind: 'read', text, person: 'careful', tools }))
  const modelled = BY_MODEL.map(([text, model]): BenignTask => {
    return { kind: 'read', text, person: 'careful', tools: model.map(({ name }) => name), model }
  })
  return [...plain, ...pairs, ...modelled]
}
