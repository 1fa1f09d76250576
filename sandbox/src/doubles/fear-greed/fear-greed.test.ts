import { failsLikeTheOriginal, useSourceDouble } from '@windhover/testkit/source-double'
import { describe, expect, it } from 'vitest'
import { double } from './index.ts'

const source = useSourceDouble({ name: 'fear-greed', double })
const { get } = source

describe('the double of fear-greed', { timeout: 60_000 }, () => {
  it('tells days as text, and of the newest when it ends', async () => {
    const { data } = (await get('/fng/?limit=2')).json<{ data: Record<string, string>[] }>()
    expect(data[0]).toMatchObject({
      timestamp: String(Date.UTC(2026, 10, 12) / 1_000),
      time_until_update: '52200',
    })
    expect(data[1]).not.toHaveProperty('time_until_update')
    expect(Number(data[1]?.value)).toBeGreaterThanOrEqual(3)
  })

  failsLikeTheOriginal(source, { good: '/fng/?limit=2', refused: ['/fng/?limit=0', '/fng/?when=today'] })
})
