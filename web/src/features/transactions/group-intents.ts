import type { ChainId } from '@windhover/core/chains/chain'
import type { IntentView } from '@windhover/core/transactions/contract'
import { groupOf, type IntentGroup } from '@windhover/core/transactions/intent-state'
import { formatDay } from '../../lib/format-when.ts'
import { isWaiting } from '../../lib/intent-stage.ts'
import { activityCopy } from './copy.ts'

export type ActivityFilter = { readonly group: IntentGroup | 'all'; readonly chain: ChainId | 'all' }

export type IntentsOfDay = { readonly title: string; readonly intents: readonly IntentView[] }

export function matchesFilter(view: IntentView, { group, chain }: ActivityFilter): boolean {
  if (chain !== 'all' && view.intent.chain !== chain) return false
  return group === 'all' || groupOf(view.state) === group
}

/** What is not over stands on top whatever its age, the rest under its day; newest first within each. */
export function groupIntents(intents: readonly IntentView[], nowMs: number): readonly IntentsOfDay[] {
  const newestFirst = intents.toSorted((one, other) => (one.createdAt < other.createdAt ? 1 : -1))
  const groups = new Map<string, IntentView[]>()
  for (const view of [...newestFirst.filter(isWaiting), ...newestFirst.filter((each) => !isWaiting(each))]) {
    const title = isWaiting(view) ? activityCopy.groups.waiting : dayTitle(view.createdAt, nowMs)
    const group = groups.get(title) ?? []
    groups.set(title, group)
    group.push(view)
  }
  return [...groups].map(([title, views]) => ({ title, intents: views }))
}

function dayTitle(iso: string, nowMs: number): string {
  const daysAgo = Math.round((startOfDay(nowMs) - startOfDay(Date.parse(iso))) / (24 * 60 * 60_000))
  if (daysAgo <= 0) return activityCopy.groups.today
  return daysAgo === 1 ? activityCopy.groups.yesterday : formatDay(iso, nowMs)
}

function startOfDay(ms: number): number {
  return new Date(ms).setHours(0, 0, 0, 0)
}
