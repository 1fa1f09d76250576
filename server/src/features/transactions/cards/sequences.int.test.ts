import type { ProposalView } from '@windhover/core/transactions/proposal'
import { createEvmSigner, createSolanaSigner } from '@windhover/testkit/action-signer'
import { callTool, cardRoutes, propose } from '@windhover/testkit/agent-calls'
import { type MoneyWorld, openMoneyWorld } from '@windhover/testkit/money-world'
import { eq } from 'drizzle-orm'
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
  'contacts',
]

let world: MoneyWorld
let friend: string
let evmFriend: string

beforeAll(async () => {
  world = await openMoneyWorld({ only: ONLY, fund: ['solana', 'ethereum'] })
  friend = (await createSolanaSigner()).address
  evmFriend = createEvmSigner().address
}, 240_000)
afterAll(() => world?.stop())

const BONK = 'DezXAZ8z7PnrnRJjz3wXBoRgixCa6xjnB7YaB1pPB263'

type Step = { readonly tool: string; readonly args: Readonly<Record<string, unknown>> }
const swap = (args: object): Step => ({ tool: 'propose_swap', args: { ...args } })
const send = (args: object): Step => ({ tool: 'propose_transfer', args: { ...args } })

async function openCard(...steps: Step[]): Promise<ProposalView> {
  const { proposalId } = await propose(world, 'propose_sequence', { steps })
  return (await cardRoutes(world).get(proposalId)).body
}

async function endsOf({ proposalId, intents: shown }: ProposalView) {
  const ends = []
  for (const { intent } of shown) ends.push(await world.settled(intent.id))
  const { body } = await cardRoutes(world).get(proposalId)
  return { ends, card: body }
}

const rowOf = async (intentId: string) =>
  (await world.parts.db.select().from(intents).where(eq(intents.id, intentId)))[0]

describe('a card of several intents', () => {
  it('spends in a later step what an earlier one brings, with one approval', async () => {
    const card = await openCard(
      swap({ sell: 'SOL', buy: 'BONK', amount: '0.1' }),
      send({ token: 'BONK', amount: '100%', to: friend }),
    )
    const held = await world.held('solana', BONK)
    const [first, second] = card.intents
    expect(first?.preview).not.toHaveProperty('isPromised')
    expect(second?.preview).toMatchObject({ isPromised: true, warnings: [{ kind: 'first-time-recipient' }] })
    expect(card.held).toContainEqual({ chain: 'solana', token: BONK, amountRaw: `${held}` })
    const least = first?.intent.type === 'swap' ? first.intent.minBuyAmountRaw : ''
    expect(second?.intent).toMatchObject({ type: 'transfer', to: friend })
    const sent = second?.intent.type === 'transfer' ? BigInt(second.intent.amountRaw) : 0n
    expect(sent).toBe(held + BigInt(least))
    const approved = await cardRoutes(world).approve(card.proposalId, card)
    expect(approved.body.intents.map(({ state, heldUp }) => [state, heldUp])).toEqual([
      ['APPROVED', undefined],
      ['APPROVED', 'the step before it is not done yet'],
    ])
    const { ends, card: after } = await endsOf(card)
    expect(ends.map(({ state }) => state)).toEqual(['CONFIRMED', 'CONFIRMED'])
    expect(after.intents.map(({ outcome }) => outcome?.state)).toEqual(['CONFIRMED', 'CONFIRMED'])
    const [one, other] = await Promise.all(card.intents.map(({ intent }) => rowOf(intent.id)))
    expect(other?.follows).toBe(one?.id)
    expect(Date.parse(ends[1]?.receipt?.confirmedAt ?? '')).toBeGreaterThanOrEqual(
      Date.parse(ends[0]?.receipt?.confirmedAt ?? ''),
    )
  }, 90_000)

  it('sends only what an earlier step brings, to a contact by name', async () => {
    const contact = { name: 'Mom', network: 'solana', address: friend }
    expect((await world.call('POST', '/api/contacts', contact)).status).toBe(200)
    const steps = [
      swap({ sell: 'SOL', buy: 'BONK', amount: '0.1' }),
      send({ token: 'BONK', amount: 'proceeds', to: 'mom' }),
    ]
    const { intents: shown } = await openCard(...steps)
    const [first, second] = shown
    const least = first?.intent.type === 'swap' ? first.intent.minBuyAmountRaw : ''
    expect(second?.intent).toMatchObject({ type: 'transfer', to: friend, amountRaw: least })
    const alone = await callTool(world, 'propose_transfer', steps[1]?.args ?? {})
    expect(alone).toMatchObject({ status: 'refused', code: 'transaction/badAmount' })
    const stranger = await callTool(world, 'propose_transfer', { token: 'SOL', amount: '0.1', to: 'Dad' })
    expect(stranger).toMatchObject({ status: 'refused', code: 'contact/noSuchName' })
  })

  it('wakes the lane of another network when its turn comes', async () => {
    const card = await openCard(
      send({ token: 'SOL', amount: '0.01', to: friend }),
      send({ token: 'ETH', amount: '0.001', to: evmFriend, chain: 'ethereum' }),
    )
    await cardRoutes(world).approve(card.proposalId, card)
    const { ends } = await endsOf(card)
    expect(ends.map(({ state }) => state)).toEqual(['CONFIRMED', 'CONFIRMED'])
  }, 90_000)

  it('runs no step after one that failed', async () => {
    const before = await world.held('solana', 'native')
    const card = await openCard(
      // Half of it is gone before its turn comes.
      send({ token: 'ETH', amount: '99%', to: evmFriend, chain: 'ethereum' }),
      send({ token: 'SOL', amount: '0.01', to: friend }),
      send({ token: 'SOL', amount: '0.02', to: friend }),
    )
    const drained = await propose(world, 'propose_transfer', {
      ...{ token: 'ETH', amount: '50%', to: evmFriend, chain: 'ethereum' },
    })
    const other = (await cardRoutes(world).get(drained.proposalId)).body
    await cardRoutes(world).approve(other.proposalId, other)
    await world.settled(other.intents[0]?.intent.id ?? '')
    await cardRoutes(world).approve(card.proposalId, card)
    const { ends } = await endsOf(card)
    expect(ends.map(({ state }) => state)).toEqual(['FAILED', 'REJECTED', 'REJECTED'])
    expect(ends[1]?.failure).toMatchObject({
      code: 'transaction/stepBeforeFailed',
      text: 'The step before it failed, so this one did not run.',
    })
    expect(await world.held('solana', 'native')).toBe(before)
  }, 90_000)

  it('is never approved without a press, whatever was typed', async () => {
    const steps = [
      send({ token: 'SOL', amount: '0.01', to: friend }),
      send({ token: 'SOL', amount: '0.02', to: friend }),
    ]
    const typed = [`send 0.01 SOL to ${friend} and 0.02 SOL to ${friend}`]
    const reading = { kind: 'call', calls: steps } as never
    const options = { asked: 'message-1', sources: { typed, reading, answered: [] } }
    const made = await propose(world, 'propose_sequence', { steps }, options)
    expect(made.autoApproved).toBeUndefined()
    expect((await cardRoutes(world).get(made.proposalId)).body.state).toBe('open')
  })

  it('gets fresh prices as a whole, and takes no figures of one step', async () => {
    const card = await openCard(
      swap({ sell: 'SOL', buy: 'USDC', amount: '0.05' }),
      send({ token: 'SOL', amount: '0.01', to: friend }),
    )
    const { revise, get } = cardRoutes(world)
    expect((await revise(card.proposalId, { amount: '0.2' })).status).toBe(422)
    const renewed = await revise(card.proposalId, {})
    expect(renewed).toMatchObject({ status: 200, body: { state: 'open' } })
    expect(renewed.body.intents.map(({ intent }) => intent.type)).toEqual(['swap', 'transfer'])
    expect((await get(card.proposalId)).body).toMatchObject({ state: 'replaced' })
  })

  it.each([
    [
      'a tool that moves nothing',
      [swap({ sell: 'SOL', buy: 'USDC', amount: '0.05' }), { tool: 'get_activity', args: {} }],
    ],
    [
      'itself',
      [{ tool: 'propose_sequence', args: { steps: [] } }, send({ token: 'SOL', amount: '0.01', to: 'x' })],
    ],
  ])('is not made of %s', async (_what, steps) => {
    const answer = await callTool(world, 'propose_sequence', { steps })
    expect(answer).toMatchObject({ status: 'refused', reason: expect.stringContaining('cannot be a step') })
  })

  it('refuses more than the vault will hold by then', async () => {
    const steps = [
      send({ token: 'SOL', amount: '60%', to: friend }),
      send({ token: 'SOL', amount: '60%', to: friend }),
    ]
    const { proposalId } = await propose(world, 'propose_sequence', { steps })
    const { intents: shown } = (await cardRoutes(world).get(proposalId)).body
    const [one, other] = shown.map(({ intent }) => ('amountRaw' in intent ? BigInt(intent.amountRaw) : 0n))
    // 60 % of what the first leaves.
    expect(Number(other) / Number(one)).toBeCloseTo(0.4, 1)
    const refused = await callTool(world, 'propose_sequence', {
      steps: [
        send({ token: 'USDC', amount: '100%', to: friend }),
        send({ token: 'USDC', amount: '1', to: friend }),
      ],
    })
    expect(refused).toMatchObject({ status: 'refused' })
  })
})
