import type { PnlSpan, VaultPnl } from '@windhover/core/pnl/contract'

type Made = readonly [pnlUsd: number | null, percent: number | null]

/** What a vault made over each span; without positions, so that no price of the page moves it. */
export const vaultPnl = (made: Record<PnlSpan['span'], Made>): VaultPnl => ({
  totalUsd: 1_000,
  spans: (Object.keys(made) as PnlSpan['span'][]).map((span) => {
    const [pnlUsd, percent] = made[span]
    return {
      span,
      pnlUsd,
      percent,
      basisUsd: pnlUsd === null || percent === null ? null : (pnlUsd / percent) * 100,
    }
  }),
  positions: [],
})
