import { failsLikeTheOriginal, useSourceDouble } from '@windhover/testkit/source-double'
import { describe, expect, it } from 'vitest'
import { double } from './index.ts'

const source = useSourceDouble({ name: 'defillama', double })
const { get } = source

describe('the double of defillama', { timeout: 60_000 }, () => {
  it('adds protocols up to their chains, and tells of one with other plans', async () => {
    type Row = { tvl: number; chain: string; name: string; description: string; change_1d: number }
    const chains = (await get('/v2/chains')).json<Row[]>()
    const protocols = (await get('/protocols')).json<Row[]>()
    const onHedera = protocols
      .filter(({ chain }) => chain === 'Hedera')
      .reduce((sum, { tvl }) => sum + tvl, 0)
    expect(chains.find(({ name }) => name === 'Hedera')?.tvl).toBeCloseTo(onHedera, 2)
    expect(protocols.filter(({ description }) => description.length > 80)).toHaveLength(1)
    const { status, data } = (await get('/yields/pools')).json<{ status: string; data: { apy: number }[] }>()
    expect(status).toBe('success')
    expect(data.length).toBeGreaterThan(40)
    expect(data.every(({ apy }) => apy > 0)).toBe(true)
  })

  failsLikeTheOriginal(source, { good: '/v2/chains', refused: ['/protocol', '/pools'] })
})
