import { describe, expect, it } from 'vitest'
import { readLaunchListConfig } from './launch-list-config.ts'

describe('the addresses of launch lists', () => {
  it('are the public ones where they are known, and none where they are not', () => {
    expect(readLaunchListConfig({})).toEqual({
      issues: [],
      config: {
        memezoneUrl: null,
        launchLabUrl: 'https://launch-mint-v1.raydium.io',
        dbcPoolsUrl: null,
        fourMemeUrl: 'https://four.meme/meme-api',
        binanceUrl: 'https://api.binance.com',
        memejobUrl: null,
      },
    })
  })

  it('can be given, and taken away', () => {
    const { config } = readLaunchListConfig({ MEMEJOB_URL: 'https://own.example', LAUNCH_LAB_URL: '' })
    expect(config).toMatchObject({ memejobUrl: 'https://own.example', launchLabUrl: null })
  })

  it('are named where they are no addresses', () => {
    const { issues } = readLaunchListConfig({ MEMEZONE_URL: 'pools', BINANCE_URL: 'bnb' })
    expect(issues.map(({ path }) => path.join('.'))).toEqual(['MEMEZONE_URL', 'BINANCE_URL'])
  })
})
