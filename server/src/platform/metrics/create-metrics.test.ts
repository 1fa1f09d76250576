import { describe, expect, it } from 'vitest'
import { createMetrics } from './create-metrics.ts'

describe('request durations', () => {
  it('are counted into every bucket that holds them, by method, route and status', async () => {
    const metrics = createMetrics({ process: 'api', instance: '1' })
    const read = { method: 'GET', route: '/api/vaults/:vaultId', status: 200 }
    for (const durationMs of [0.5, 1, 30, 20_000]) metrics.requestFinished({ ...read, durationMs })
    metrics.requestFinished({ ...read, status: 404, durationMs: 3 })
    const lines = (await metrics.read()).split('\n')
    const shown = (end: string, status = '200') =>
      lines
        .find((line) => line.includes(`status="${status}"`) && line.includes(end))
        ?.split(' ')
        .at(-1)
    expect(shown('le="0.001"')).toBe('2')
    expect(shown('le="0.025"')).toBe('2')
    expect(shown('le="0.05"')).toBe('3')
    expect(shown('le="10"')).toBe('3')
    expect(shown('le="+Inf"')).toBe('4')
    expect(shown('_count{')).toBe('4')
    expect(Number(shown('_sum{'))).toBeCloseTo(20.0315)
    expect(shown('_count{', '404')).toBe('1')
    const counted = lines.find((line) => line.includes('http_request_duration_seconds_count')) ?? ''
    for (const label of ['process="api"', 'method="GET"', 'route="/api/vaults/:vaultId"']) {
      expect(counted).toContain(label)
    }
  })
})
