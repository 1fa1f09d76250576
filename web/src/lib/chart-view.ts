import { type ChartedToken, closeCover, openCover, useCover } from './cover.ts'

/** The token of the trading view. One for the whole workspace: any Chart action sets it, the overlay draws it. */
export type { ChartedToken } from './cover.ts'

export function openChart(token: ChartedToken): void {
  openCover({ slot: 'chartOverlay', token })
}

export const closeChart = closeCover

export function useChartedToken(): ChartedToken | null {
  const cover = useCover()
  return cover?.slot === 'chartOverlay' ? cover.token : null
}
