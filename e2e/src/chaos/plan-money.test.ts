import { describe, expect, it } from 'vitest'
import { planRounds, readChaosOptions } from './chaos-options.ts'
import { madeEvmAddress, madeId, madeSolanaAddress } from './made-addresses.ts'
import { FAULTS_OF } from './plan-fault.ts'
import { planMoney, VICTIMS } from './plan-money.ts'

const options = { seed: 'x', intents: 400, kills: 70, faults: 100, vaults: 9, spanMs: 60_000 }

describe('a plan', () => {
  const plan = planMoney(options)

  it('is the same for the same seed and another for another', () => {
    expect(planMoney(options)).toEqual(plan)
    expect(planMoney({ ...options, seed: 'y' })).not.toEqual(plan)
  })

  it('has as much of everything as was asked for, in the order of time', () => {
    expect([plan.intents.length, plan.kills.length, plan.faults.length]).toEqual([400, 70, 100])
    const moments = plan.intents.map(({ atMs }) => atMs)
    expect(moments).toEqual(moments.toSorted((one, other) => one - other))
    expect(Math.max(...moments)).toBeLessThanOrEqual(options.spanMs)
  })

  it('pays on every chain, kills every process equally often, orders every fault, and undoes blocks only where that exists', () => {
    expect(new Set(plan.intents.map(({ chain }) => chain)).size).toBe(4)
    for (const victim of VICTIMS)
      expect(plan.kills.filter((kill) => kill.victim === victim)).toHaveLength(70 / VICTIMS.length)
    const ordered = new Set(plan.faults.map(({ order }) => `${order.target} ${order.kind}`))
    const offered = Object.entries(FAULTS_OF).flatMap(([chain, kinds]) =>
      kinds.map((kind) => `${chain} ${kind}`),
    )
    expect([...ordered].toSorted()).toEqual(offered.toSorted())
    const undone = plan.faults.filter(({ order }) => order.kind === 'reorg')
    expect(new Set(undone.map(({ order }) => order.target))).toEqual(new Set(['ethereum', 'bsc']))
  })

  it('never gives two intents of one kind the same amount, so that an amount names its intent', () => {
    const amounts = plan.intents.map((each) => `${each.chain} ${each.movement} ${each.amountRaw}`)
    expect(new Set(amounts).size).toBe(amounts.length)
  })
})

describe('names made from the seed', () => {
  it('are addresses and ids in the form their readers take', () => {
    expect(madeId('a')).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
    expect(madeId('a')).not.toBe(madeId('b'))
    expect(madeEvmAddress('a')).toMatch(/^0x[0-9a-f]{40}$/)
    expect(madeSolanaAddress('a')).toMatch(/^[1-9A-HJ-NP-Za-km-z]{32,44}$/)
  })
})

describe('a large run', () => {
  it('is cut into rounds that add up', () => {
    const rounds = planRounds({ seed: 'x', intents: 3_000, kills: 301 })
    expect(rounds.map((round) => round.seed)).toEqual(['x/1', 'x/2', 'x/3', 'x/4', 'x/5', 'x/6'])
    expect(rounds.reduce((sum, round) => sum + round.intents, 0)).toBe(3_000)
    expect(rounds.reduce((sum, round) => sum + round.kills, 0)).toBe(301)
  })

  it('may be cut smaller', () => {
    expect(planRounds({ seed: 'x', intents: 30, kills: 3, perRound: 10 })).toHaveLength(3)
  })

  it('is read from the command line, and refuses what it does not know', () => {
    expect(readChaosOptions(['money', '--intents', '10', '--kills', '2', '--seed', 's'])).toMatchObject({
      seed: 's',
      resume: false,
      rounds: [{ seed: 's', intents: 10, kills: 2 }],
    })
    expect(() => readChaosOptions(['money', '--intents', 'ten'])).toThrow('no whole number')
    expect(() => readChaosOptions(['peace'])).toThrow('money')
  })
})
