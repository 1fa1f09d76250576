import { AGENT_TOOLS } from '../../../toolbox/agent-tools.ts'
import type { Plan, PlannedCall } from '../plan.ts'

/** What a set expects: a plan whose question nobody compares. */
export type ExpectedPlan =
  | { readonly kind: 'call'; readonly calls: readonly PlannedCall[] }
  | { readonly kind: 'ask'; readonly about: string; readonly begun: PlannedCall }
  | { readonly kind: 'later'; readonly request: Readonly<Record<string, unknown>> }
  | { readonly kind: 'say'; readonly topic: string }
  | { readonly kind: 'unknown' }

export type SetEntry = {
  readonly text: string
  readonly expect: ExpectedPlan
  readonly or?: readonly ExpectedPlan[]
}

/** By the rules of `README.md`: every way of reading that is as right as the first counts. */
export function isExpected(plan: Plan, { expect, or = [] }: SetEntry): boolean {
  const got = comparable(plan)
  return [expect, ...or].some((expected) => comparable(expected) === got)
}

function comparable(plan: Plan | ExpectedPlan): string {
  switch (plan.kind) {
    case 'call':
      return write(['call', ...plan.calls.map((call) => [call.tool, readArgs(call)])])
    case 'ask':
      return write(['ask', plan.about, plan.begun.tool, foldTexts(plan.begun.args)])
    case 'later':
      return write(['later', knownOf({ ...plan.request })])
    case 'say':
      return write(['say', plan.topic])
    case 'unknown':
      return 'unknown'
  }
}

/** The sets were written before a request could say its chain and what a sale brings: these two are not compared. */
function knownOf(request: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const { chain: _chain, receive: _receive, ...known } = request
  return known
}

/** A default that is written out makes no difference. */
function readArgs({ tool, args }: PlannedCall): Readonly<Record<string, unknown>> {
  const read = AGENT_TOOLS.find(({ name }) => name === tool)?.input.safeParse(args)
  return foldTexts(
    read?.success === true ? (read.data as Record<string, unknown>) : { ...args, isRefused: true },
  )
}

const FREE_TEXTS: ReadonlySet<string> = new Set(['topic', 'query', 'content', 'search', 'protocol', 'name'])

function foldTexts(args: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const entries = Object.entries(args).flatMap(([key, value]) => {
    if (key === 'category') return []
    const isFree = FREE_TEXTS.has(key) && typeof value === 'string'
    return [
      [
        key,
        isFree
          ? value
              .toLowerCase()
              .trim()
              .replace(/[.!?]$/, '')
          : value,
      ],
    ]
  })
  return Object.fromEntries(entries)
}

function write(value: unknown): string {
  return JSON.stringify(value, (_key, each) =>
    each !== null && typeof each === 'object' && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : each,
  )
}
