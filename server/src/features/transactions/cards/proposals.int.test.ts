import type { ProposalView } from '@windhover/core/transactions/proposal'
import { createEvmSigner, createSolanaSigner } from '@windhover/testkit/action-signer'
import { callTool, cardRoutes, flatCard, propose } from '@windhover/testkit/agent-calls'
import { askFaucet } from '@windhover/testkit/ask-faucet'
import { type MoneyWorld, openMoneyWorld } from '@windhover/testkit/money-world'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { intents } from '../tables.ts'

const ONLY = [
  'accounts',
  'vaults',
  'prices',
  'tokens',
  'balances',
  'settings',
  'transactions',
  'swaps',
  'transfers',
]

let world: MoneyWorld
let friend: string
let evmFriend: string

beforeAll(async () => {
  const house = createEvmSigner().address
  world = await openMoneyWorld({
    only: ONLY,
    fund: ['solana', 'ethereum', 'bsc', 'hedera'],
    env: { HEDERA_FEE_ACCOUNT: house },
  })
  await askFaucet(world.sandbox, { evm: house, chains: ['hedera'] })
  friend = (await createSolanaSigner()).address
  evmFriend = createEvmSigner().address
}, 240_000)
afterAll(() => world?.stop())

const card = async (id: string) => flatCard((await cardRoutes(world).get(id)).body)
const sendSol = (amount = '0.01') => propose(world, 'propose_transfer', { token: 'SOL', amount, to: friend })
const countOf = async (intentId: string) =>
  (await world.parts.db.select().from(intents).where(eq(intents.id, intentId))).length

describe('what the agent prepares', () => {
  const orders: readonly (readonly [string, string, () => Record<string, unknown>])[] = [
    ['sends SOL', 'propose_transfer', () => ({ token: 'SOL', amount: '0.02', to: friend })],
    ['sends a token of Solana', 'propose_transfer', () => ({ token: 'USDC', amount: '3', to: friend })],
    [
      'sends a token of Ethereum',
      'propose_transfer',
      () => ({ token: 'USDC', amount: '2', to: evmFriend, chain: 'ethereum' }),
    ],
    ['sends HBAR', 'propose_transfer', () => ({ token: 'HBAR', amount: '3', to: evmFriend })],
    ['swaps on Solana', 'propose_swap', () => ({ sell: 'SOL', buy: 'BONK', amount: '0.1' })],
    [
      'buys so much on Solana',
      'propose_swap',
      () => ({ sell: 'USDC', buy: 'BONK', amount: '100000', amountOf: 'buy' }),
    ],
    ['swaps on BSC', 'propose_swap', () => ({ sell: 'BNB', buy: 'USDT', amount: '$12' })],
    ['swaps on Ethereum', 'propose_swap', () => ({ sell: 'ETH', buy: 'USDC', amount: '0.01' })],
    ['swaps on Hedera', 'propose_swap', () => ({ sell: 'HBAR', buy: 'USDC', amount: '20' })],
    ['wraps SOL', 'propose_wrap', () => ({ chain: 'solana', amount: '0.05' })],
    ['unwraps WSOL', 'propose_unwrap', () => ({ chain: 'solana' })],
    ['wraps HBAR', 'propose_wrap', () => ({ chain: 'hedera', amount: '4' })],
    ['unwraps WHBAR', 'propose_unwrap', () => ({ chain: 'hedera', amount: '50%' })],
  ]
  for (const [name, tool, args] of orders) {
    it(`${name}: card, approval, chain, receipt`, async () => {
      const { proposalId, intents: made } = await propose(world, tool, args())
      expect(made.map(({ type }) => `propose_${type}`)).toEqual([tool])
      const shown = await card(proposalId)
      expect(shown).toMatchObject({
        state: 'open',
        preview: { succeeds: true },
        blockedBy: null,
        outcome: null,
      })
      expect(shown.maxLoss?.totalUsd).toEqual(expect.any(Number))
      expect(shown.tokens.length).toBeGreaterThan(0)
      expect(await countOf(shown.intent.id)).toBe(0)
      const approved = await cardRoutes(world).approve(proposalId, shown)
      expect(approved).toMatchObject({
        status: 200,
        body: { intents: [{ origin: 'agent', intent: shown.intent }] },
      })
      const done = await world.settled(shown.intent.id)
      expect(done).toMatchObject({ state: 'CONFIRMED', failure: null, receipt: expect.anything() })
      const [stored] = await world.parts.db.select().from(intents).where(eq(intents.id, shown.intent.id))
      expect(stored).toMatchObject({ origin: 'agent', intentHash: shown.intentHash })
      const after = await card(proposalId)
      expect(after).toMatchObject({ state: 'approved', approvalToken: null, outcome: { state: 'CONFIRMED' } })
    }, 60_000)
  }

  it('costs at most what leaves less the least that comes, and says where every figure came from', async () => {
    const { proposalId } = await propose(world, 'propose_swap', { sell: 'SOL', buy: 'USDC', amount: '0.1' })
    const shown = await card(proposalId)
    const { swap } = shown
    if (swap === null || swap.sellUsd === null || swap.minBuyUsd === null) throw new Error('no prices')
    expect(shown.maxLoss?.totalUsd).toBeGreaterThan(swap.sellUsd - swap.minBuyUsd)
    expect(shown.maxLoss?.totalUsd).toBeLessThan(swap.sellUsd)
    expect(shown.provenance.map(({ field, from }) => [field, from])).toEqual([
      ['sellToken', 'model'],
      ['buyToken', 'model'],
      ['amount', 'model'],
      ['chain', 'model'],
      ['slippage', 'setting'],
    ])
    expect(shown.intent).toMatchObject({ slippageBps: 200 })
  })

  it('buys about so much, and says so', async () => {
    const args = { sell: 'SOL', buy: 'USDC', amount: '10', amountOf: 'buy' }
    const { intent, provenance } = await card((await propose(world, 'propose_swap', args)).proposalId)
    const bought = Number(intent.type === 'swap' ? intent.quotedBuyAmountRaw : 0) / 1e6
    expect(Math.abs(bought - 10)).toBeLessThan(0.05)
    expect(provenance.find(({ field }) => field === 'amount')?.label).toMatch(/^Amount, for about (9\.9|10)/)
  })

  it('one call makes one card, however often it is repeated', async () => {
    const again = { messageId: crypto.randomUUID(), toolCallId: 'same' }
    const args = { token: 'SOL', amount: '0.01', to: friend }
    const made = await Promise.all([1, 2, 3].map(() => propose(world, 'propose_transfer', args, again)))
    expect(new Set(made.map(({ proposalId }) => proposalId)).size).toBe(1)
  })

  it.each([
    [
      'more than there is',
      'propose_transfer',
      { token: 'SOL', amount: '99999' },
      expect.stringMatching(
        /^Amount exceeds balance: you hold [\d.]+ SOL\. Say “use 99%” to use nearly all of it\.$/,
      ),
    ],
    [
      'a part of nothing',
      'propose_transfer',
      { token: 'WIF', amount: 'all' },
      'Your vault doesn’t hold this token.',
    ],
    [
      'a token nobody knows',
      'propose_transfer',
      { token: 'NOSUCHTOKEN', amount: '1' },
      'No token is known by NOSUCHTOKEN.',
    ],
    [
      'half of WSOL',
      'propose_unwrap',
      { chain: 'solana', amount: '50%' },
      'WSOL can only be unwrapped as a whole.',
    ],
    [
      'two chains',
      'propose_swap',
      { sell: 'SOL', buy: 'HBAR', amount: '1' },
      'SOL is on Solana, HBAR is on Hedera. A swap stays on one chain.',
    ],
    [
      'a token for itself',
      'propose_swap',
      { sell: 'SOL', buy: 'SOL', amount: '1' },
      'Choose two different tokens.',
    ],
  ])('refuses %s in plain words', async (_what, tool, args, reason) => {
    const answer = await callTool(world, tool, tool === 'propose_transfer' ? { ...args, to: friend } : args)
    expect(answer).toEqual({ status: 'refused', reason, code: expect.stringMatching(/^\w+\/\w+$/) })
  })

  it('asks which chain where several have the token, and takes the one that the recipient is on', async () => {
    const asked = await callTool(world, 'propose_transfer', { token: 'USDC', amount: '1', to: evmFriend })
    expect(asked.status).toBe('ask')
    expect(asked.question).toMatch(/USDC is on Ethereum, BSC and Hedera/)
    const made = await propose(world, 'propose_transfer', { token: 'USDC', amount: '1', to: friend })
    expect(made.intents).toEqual([{ type: 'transfer', chain: 'solana' }])
  })

  it('is not prepared for a vault of somebody else', async () => {
    const args = { token: 'SOL', amount: '0.01', to: friend }
    const answer = await callTool(world, 'propose_transfer', args, { userId: 'stranger' })
    expect(answer.status).toBe('refused')
  })
})

describe('a card', () => {
  const others = (shown: ProposalView) => ({
    ...shown,
    approvalToken: `${shown.approvalToken?.slice(0, -2)}AA`,
  })

  it('that was turned down cannot be approved, and turning it down again is the same', async () => {
    const { proposalId } = await sendSol()
    const shown = await card(proposalId)
    const { reject, approve } = cardRoutes(world)
    expect(await reject(proposalId)).toMatchObject({
      status: 200,
      body: { state: 'rejected', approvalToken: null },
    })
    expect((await reject(proposalId)).status).toBe(200)
    expect(await approve(proposalId, shown)).toMatchObject({
      status: 409,
      body: { code: 'transaction/proposalClosed' },
    })
    expect(await countOf(shown.intent.id)).toBe(0)
  })

  it('counts once: two presses at once are one intent, and a repeated one is refused', async () => {
    const { proposalId } = await sendSol('0.011')
    const shown = await card(proposalId)
    const presses = await Promise.all([1, 2, 3, 4].map(() => cardRoutes(world).approve(proposalId, shown)))
    expect(presses.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409])
    expect(await cardRoutes(world).approve(proposalId, shown)).toMatchObject({
      status: 409,
      body: { code: 'transaction/proposalClosed', error: 'This card was already approved or rejected.' },
    })
    expect(await countOf(shown.intent.id)).toBe(1)
  })

  it('is approved only by what it showed: no other token, hash or card', async () => {
    const [one, other] = [await sendSol('0.012'), await sendSol('0.013')]
    const [shown, elsewhere] = [await card(one.proposalId), await card(other.proposalId)]
    const { approve } = cardRoutes(world)
    const tries = [
      others(shown),
      { ...shown, approvalToken: elsewhere.approvalToken },
      { ...shown, actionHash: elsewhere.actionHash },
      elsewhere,
      { ...shown, approvalToken: '' },
    ]
    for (const wrong of tries)
      expect(await approve(one.proposalId, wrong)).toMatchObject({
        status: 409,
        body: { code: 'transaction/proposalChanged' },
      })
    expect((await card(one.proposalId)).state).toBe('open')
    expect(await countOf(shown.intent.id)).toBe(0)
  })

  it('is approved only in the session in which it was made', async () => {
    const { proposalId } = await sendSol()
    const shown = await card(proposalId)
    const { headers } = await world.signInAgain()
    const elsewhere = cardRoutes(world, { headers })
    expect((await elsewhere.get(proposalId)).body).toMatchObject({ state: 'open', approvalToken: null })
    expect(await elsewhere.approve(proposalId, shown)).toMatchObject({
      status: 409,
      body: { code: 'transaction/proposalChanged' },
    })
    const renewed = await elsewhere.revise(proposalId, {})
    expect(renewed.body.approvalToken).toEqual(expect.any(String))
  })

  it('needs a key that may do this', async () => {
    const { proposalId } = await sendSol()
    const shown = await card(proposalId)
    const issued = await world.call('POST', `/api/vaults/${world.vault.tokenId}/keys`, { label: 'Narrow' })
    await world.parts.db.execute(
      sql`update vault_api_keys set scopes = '{trade}' where key_id = ${String(issued.body.keyId)}`,
    )
    const narrow = cardRoutes(world, { key: String(issued.body.key) })
    expect(await narrow.approve(proposalId, shown)).toMatchObject({
      status: 403,
      body: { code: 'vault-key/scopeMissing' },
    })
    expect((await card(proposalId)).state).toBe('open')
  })

  it('is made anew with the person’s own figures, and the old one is over', async () => {
    const args = { sell: 'SOL', buy: 'USDC', amount: '0.1' }
    const { proposalId } = await propose(world, 'propose_swap', args)
    const shown = await card(proposalId)
    const { revise, approve, get } = cardRoutes(world)
    const { status, body } = await revise(proposalId, { amount: '0.2', slippage: 1 })
    expect(status).toBe(200)
    const renewed = flatCard(body)
    expect(renewed).toMatchObject({ state: 'open', intent: { sellAmountRaw: '200000000', slippageBps: 100 } })
    const from = Object.fromEntries(renewed.provenance.map((each) => [each.field, each.from]))
    expect(from).toMatchObject({ amount: 'picked', slippage: 'picked', sellToken: 'model' })
    expect(renewed.intent.id).not.toBe(shown.intent.id)
    expect((await get(proposalId)).body).toMatchObject({ state: 'replaced', replacedBy: renewed.proposalId })
    for (const late of [await approve(proposalId, shown), await revise(proposalId, {})])
      expect(late).toMatchObject({ status: 409, body: { code: 'transaction/proposalClosed' } })
    expect((await revise(renewed.proposalId, { to: friend })).status).toBe(422)
    expect((await revise(renewed.proposalId, { amount: '99999' })).body.error).toBe('Amount exceeds balance')
    expect((await approve(renewed.proposalId, renewed)).status).toBe(200)
    expect((await world.settled(renewed.intent.id)).state).toBe('CONFIRMED')
  }, 60_000)

  it('two revisions at once are one', async () => {
    const { proposalId } = await sendSol()
    const made = await Promise.all([1, 2].map(() => cardRoutes(world).revise(proposalId, { amount: '0.02' })))
    expect(made.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })
})
