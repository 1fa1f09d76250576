import type { Feature } from '@windhover/server/composition/feature'
import { runWorker } from '@windhover/server/composition/run-worker'
import { startProcess } from '@windhover/server/composition/start-process'
import { corruptStart } from './corrupt-start.ts'
import { plantBugs } from './plant-bugs.ts'

/**
 * FOR TESTS ONLY: a worker with bugs that can be chosen while it runs, to see that the checker finds them. Only the parts
 * handed to the money path are wrapped; no code of the product knows of it.
 */
await corruptStart()
await startProcess('worker', (options) => runWorker({ ...options, features: options.features.map(withBugs) }))

function withBugs(feature: Feature): Feature {
  if (feature.name !== 'transactions') return feature
  return {
    ...feature,
    durable: (parts) => feature.durable?.(plantBugs(parts)) ?? [],
    loops: (parts) => feature.loops?.(plantBugs(parts)) ?? [],
  }
}
