import { type AlertRule, alertRule } from '@windhover/core/watchlist/contract'
import type { alerts } from './tables.ts'

type Columns = Pick<typeof alerts.$inferSelect, 'kind' | 'side' | 'level'>

export function toColumns(rule: AlertRule): Columns {
  if (rule.kind === 'price') return { kind: rule.kind, side: rule.side, level: rule.priceUsd }
  const level = rule.kind === 'volume' ? rule.times : rule.kind === 'whale' ? rule.valueUsd : null
  return { kind: rule.kind, side: null, level }
}

export function toRule({ kind, side, level }: Columns): AlertRule {
  if (kind === 'price') return alertRule.parse({ kind, side, priceUsd: level })
  if (kind === 'volume') return alertRule.parse({ kind, times: level })
  return alertRule.parse({ kind, ...(kind === 'whale' ? { valueUsd: level } : {}) })
}
