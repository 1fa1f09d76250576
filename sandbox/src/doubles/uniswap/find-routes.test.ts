import { type Address, numberToHex } from 'viem'
import { expect, it } from 'vitest'
import type { Pool } from '../../chains/evm/pool-book.ts'
import { findRoutes } from './find-routes.ts'
import { stepOf } from './quote-routes.ts'
import { packV3Path } from './route-path.ts'

const token = (id: number): Address => numberToHex(id, { size: 20 })

function pool(one: number, other: number, fee = 3_000): Pool {
  const side = (id: number) => ({ token: token(id), assetId: `${id}`, decimals: 18 })
  const address = token(one * 100 + other)
  return { protocol: 'v3', address, token0: side(one), token1: side(other), fee, tickSpacing: 60 }
}

const pools = [pool(1, 5), pool(2, 5), pool(3, 6), pool(5, 6, 500), pool(1, 2, 10_000)]
const tokensOf = (from: number, to: number) =>
  findRoutes(pools, token(from), token(to)).map((route) => [
    Number(route[0]?.tokenIn),
    ...route.map((hop) => Number(hop.tokenOut)),
  ])

it('finds the direct pool first and the ways around after it', () => {
  expect(tokensOf(1, 2)).toEqual([
    [1, 2],
    [1, 5, 2],
  ])
  expect(tokensOf(1, 3)).toEqual([[1, 5, 6, 3]])
})

it('passes no token twice and finds nothing where nothing leads', () => {
  expect(tokensOf(1, 9)).toEqual([])
  expect(tokensOf(5, 6)).toEqual([[5, 6]])
})

it('packs a path from the side whose amount is fixed', () => {
  const [route] = findRoutes(pools, token(1), token(3))
  const steps = (route ?? []).map(stepOf)
  const fee = (pips: number) => numberToHex(pips, { size: 3 }).slice(2)
  const bare = (id: number) => token(id).slice(2)
  expect(packV3Path(steps, 'EXACT_INPUT')).toBe(
    `${token(1)}${fee(3_000)}${bare(5)}${fee(500)}${bare(6)}${fee(3_000)}${bare(3)}`,
  )
  expect(packV3Path(steps, 'EXACT_OUTPUT')).toBe(
    `${token(3)}${fee(3_000)}${bare(6)}${fee(500)}${bare(5)}${fee(3_000)}${bare(1)}`,
  )
})
