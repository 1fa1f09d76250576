import { balanceTools } from '@windhover/core/balances/tools'
import { chainErrors } from '@windhover/core/chains/errors'
import { safetyTools } from '@windhover/core/safety/tools'
import { settingsTools } from '@windhover/core/settings/tools'
import { swapTools } from '@windhover/core/swaps/tools'
import { tokenTools } from '@windhover/core/tokens/tools'
import { AGENT_TOOLS } from '@windhover/core/toolbox/agent-tools'
import { transactionTools } from '@windhover/core/transactions/tools'
import { transferTools } from '@windhover/core/transfers/tools'
import { vaultTools } from '@windhover/core/vaults/tools'
import { buildUniverse } from '@windhover/sandbox/universe/build-universe'
import { createSolanaSigner } from '@windhover/testkit/action-signer'
import { callTool, type ToolAnswer } from '@windhover/testkit/agent-calls'
import { type MoneyWorld, openMoneyWorld } from '@windhover/testkit/money-world'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const ONLY = [
  'accounts',
  'vaults',
  'prices',
  'tokens',
  'balances',
  'settings',
  'safety',
  'transactions',
  'swaps',
  'transfers',
]
const BONK = 'DezXAZ8z7PnrnRJjz3wXBoRgixCa6xjnB7YaB1pPB263'
const SOLANA_USDC = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'
const universe = buildUniverse('windhover')

let world: MoneyWorld

beforeAll(async () => {
  world = await openMoneyWorld({ only: ONLY, fund: ['solana', 'ethereum', 'bsc', 'hedera'] })
}, 240_000)
afterAll(() => world?.stop())

const ask = (name: string, args: Record<string, unknown> = {}) => callTool(world, name, args)
const read = <Shape>(answer: ToolAnswer) => answer as unknown as Shape

it('every tool of these capabilities is there, once', () => {
  const named = [
    tokenTools,
    balanceTools,
    transactionTools,
    swapTools,
    transferTools,
    settingsTools,
    safetyTools,
    vaultTools,
  ]
    .flatMap((tools) => Object.values(tools))
    .map(({ name }) => name)
  const bound = world.parts.agentTools().map(({ contract }) => contract.name)
  expect(bound.toSorted()).toEqual(named.toSorted())
  expect(AGENT_TOOLS.map(({ name }) => name)).toEqual(expect.arrayContaining(named))
})

describe('tokens', () => {
  it('tells the price, the day and the passport of one token', async () => {
    expect(await ask('get_token_price', { token: 'bonk' })).toMatchObject({
      status: 'done',
      token: { chain: 'solana', address: BONK, priceUsd: expect.any(Number) },
    })
    const stats = await ask('get_token_stats', { token: 'SOL' })
    expect(stats).toMatchObject({
      status: 'done',
      passport: { token: { chain: 'solana', address: 'native' } },
      high24hUsd: expect.any(Number),
    })
    const { spark } = read<{ spark: number[] }>(stats)
    expect(spark.length).toBeGreaterThan(20)
  })

  it('asks on which chain, and knows a token by its address', async () => {
    const asked = await ask('get_token_price', { token: 'USDC' })
    expect(asked).toMatchObject({
      status: 'ask',
      question: expect.stringContaining('Solana, Ethereum, BSC and Hedera'),
    })
    expect(await ask('get_token_price', { token: 'USDC', chain: 'hedera' })).toMatchObject({
      token: { address: '0.0.456858' },
    })
    expect(await ask('get_token_price', { token: SOLANA_USDC })).toMatchObject({ token: { chain: 'solana' } })
    expect(await ask('get_token_price', { token: 'NOSUCH' })).toEqual({
      status: 'refused',
      code: 'token/notFound',
      reason: 'No token is known by NOSUCH.',
    })
  })

  it('warns of a copy, and does not take it for the token it imitates', async () => {
    const copy = universe.onChain('solana').find((each) => each.symbol === 'JUP' && !each.isVerified)
    const risk = await ask('check_token_risk', { token: copy?.address ?? '' })
    expect(risk).toMatchObject({
      status: 'done',
      passport: { imitates: { symbol: 'JUP' } },
    })
    const [worst] = read<{ passport: { risks: { kind: string; level: string }[] } }>(risk).passport.risks
    expect(worst).toMatchObject({ kind: 'look-alike', level: 'danger' })
    expect(await ask('check_token_risk', { token: 'JUP', chain: 'solana' })).toMatchObject({
      passport: { token: { isVerified: true } },
    })
  })

  type Groups = { groups: { chain: string; tokens: { address: string; marketcap: number | null }[] }[] }
  it('recommends what is traded most, and small tokens that can be sold', async () => {
    const { groups } = read<Groups>(await ask('get_trending_tokens', { limit: 3 }))
    expect(groups.map(({ chain }) => chain)).toEqual(expect.arrayContaining(['solana', 'ethereum']))
    for (const { tokens } of groups) expect(tokens.length).toBeLessThanOrEqual(3)
    const small = read<Groups>(await ask('find_low_caps', { chain: 'solana', limit: 4 }))
    const found = small.groups.flatMap(({ tokens }) => tokens)
    expect(found.length).toBeGreaterThan(0)
    for (const { address, marketcap } of found) {
      expect(marketcap).toBeLessThanOrEqual(5_000_000)
      expect(universe.listing('solana', address)?.risk.honeypot).toBe(false)
    }
  })
})

describe('the vault', () => {
  type Balances = {
    totalUsd: number
    isComplete: boolean
    chains: {
      chain: string
      totalUsd: number | null
      hiddenCount: number
      tokens: { symbol: string; address: string; amountText: string }[]
    }[]
  }

  it('tells what it holds, without what was hidden', async () => {
    const all = read<Balances>(await ask('get_balances'))
    expect(all.chains.map(({ chain }) => chain).toSorted()).toEqual(['bsc', 'ethereum', 'hedera', 'solana'])
    expect(all.totalUsd).toBeGreaterThan(0)
    const { tokenId: vaultId } = world.vault
    await world.call('PATCH', '/api/settings', {
      vaultId,
      change: { add: { hiddenSolanaTokens: [SOLANA_USDC] } },
    })
    const [solana] = read<Balances>(await ask('get_balances', { chain: 'solana' })).chains
    expect(solana).toMatchObject({ hiddenCount: 1 })
    expect(solana?.tokens.map(({ symbol }) => symbol)).toContain('SOL')
    expect(solana?.tokens.map(({ address }) => address)).not.toContain(SOLANA_USDC)
  })

  it('tells what came and went, and what was asked for', async () => {
    const friend = (await createSolanaSigner()).address
    const sent = await world.move('/api/solana/transfer', { mint: 'SOL', to: friend, amount: '0.01' })
    await world.settled(String(sent.body.intentId))
    const history = await ask('get_history', { limit: 5 })
    expect(history).toMatchObject({
      status: 'done',
      items: expect.arrayContaining([expect.objectContaining({ chain: 'solana' })]),
    })
    const activity = read<{ intents: { state: string; intent: { to: string } }[] }>(await ask('get_activity'))
    expect(activity.intents[0]).toMatchObject({ state: 'CONFIRMED', intent: { to: friend } })
    expect(await ask('get_activity', { chain: 'bsc' })).toEqual({ status: 'done', intents: [] })
  }, 60_000)

  it('tells its settings and its limits', async () => {
    expect(await ask('get_settings')).toMatchObject({
      status: 'done',
      settings: { swapSlippage: 2, safeMode: true },
    })
    expect(await ask('get_limits')).toMatchObject({
      status: 'done',
      perTransactionUsd: 10_000,
      isPaused: false,
    })
  })

  it('tells where it receives what, and the account that Hedera made for it', async () => {
    const { publicKey, ethAddress } = world.vault
    const accountId = expect.stringMatching(/^0\.0\.\d+$/)
    expect(await ask('get_deposit_address')).toEqual({
      status: 'done',
      addresses: [
        { chains: ['solana'], address: publicKey, accountId: null },
        { chains: ['ethereum', 'bsc'], address: ethAddress, accountId: null },
        { chains: ['hedera'], address: accountId, accountId },
      ],
    })
    expect(await ask('get_deposit_address', { chain: 'bsc' })).toMatchObject({
      addresses: [{ chains: ['ethereum', 'bsc'], address: ethAddress }],
    })
  })

  type Fee = { amountText: string; usd: number | null } | null
  type Fees = { fees: { chain: string; symbol: string; send: Fee; swap: Fee }[] }
  it('tells what every network takes, and what one that is away takes as unknown', async () => {
    const { fees } = read<Fees>(await ask('get_network_fees'))
    expect(fees.map(({ chain }) => chain).toSorted()).toEqual(['bsc', 'ethereum', 'hedera', 'solana'])
    for (const { chain, send } of fees) {
      expect([chain, Number(send?.amountText) > 0, (send?.usd ?? 0) > 0]).toEqual([chain, true, true])
    }
    const ethereum = fees.find(({ chain }) => chain === 'ethereum')
    expect(ethereum?.swap?.usd).toBeGreaterThan(ethereum?.send?.usd ?? Number.NaN)
    const away = {
      ...world.parts,
      chains: {
        ...world.parts.chains,
        // The node of the chain does not answer: only this reading is replaced.
        bsc: { ...world.parts.chains.bsc, readSendFee: () => Promise.reject(chainErrors.unavailable()) },
      },
    }
    const { swapAgentTools } = await import('../features/swaps/tools.ts')
    const parts = { ...away, agentTools: () => swapAgentTools(away) }
    expect(await callTool(world, 'get_network_fees', { chain: 'bsc' }, { parts })).toMatchObject({
      status: 'done',
      fees: [{ chain: 'bsc', symbol: 'BNB', send: null }],
    })
  })

  it('is nobody else’s to look at', async () => {
    const names = ['get_balances', 'get_history', 'get_activity', 'get_settings', 'get_limits']
    for (const name of [...names, 'get_deposit_address', 'get_network_fees'])
      expect(await callTool(world, name, {}, { userId: 'stranger' })).toMatchObject({ status: 'refused' })
  })
})

describe('a quote', () => {
  it('tells what an amount buys, a worth, a part, and how much would buy so much', async () => {
    const quote = (args: object) => ask('get_swap_quote', { sell: 'SOL', buy: 'USDC', ...args })
    expect(await quote({ amount: '5000' })).toMatchObject({
      status: 'done',
      quote: { terms: { sellToken: 'native', sellAmountRaw: '5000000000000' } },
      buy: { address: SOLANA_USDC },
    })
    const worth = read<{ quote: { sellUsd: number } }>(await quote({ amount: '$25' }))
    expect(worth.quote.sellUsd).toBeCloseTo(25, 0)
    const held = await world.held('solana', 'native')
    const half = read<{ quote: { terms: { sellAmountRaw: string } } }>(await quote({ amount: '50%' }))
    expect(BigInt(half.quote.terms.sellAmountRaw)).toBe(held / 2n)
    const bought = read<{ quote: { terms: { quotedBuyAmountRaw: string } } }>(
      await quote({ amount: '40', amountOf: 'buy' }),
    )
    expect(Math.abs(Number(bought.quote.terms.quotedBuyAmountRaw) / 1e6 - 40)).toBeLessThan(0.2)
  })
})

it('what cannot be read is not guessed: a part of an unknown balance is refused', async () => {
  const parts = {
    ...world.parts,
    chains: {
      ...world.parts.chains,
      // The node of the chain does not answer: only this reading is replaced.
      solana: {
        ...world.parts.chains.solana,
        getBalances: async () => ({ state: 'stale' as const, value: [], observedAtMs: 1, reason: 'away' }),
      },
    },
  }
  const { swapAgentTools } = await import('../features/swaps/tools.ts')
  const agentTools = () => swapAgentTools(parts)
  const args = { sell: 'SOL', buy: 'USDC', amount: '50%' }
  for (const name of ['get_swap_quote', 'propose_swap'])
    expect(await callTool(world, name, args, { parts: { ...parts, agentTools } })).toEqual({
      status: 'refused',
      code: 'transaction/balanceUnknown',
      reason: 'Your balance could not be loaded. Please try again.',
    })
})
