import { expect, it } from 'vitest'
import { CHAIN_SLUGS, chainOfSlug } from './chain-slugs.ts'
import { PROJECTS_LIMIT } from './constants.ts'
import { alphaFilter } from './contract.ts'
import { projectId } from './project-id.ts'
import { readXHandle } from './read-x-handle.ts'
import { searchChains } from './search-chains.ts'

it('R1-330 knows about 90 chains, each once', () => {
  expect(new Set(CHAIN_SLUGS).size).toBe(CHAIN_SLUGS.length)
  expect(Math.abs(CHAIN_SLUGS.length - 90)).toBeLessThanOrEqual(10)
  for (const slug of ['ethereum', 'solana', 'binance-smart-chain', 'base', 'arbitrum-one'])
    expect(CHAIN_SLUGS).toContain(slug)
  expect([chainOfSlug('binance-smart-chain'), chainOfSlug('base')]).toEqual(['bsc', null])
})

it('R1-244 finds a chain by any part of its slug, whatever the case', () => {
  expect(searchChains('AR')).toEqual(expect.arrayContaining(['arbitrum-one', 'binance-smart-chain']))
  expect(searchChains('AR')[0]).toBe('arbitrum-one')
  expect(searchChains(' shard ')).toEqual(['harmony-shard-0'])
  expect(searchChains('')).toEqual(CHAIN_SLUGS)
  expect(searchChains('nowhere')).toEqual([])
})

it('R1-157 R1-158 R1-243 filters by six fields, 50 at most unless told otherwise, a score from 0 to 1', () => {
  expect(alphaFilter.parse({})).toMatchObject({ limit: 50 })
  expect(PROJECTS_LIMIT).toBe(50)
  const all = { limit: '5', name: 'a', ticker: 'b', xHandle: 'c', minScore: '0.5', chain: 'base' }
  expect(alphaFilter.parse(all)).toMatchObject({ ...all, limit: 5, minScore: 0.5 })
  for (const minScore of ['0', '1']) expect(alphaFilter.safeParse({ minScore }).success).toBe(true)
  for (const minScore of ['-0.01', '1.01', 'much'])
    expect(alphaFilter.safeParse({ minScore }).success).toBe(false)
  expect(alphaFilter.safeParse({ chain: 'atlantis' }).success).toBe(false)
})

it('reads a handle from links to X alone', () => {
  const of = (...urls: string[]) => readXHandle(urls.map((url) => ({ url })))
  expect(of('https://tide.example', 'https://x.com/tidewater_fi?s=20')).toBe('tidewater_fi')
  expect(of('https://www.twitter.com/TIDE/status/1')).toBe('TIDE')
  expect(of('https://x.com.evil.example/tide', 'https://x.com/<script>', 'https://notx.com/a')).toBeNull()
})

it('names a project by what it is called', () => {
  expect(projectId({ ticker: 'TIDE', name: 'Tide  Water!' })).toBe('tide-tide-water')
})
