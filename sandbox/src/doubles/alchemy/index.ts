import { setTimeout as sleep } from 'node:timers/promises'
import type { World } from '../../world/world.ts'
import { defineDouble } from '../double.ts'
import { mountPortfolio } from './mount-portfolio.ts'
import { mountRpc } from './mount-rpc.ts'
import { networksOf } from './networks.ts'
import { RATE_LIMITED, SERVER_ERROR } from './rpc-error.ts'

const WALK_EVERY_MS = 3_000

export const double = defineDouble({
  name: 'alchemy',
  standsFor: 'Alchemy: token balances, transfers and portfolio of Ethereum and BSC',
  faults: ['drop', 'delay', 'rate-limit', 'lie', 'server-error'],
  rateLimited: () => RATE_LIMITED,
  serverError: () => SERVER_ERROR,
  mount: (scope, world) => {
    mountRpc(scope, world)
    mountPortfolio(scope, world)
  },
  run: walkBeside,
})

/** Answers walk to the newest block themselves; this keeps their way short. */
function walkBeside(world: World): () => Promise<void> {
  const stopping = new AbortController()
  const loop = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      for (const network of Object.values(networksOf(world))) {
        await network
          .catchUp()
          .catch((error) => world.log.warn('the transfer index fell behind', { error: String(error) }))
      }
      await sleep(WALK_EVERY_MS, undefined, { signal: stopping.signal }).catch(() => undefined)
    }
  }
  const running = loop()
  return async () => {
    stopping.abort()
    await running
  }
}
