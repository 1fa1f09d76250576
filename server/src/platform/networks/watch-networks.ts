import type { Comparison } from './compare-nodes.ts'

const HOUR_MS = 3_600_000
const MINUTE_MS = 60_000

/**
 * Throws where somebody is on another network, and looks again every hour; sooner where somebody has not answered. What
 * is found later ends the process, which then does not start again.
 */
export async function watchNetworks(options: {
  readonly compare: () => Promise<Comparison>
  readonly onStranger?: (error: Error) => void
  readonly everyMs?: number
  readonly againMs?: number
}): Promise<{ readonly stop: () => void }> {
  const { compare, onStranger = endProcess, everyMs = HOUR_MS, againMs = MINUTE_MS } = options
  let timer: NodeJS.Timeout | undefined
  let stopped = false
  const look = async () => {
    const { strangers, silent } = await compare()
    if (strangers.length > 0) throw new Error(`Not the networks of this deployment: ${strangers.join('; ')}`)
    if (!stopped)
      timer = setTimeout(() => void look().catch(onStranger), silent.length > 0 ? againMs : everyMs)
    timer?.unref()
  }
  await look()
  return {
    stop: () => {
      stopped = true
      clearTimeout(timer)
    },
  }
}

/** As a rejection that nobody handles, which every main file ends with. */
function endProcess(error: Error): void {
  void Promise.reject(error)
}
