import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

/** One round on two idle cores of the machine the budgets were measured on: the median of 30. */
export const REFERENCE_MS = 350
const CORES = 2
const ROUNDS = 5
/** Budgets are never tightened, and a machine that is slower than this tells nothing about the product. */
const SLOWNESS_MIN = 1
const SLOWNESS_MAX = 3

/** How many times slower than the reference this machine is now, with both cores at work. */
export async function measureSlowness(): Promise<number> {
  return slownessOf(await measureRounds(ROUNDS))
}

/** The median: one disturbed round does not make a slow machine. */
export function slownessOf(roundsMs: readonly number[]): number {
  const sorted = roundsMs.toSorted((one, other) => one - other)
  const median = sorted[Math.floor(sorted.length / 2)] ?? REFERENCE_MS
  return Math.min(SLOWNESS_MAX, Math.max(SLOWNESS_MIN, median / REFERENCE_MS))
}

export async function measureRounds(rounds: number): Promise<readonly number[]> {
  const work = new URL('./calibration-work.ts', import.meta.url)
  const workers = Array.from({ length: CORES }, () => new Worker(work))
  try {
    // The first round is for the compiler.
    await runRound(workers)
    const tookMs: number[] = []
    while (tookMs.length < rounds) tookMs.push(await runRound(workers))
    return tookMs
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()))
  }
}

async function runRound(workers: readonly Worker[]): Promise<number> {
  const answers = workers.map((worker) => once(worker, 'message'))
  for (const worker of workers) worker.postMessage('go')
  const tookMs = (await Promise.all(answers)).map(([answer]) => answer.tookMs)
  return Math.max(...tookMs)
}

export function describeSlowness(slowness: number): string {
  if (slowness === SLOWNESS_MIN) return 'this machine is as fast as the reference'
  const most = slowness === SLOWNESS_MAX ? 'at least ' : ''
  return `this machine is ${most}${slowness.toFixed(1)} times slower than the reference`
}
