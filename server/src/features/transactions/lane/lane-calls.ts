import type { ChainId } from '@windhover/core/chains/chain'
import { z } from 'zod'
import type { DurableClient } from '../../../platform/durable/durable.ts'
import { laneName } from '../stores/lane-store.ts'

export const LANE = 'Lane'
export const RUN = 'run'
export const WATCH = 'watch'

/** Without a turn somebody else wakes the lane; with one it is the lane's own next call. */
export const runInput = z.object({ turn: z.int().optional() })
export const watchInput = z.object({ intentId: z.uuid(), round: z.int().default(0) })

type LaneOf = { readonly id: string; readonly vaultId: bigint; readonly chain: ChainId }

/** Any number of wake-ups is harmless: a lane that is at work goes on as it had planned. */
export async function wakeLane(durable: DurableClient, row: LaneOf, mark = 'start'): Promise<void> {
  await durable.send({
    service: LANE,
    key: laneName(row),
    handler: RUN,
    input: {},
    idempotencyKey: `${mark}:${row.id}`,
  })
}

/** Has an intent looked at that seems to have ended. */
export async function watchIntent(durable: DurableClient, row: LaneOf, mark: string): Promise<void> {
  await durable.send({
    service: LANE,
    key: laneName(row),
    handler: WATCH,
    input: { intentId: row.id },
    idempotencyKey: `watch:${mark}:${row.id}`,
  })
}
