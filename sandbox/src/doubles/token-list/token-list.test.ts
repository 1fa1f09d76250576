import { NETWORKS } from '@windhover/core/authority/networks'
import Fastify from 'fastify'
import { isAddress } from 'viem'
import { expect, it } from 'vitest'
import { createFaultBoard } from '../../faults/fault-board.ts'
import { createMarket } from '../../market/create-market.ts'
import { buildUniverse } from '../../universe/build-universe.ts'
import { sandboxPortsFrom } from '../../world/ports.ts'
import type { World } from '../../world/world.ts'
import { mountDouble } from '../mount-doubles.ts'
import { double } from './index.ts'

const universe = buildUniverse('windhover')
// Only what the list is made of; it asks no chain.
const world = {
  universe,
  market: createMarket({ seed: 'windhover', universe }),
  clock: { nowMs: () => Date.UTC(2026, 10, 12, 9, 30), speed: 1 },
  ports: sandboxPortsFrom(4_750),
  faults: createFaultBoard(),
  evm: { ethereum: { chainId: NETWORKS.practice.ethereum }, bsc: { chainId: NETWORKS.practice.bsc } },
} as unknown as World

type Token = {
  chainId: number
  address: string
  name: string
  symbol: string
  decimals: number
  logoURI: string
}

it('lists the tokens of Ethereum and BSC in the format of tokenlists.org', async () => {
  const app = Fastify()
  await mountDouble(app, double, world)
  const answer = await app.inject('/token-list/tokens.json')
  const list = answer.json<{ name: string; version: Record<string, number>; tokens: Token[] }>()
  expect(list.name).toMatch(/^[ \w.'+\-%/À-ÖØ-öø-ÿ:&[\]()]{1,60}$/)
  expect(new Set(list.tokens.map((token) => token.chainId))).toEqual(
    new Set([NETWORKS.practice.ethereum, NETWORKS.practice.bsc]),
  )
  for (const token of list.tokens) {
    expect(isAddress(token.address)).toBe(true)
    expect(token.symbol).toMatch(/^\S{1,20}$/)
    expect(token.name.length).toBeLessThanOrEqual(60)
    expect(token.decimals).toBeLessThanOrEqual(255)
  }
  const usdc = list.tokens.find(
    (token) => token.chainId === NETWORKS.practice.ethereum && token.symbol === 'USDC',
  )
  expect(usdc?.logoURI).toBe(`http://127.0.0.1:4750/logos/ethereum/${usdc?.address}.svg`)
})

it('has the launches of BSC, which nobody vouches for', async () => {
  const app = Fastify()
  await mountDouble(app, double, world)
  const { tokens } = (await app.inject('/token-list/tokens.json')).json<{ tokens: Token[] }>()
  const launches = world.market.launches.bsc.alive(world.clock.nowMs())
  for (const { listing } of launches) {
    const token = tokens.find(
      ({ chainId, address }) => chainId === NETWORKS.practice.bsc && address === listing.address,
    )
    expect(token).toMatchObject({ decimals: 18, tags: ['unverified'] })
  }
})

it('fails on a switch', async () => {
  const app = Fastify()
  await mountDouble(app, double, world)
  world.faults.set({ target: 'token-list', kind: 'server-error', times: 1 })
  expect((await app.inject('/token-list/tokens.json')).statusCode).toBe(500)
  expect((await app.inject('/token-list/tokens.json')).statusCode).toBe(200)
})
