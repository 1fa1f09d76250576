/** R1-054: in this order. The hint says what comes of it. */
export const STARTER_PROMPTS = [
  { id: 'market', prompt: 'Latest Market Update', hint: 'Prices, movers and sentiment at a glance' },
  { id: 'trending', prompt: 'Trending Tokens to Buy', hint: 'Volume leaders across your networks' },
  { id: 'news', prompt: 'Trending News', hint: 'Headlines that moved a price today' },
  { id: 'low-caps', prompt: 'Low-Cap Gems', hint: 'Under $5M cap, sellable, with liquidity' },
] as const
export type StarterPrompt = (typeof STARTER_PROMPTS)[number]
