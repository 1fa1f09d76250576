import { EXAMPLES } from './examples.ts'

/** What is said to a request that needs no tool. */

const listExamples = (examples: readonly string[]): string =>
  examples.map((example) => `- ${example}`).join('\n')

const TOPICS: Readonly<Record<string, string>> = {
  greeting: 'Hello. Ask about a token, the market or your vault, or describe a trade.',
  thanks: 'You are welcome.',
  help: `I read prices, risks, news and your balances, and I prepare swaps, transfers and wraps. Nothing is signed before you approve its card. For example:\n\n${listExamples([...EXAMPLES, 'Show my balances'])}\n\nThe Prompt Cheat Sheet in the plus menu has more.`,
  identity:
    'I am Windhover, a trading assistant. I am software and can be wrong; nothing leaves your vault before you approve it.',
  cancelled: 'OK, I stopped there. Nothing was prepared.',
  approve: 'Only the Approve button on the card does that. Nothing has moved yet.',
  bridge:
    'Windhover does not bridge tokens between networks. What it can do: sell the token on one network, or send it to an address of yours where you bridge it. Your vault has an address on each network, so what you bridge can come back here.',
  fiat: 'Windhover does not take cards or bank transfers, and does not pay out to a bank. Buy or sell coins at an exchange, and move them with the address of your vault: ask "What is my deposit address?"',
  leverage:
    'Windhover trades spot only: no margin, no perpetuals, no options. I can tell you funding rates, open interest and liquidations, or prepare a plain buy or sale.',
  staking: 'Windhover does not stake or delegate. I can look up yields: ask "Where can I earn yield on SOL?"',
  lending: 'Windhover does not lend or borrow. I can look up yields: ask "Where can I earn yield on USDC?"',
  nft: 'Windhover does not show or trade NFTs. It trades tokens on Solana, Ethereum, BSC and Hedera.',
  'other-chain':
    'Windhover serves Solana, Ethereum, BSC and Hedera, and no other network. Do not send tokens of another network to your vault.',
  'other-launches':
    'I can list launches of pump.fun, Raydium LaunchLab and Meteora on Solana, and of four.meme on BSC. Tokens of memejob on Hedera are listed in the app Memejob.',
  'change-setting':
    'I cannot change settings, limits or your account; that is yours alone. You find them in Settings.',
  secret:
    'I never see private keys, seed phrases or passwords, and I never ask for them. Never tell one to anybody, here either.',
  'off-topic': `That is outside what I know. I can help with tokens, markets and your vault. For example:\n\n${listExamples(EXAMPLES)}`,
}

const TERMS: Readonly<Record<string, string>> = {
  slippage:
    '**Slippage** is how much worse than its quote a swap may turn out before it is called off. A low figure protects the price, a high one lets the swap go through in a moving market.',
  gas: '**Gas** is what a network takes for a transaction, in its own coin: SOL, ETH, BNB or HBAR. Keep a little of each coin for it.',
  wrap: '**Wrapping** turns a coin into a token of the same worth, SOL into WSOL or HBAR into WHBAR, for apps that take only tokens. Unwrapping turns it back, one to one.',
  'market-cap': '**Market cap** is the price of a token times how many of it there are.',
  liquidity:
    '**Liquidity** is how much can be bought or sold before the price moves. With little of it a small trade moves the price a lot.',
  'liquidity-pool':
    'A **liquidity pool** holds two tokens that anyone can trade against. Those who put them in earn a share of the fees, and carry the risk that the prices drift apart.',
  'price-impact':
    '**Price impact** is how much your own trade moves the price. It grows with the size of the trade and shrinks with liquidity.',
  dca: '**DCA** (dollar-cost averaging) is buying the same amount at fixed times, whatever the price.',
  'limit-order': 'A **limit order** waits and buys or sells only at your price or a better one.',
  'stop-loss': 'A **stop loss** sells when the price falls to a level you set, so that a loss stays limited.',
  'take-profit': 'A **take profit** sells when the price rises to a level you set.',
  vault:
    'Your **vault** holds your coins on Solana, Ethereum, BSC and Hedera. Windhover keeps its keys in a signer of its own; what leaves it needs your approval.',
  passkey:
    'A **passkey** signs you in with your device: a fingerprint, a face or a PIN. It never leaves the device, and there is no password to steal.',
  'safe-mode':
    '**Safe Mode** shows a card for every transaction the agent prepares, and blocks buying tokens that are known to be dangerous.',
  'rug-pull':
    'In a **rug pull** those who made a token sell out or take the liquidity, and it can no longer be sold for anything.',
  honeypot: 'A **honeypot** is a token that can be bought but not sold.',
  'mint-authority':
    'Whoever has the **mint authority** can make more of a token at will, which makes yours worth less.',
  'freeze-authority': 'Whoever has the **freeze authority** can stop you from moving your tokens.',
  tvl: '**TVL** (total value locked) is what people have put into a protocol or a network, in dollars.',
  apy: '**APY** is what a year would earn if the rate stayed and earnings were put back in. Rates in crypto seldom stay.',
  'funding-rate':
    'The **funding rate** is what one side of perpetual futures pays the other every few hours. Above zero, those who are long pay.',
  'open-interest': '**Open interest** is the worth of all futures that are open.',
  stablecoin: 'A **stablecoin**, such as USDC or USDT, is meant to be worth one dollar.',
  memecoin: 'A **memecoin** is a token with no purpose but its joke. Most lose all of their worth.',
  bridge:
    'A **bridge** moves tokens from one network to another: it locks them here and issues them there. Bridges have been robbed more often than anything else in crypto.',
  staking: '**Staking** locks coins to help run a network, and earns a share of what it pays out.',
  'impermanent-loss':
    '**Impermanent loss** is what a liquidity provider has less than if they had just held both tokens. It grows as their prices drift apart.',
  pnl: '**PnL** is profit and loss: what your holdings gained or lost, with what you have already sold (realised) and what you still hold (unrealised).',
  'seed-phrase':
    'A **seed phrase** is twelve or more words that are the key to a wallet. Whoever has them has the coins. Windhover has none to show and never asks for yours.',
  airdrop:
    'An **airdrop** is tokens sent to many wallets for nothing. Many are bait: do not follow a link in a name, and do not trade what you did not ask for.',
}

export function sayTopic(topic: string, term?: string): string | null {
  if (topic === 'explain') return term === undefined ? null : (TERMS[term] ?? null)
  return TOPICS[topic] ?? null
}
