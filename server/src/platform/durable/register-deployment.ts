import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from '../log/logger.ts'
import { engineAddress } from './engine-address.ts'

const RETRY_MS = 500

/**
 * Tells the engine where the worker is, again and again until it listens. Workers behind one address register the same
 * thing, so it does not matter who is first or that all do it.
 */
export async function registerDeployment(options: {
  adminUrl: string
  workerUrl: string
  /** The same address has new code (development, one box): what the engine knows about it is replaced. */
  force: boolean
  log: Logger
  signal: AbortSignal
}): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const problem = await tryRegister(options)
    if (problem === null)
      return options.log.info({ workerUrl: options.workerUrl }, 'registered with the durable engine')
    options.signal.throwIfAborted()
    if (attempt % 10 === 1)
      options.log.warn({ problem, attempt }, 'the durable engine does not know this worker yet')
    await sleep(RETRY_MS, undefined, { signal: options.signal })
  }
}

async function tryRegister(options: {
  adminUrl: string
  workerUrl: string
  force: boolean
  signal: AbortSignal
}): Promise<string | null> {
  try {
    const { url, headers } = engineAddress(options.adminUrl)
    const answer = await fetch(new URL('/deployments', url), {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ uri: options.workerUrl, force: options.force }),
      signal: AbortSignal.any([options.signal, AbortSignal.timeout(10_000)]),
    })
    return answer.ok ? null : `${answer.status} ${(await answer.text()).slice(0, 500)}`
  } catch (error) {
    return String(error)
  }
}
