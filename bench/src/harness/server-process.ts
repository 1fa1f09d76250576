import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'

export type ServerProcess = {
  readonly url: string
  /** Processor time the process has used so far. */
  readonly cpuMs: () => Promise<number>
  readonly stop: () => Promise<void>
}

/**
 * Starts a server in a process of its own. The script sends `{ url }` when it listens and answers `'cpu'` with its
 * processor time (see `report-to-bench.ts`).
 */
export async function startServerProcess(options: {
  script: URL
  env: NodeJS.ProcessEnv
  execArgv?: string[]
}): Promise<ServerProcess> {
  const child = fork(options.script, [], {
    env: { ...process.env, ...options.env },
    execArgv: options.execArgv ?? [],
    // What the server logs must not mix with the figures.
    stdio: ['ignore', process.stderr, process.stderr, 'ipc'],
  })
  const { url } = (await nextMessage(child)) as { url: string }
  return {
    url,
    cpuMs: async () => {
      const answer = nextMessage(child)
      child.send('cpu')
      return ((await answer) as { cpuMs: number }).cpuMs
    },
    stop: async () => {
      const exited = once(child, 'exit')
      child.kill('SIGTERM')
      await exited
    },
  }
}

async function nextMessage(child: ChildProcess): Promise<unknown> {
  const abort = new AbortController()
  const died = once(child, 'exit', { signal: abort.signal }).then(() => {
    throw new Error('the server process ended')
  })
  try {
    const [message] = await Promise.race([once(child, 'message', { signal: abort.signal }), died])
    return message
  } finally {
    abort.abort()
    died.catch(() => {})
  }
}
