import { isRecord, listOf } from './chains/ask-rpc.ts'
import type { FaultOrder } from './plan-fault.ts'
import { raiseBaseFee, readBaseFee } from './raise-base-fee.ts'
import type { Counts } from './round-result.ts'
import type { ChaosProduct } from './start-chaos-product.ts'

/** Orders trouble, and knows how much of it came: an order that nobody's transaction meets strikes nothing. */
export type FaultDesk = {
  readonly order: (order: FaultOrder) => Promise<void>
  /** From here on the world behaves. Times by chain and kind. */
  readonly close: () => Promise<{ readonly ordered: Counts; readonly struck: Counts }>
}

type Grounds = Pick<ChaosProduct, 'controlUrl' | 'nodeUrls'>
const nameOf = (order: FaultOrder) => `${order.target} ${order.kind}`

export async function openFaultDesk(product: Grounds, owners: readonly string[]): Promise<FaultDesk> {
  const { controlUrl } = product
  const ordered: Record<string, number> = {}
  const struck: Record<string, number> = {}
  const standing = new Map<string, FaultOrder>()
  const add = (to: Record<string, number>, order: FaultOrder, times: number) => {
    if (times > 0) to[nameOf(order)] = (to[nameOf(order)] ?? 0) + times
  }
  /** What is left of an order tells how often it struck. One more strike before it is replaced goes uncounted. */
  const account = (order: FaultOrder, left: Board) => {
    add(struck, order, order.times - (left.get(nameOf(order)) ?? 0))
    standing.delete(nameOf(order))
  }
  const rises = await openRises(product, owners)
  return {
    order: async (order) => {
      add(ordered, order, order.times)
      if (order.kind === 'fee-rise') return rises.begin(order, () => add(struck, order, 1))
      const before = standing.get(nameOf(order))
      if (before !== undefined) account(before, await readBoard(controlUrl))
      await ask(controlUrl, { method: 'POST', body: JSON.stringify(order) })
      standing.set(nameOf(order), order)
    },
    close: async () => {
      await rises.end()
      const left = await readBoard(controlUrl)
      await ask(controlUrl, { method: 'DELETE' })
      for (const order of [...standing.values()]) account(order, left)
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
