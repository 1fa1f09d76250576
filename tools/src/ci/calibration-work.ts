import { createHash } from 'node:crypto'
import { parentPort } from 'node:worker_threads'

/** A thread of measure-machine.ts: does a fixed piece of work whenever it is asked and answers how long it took. */
const MEBIBYTE = 2 ** 20
const BUFFER = Buffer.alloc(32 * MEBIBYTE, 'windhover')
const STEPS = 20_000_000
const KEYS = 60_000

parentPort?.on('message', () => {
  const startedMs = performance.now()
  const result = [mixNumbers(), sortKeys(), createHash('sha256').update(BUFFER).digest('hex')]
  parentPort?.postMessage({ tookMs: performance.now() - startedMs, result })
})

function mixNumbers(): number {
  let state = 1
  for (let step = 0; step < STEPS; step += 1) state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0
  return state
}

/** Allocates as tests do, so that the garbage collector takes part. */
function sortKeys(): number {
  const keys = Array.from({ length: KEYS }, (_, index) => `key ${Math.imul(index, 2_654_435_761) >>> 0}`)
  const places = new Map(keys.sort().map((key, place) => [key, { key, place }]))
  return JSON.stringify([...places.values()]).length
}
