import { isRecord, listOf } from './chains/ask-rpc.ts'
import type { Counts } from './counts.ts'
import type { FaultOrder } from './plan-fault.ts'
import { raiseBaseFee, readBaseFee } from './raise-base-fee.ts'
import type { ChaosProduct } from './start-chaos-product.ts'

/** Orders trouble, and knows how much of it came: an order that nobody's transaction meets strikes nothing. */
export type FaultDesk = {
  /** One of a kind and chain at a time: the next waits until the one before has struck. */
  readonly order: (order: FaultOrder) => Promise<void>
  readonly look: () => Promise<{
    /** Kinds, by chain, that were ordered and have not struck anybody yet. */
    readonly unstruck: readonly string[]
    readonly strikes: number
  }>
  /** From here on the world behaves. Times by chain and kind. */
  readonly close: () => Promise<{ readonly ordered: Counts; readonly struck: Counts }>
}

type Grounds = Pick<ChaosProduct, 'controlUrl' | 'nodeUrls'>
const nameOf = (order: FaultOrder) => `${order.target} ${order.kind}`

export async function openFaultDesk(product: Grounds, owners: readonly string[]): Promise<FaultDesk> {
  const { controlUrl } = product
  const ordered: Record<string, number> = {}
  const struck: Record<string, number> = {}
  /** By chain and kind; the first is with the practice world, with as many times left as it was last seen to have. */
  const lines = new Map<string, { order: FaultOrder; leftTimes: number | null }[]>()
  const add = (to: Record<string, number>, order: FaultOrder, times: number) => {
    if (times > 0) to[nameOf(order)] = (to[nameOf(order)] ?? 0) + times
  }
  /** What is left of an order tells how often it struck. */
  const account = (left: Board) => {
    for (const [name, [first]] of lines) {
      if (first === undefined || first.leftTimes === null) continue
      const leftTimes = left.get(name) ?? 0
      add(struck, first.order, first.leftTimes - leftTimes)
      first.leftTimes = leftTimes
    }
  }
  const passNow = async () => {
    account(await readBoard(controlUrl))
    for (const line of lines.values()) {
      if (line[0]?.leftTimes === 0) line.shift()
      const [next] = line
      if (next === undefined || next.leftTimes !== null) continue
      next.leftTimes = next.order.times
      await ask(controlUrl, { method: 'POST', body: JSON.stringify(next.order) })
    }
  }
  let passing = Promise.resolve()
  /** One after the other: two at once would count the same strike twice. */
  const pass = (): Promise<void> => {
    passing = passing.catch(() => undefined).then(passNow)
    return passing
  }
  const rises = await openRises(product, owners)
  return {
    order: async (order) => {
      add(ordered, order, order.times)
      if (order.kind === 'fee-rise') return rises.begin(order, () => add(struck, order, 1))
      const line = lines.get(nameOf(order)) ?? []
      lines.set(nameOf(order), [...line, { order, leftTimes: null }])
      await pass()
    },
    look: async () => {
      await pass()
      return {
        unstruck: Object.keys(ordered).filter((name) => struck[name] === undefined),
        strikes: Object.values(struck).reduce((sum, times) => sum + times, 0),
      }
    },
    close: async () => {
      await rises.end()
      account(await readBoard(controlUrl))
      await ask(controlUrl, { method: 'DELETE' })
      return { ordered, struck }
    },
  }
}

/** One at a time per chain: the second would see the fees of the first. */
async function openRises({ nodeUrls }: Grounds, owners: readonly string[]) {
  const ending = new AbortController()
  const ours = new Set(owners.map((owner) => owner.toLowerCase()))
  const lanes = new Map<string, { nodeUrl: string; usualWei: bigint; last: Promise<void> }>()
  for (const [chain, nodeUrl] of Object.entries(nodeUrls))
    lanes.set(chain, { nodeUrl, usualWei: await readBaseFee(nodeUrl), last: Promise.resolve() })
  return {
    begin: (order: FaultOrder, whenStruck: () => void): void => {
      const lane = lanes.get(order.target)
      if (lane === undefined) throw new Error(`fees do not rise on ${order.target}`)
      const given = {
        owners: ours,
        usualWei: lane.usualWei,
        lastsMs: order.delayMs ?? 0,
        signal: ending.signal,
      }
      lane.last = lane.last.then(async () => {
        if (await raiseBaseFee(lane.nodeUrl, given)) whenStruck()
      })
      // Told at the end, not in the middle of everything else.
      lane.last.catch(() => undefined)
    },
    end: async (): Promise<void> => {
      ending.abort()
      await Promise.all([...lanes.values()].map((lane) => lane.last))
    },
  }
}

/** Times left, by chain and kind. */
type Board = ReadonlyMap<string, number>

async function readBoard(controlUrl: string): Promise<Board> {
  const { on } = await ask(controlUrl, { method: 'GET' })
  return new Map(
    listOf(on)
      .filter(isRecord)
      .map((each) => [`${each.target} ${each.kind}`, Number(each.times)]),
  )
}

async function ask(controlUrl: string, request: RequestInit): Promise<Readonly<Record<string, unknown>>> {
  const answer = await fetch(controlUrl, {
    ...request,
    ...(request.body !== undefined && { headers: { 'content-type': 'application/json' } }),
    signal: AbortSignal.timeout(20_000),
  })
  const body: unknown = await answer.json()
  if (!answer.ok || !isRecord(body))
    throw new Error(`the practice world refused a fault: ${JSON.stringify(body)}`)
  return body
}
