import { pnlRoutes } from '@windhover/core/pnl/contract'
import { tokenRoutes } from '@windhover/core/tokens/contract'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { BONK, JUP } from '../../testing/answers/token-list.ts'
import { detailsOf, positionIn, swapOf } from '../../testing/answers/token-page.ts'
import { expectGoodLook, LOOK_WITHIN_MS, SIZES } from '../../testing/looks.ts'
import {
  AT_BONK,
  expectDrawnChart,
  openTokenPage,
  positionCard,
  tokenPanel,
} from '../../testing/parts/token-page.ts'

const fills = [swapOf('buy', JUP, 40), swapOf('buy', JUP, 12), swapOf('sell', JUP, 3)]

it.each(SIZES)(
  'looks good with a position that gains: $viewport',
  { timeout: LOOK_WITHIN_MS },
  async (size) => {
    await openTokenPage({ intents: fills }, size)
    await expectDrawnChart()
    await expect.element(positionCard().getByText('Total PnL')).toBeVisible()
    await expectGoodLook('token-page')
  },
)

it.each(SIZES)(
  'looks good with a tiny price, a loss and a long name: $viewport',
  { timeout: LOOK_WITHIN_MS },
  async (size) => {
    const long = { name: 'The Longest Name That Anybody Ever Gave To A Token', symbol: 'LONGESTSYMBOL' }
    await openTokenPage(
      {
        details: detailsOf(BONK, {
          token: { ...long, mintAuthority: 'key' },
          passport: { topHoldersPct: 71 },
        }),
        positions: [
          positionIn(BONK, {
            ...{ amountRaw: '200000000000', valueUsd: 37.48, averageUsd: 0.00001962, costUsd: 39.24 },
            ...{ unrealisedUsd: -1.76, realisedUsd: 5.04, soldAmountRaw: '60000000000' },
          }),
        ],
      },
      { ...size, at: AT_BONK },
    )
    await expectDrawnChart()
    await expect.element(positionCard().getByText('Total PnL')).toBeVisible()
    await expectGoodLook('token-page-loss')
  },
)

it.each(SIZES)(
  'looks good before anything is known: $viewport',
  { timeout: LOOK_WITHIN_MS },
  async (size) => {
    await openTokenPage(
      {},
      {
        ...size,
        before: (server) => {
          server.hold(tokenRoutes.getDetails)
          server.hold(pnlRoutes.getPnl)
        },
      },
    )
    await expect.element(tokenPanel().getByText('Loading the token')).toBeInTheDocument()
    await expectGoodLook('token-page-loading')
  },
)

it.each(SIZES)('looks good for a look-alike: $viewport', { timeout: LOOK_WITHIN_MS }, async (size) => {
  const unpriced = { priceUsd: null, priceChange24hPct: null, marketCapUsd: null, isVerified: false }
  const nothing = { low24hUsd: null, high24hUsd: null, volume24hUsd: null, volumeChange24hPct: null }
  const owner = { address: JUP.address, symbol: 'JUP', name: 'Jupiter' }
  const copy = { ...JUP, address: `Copy${JUP.address.slice(4)}` }
  await openTokenPage(
    {
      details: detailsOf(copy, {
        token: unpriced,
        passport: { imitates: owner, canSell: null, ageMs: null, topHoldersPct: null },
        details: { ...nothing, supply: null },
      }),
      positions: [],
    },
    { ...size, at: `?app=token&token=solana:${copy.address}` },
  )
  await expect.element(tokenPanel().getByText('This is not JUP')).toBeVisible()
  await expectGoodLook('token-page-look-alike')
})

it('looks good in a narrow panel', { timeout: LOOK_WITHIN_MS }, async () => {
  await openTokenPage({ intents: fills })
  await page.viewport(1_000, 900)
  await expectDrawnChart()
  expect(tokenPanel().element().clientWidth).toBeLessThanOrEqual(480)
  await expectGoodLook('token-page')
})
