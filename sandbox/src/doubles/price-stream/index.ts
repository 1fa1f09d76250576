import { defineDouble } from '../double.ts'
import { servePriceStream } from './serve-price-stream.ts'

/** No original in particular: how data providers push prices over a WebSocket. */
export const double = defineDouble({
  name: 'price-stream',
  standsFor: 'A provider that pushes prices (WebSocket)',
  faults: ['drop', 'delay', 'duplicate', 'reorder', 'lie', 'rate-limit', 'server-error'],
  mount: (scope, world) => {
    scope.get('/', (_request, reply) =>
      reply
        .status(426)
        .headers({ connection: 'Upgrade', upgrade: 'websocket' })
        .send({ error: 'WebSocket only' }),
    )
    const stop = servePriceStream(scope.server, world)
    // Before the server waits for its connections to end: these never end by themselves.
    scope.addHook('preClose', async () => stop())
  },
})
