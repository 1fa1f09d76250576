import { SAMPLE_TIME, type ToolSamples } from '../../testing/sample-tool-answers.ts'
import type { ToldToken } from '../told-token.ts'
import type { discoveryTools } from '../tools.ts'

const otter: ToldToken = {
  chain: 'solana',
  address: '2ZGhnLFp8oeNo5oVXYZqLFSqyoU4GfSTWYVmR2pfjHYm',
  symbol: 'OTTR',
  name: 'Otter Standard',
  logoURI: 'https://ipfs.io/ipfs/bafy',
  createdAt: SAMPLE_TIME,
  priceUsd: 0.004118,
  changePct: 18.72,
  volumeUsd: 1_840_000,
  marketCapUsd: 4_120_000,
  liquidityUsd: 412_000,
  progress: 0.875,
  verdict: 'check',
  toCheck: 3,
}
const grift: ToldToken = {
  ...otter,
  symbol: 'GRIFT',
  name: 'Grift Coin',
  changePct: 204.12,
  verdict: 'cannot-sell',
  toCheck: 1,
}

export const discoverySamples: ToolSamples<typeof discoveryTools> = {
  list_trenches: { category: 'toptrending', window: '1h', tokens: [otter, grift] },
  list_launches: { launchpad: 'pump', tab: 'new', tokens: [otter] },
}
