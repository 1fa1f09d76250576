import * as real from '@windhover/core/transactions/fair-trade'
import { isOpen } from '@windhover/e2e/adversary/planted/current-hole'

export const isFairTrade: typeof real.isFairTrade = (sides) =>
  isOpen('poor-price-goes-at-once') || real.isFairTrade(sides)
