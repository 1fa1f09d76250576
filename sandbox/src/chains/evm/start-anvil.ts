import { spawn } from 'node:child_process'
import { mkdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { createPublicClient, createTestClient, http, type PublicClient, type TestClient } from 'viem'
import { anvilBinary } from './anvil-binary.ts'
import { assertPortFree } from './assert-port-free.ts'
import { prepareNodeState } from './node-state.ts'
import { startMiner } from './start-miner.ts'

const GUARD = fileURLToPath(new URL('./guard-node.sh', import.meta.url))
const SAVE_EVERY_SEC = 60
const START_WITHIN_MS = 15_000
/** States of this many blocks back can be asked for; a reorg reaches no deeper. */
const STATES_KEPT = 64

export type AnvilOptions = {
  readonly chainId: number
  readonly port: number
  /** The node's own folder: `state.json` in it is loaded at the start and written at the end. */
  readonly stateDir: string
  /** A sent transaction waits at most this long for its block; without a number each is mined at once. */
  readonly blockTimeMs?: number
  /** Held at this figure; left alone, a quiet chain soon asks for next to nothing. Counts with a block time only. */
  readonly baseFeeWei?: bigint
  readonly args?: readonly string[]
  /** Told when the node ends without having been stopped. */
  readonly onLost?: (complaint: string) => void
}

export type Anvil = {
  readonly url: string
  readonly pid: number
  readonly node: PublicClient
  readonly admin: TestClient
  /** Saves the state and ends the node. */
  readonly stop: () => Promise<void>
}

export async function startAnvil(options: AnvilOptions): Promise<Anvil> {
  await mkdir(options.stateDir, { recursive: true })
  const loaded = await prepareNodeState(options.stateDir)
  await assertPortFree(options.port)
  const guard = spawn(
    '/bin/sh',
    [GUARD, options.stateDir, anvilBinary(), ...nodeArguments(options, loaded)],
    {
      stdio: ['pipe', 'ignore', 'pipe'],
      // Its own group: a Ctrl-C in the terminal must reach the nodes through us, after everything that still uses them.
      detached: true,
    },
  )
  const complaints: string[] = []
  guard.stderr.on('data', (chunk: Buffer) => complaints.push(chunk.toString()))
  // A guard that is gone already needs no word from us.
  guard.stdin.on('error', () => undefined)
  const exited = new Promise<void>((resolve) => {
    guard.once('exit', () => resolve())
    guard.once('error', (error) => {
      complaints.push(error.message)
      resolve()
    })
  })
  const url = `http://127.0.0.1:${options.port}`
  const transport = http(url, { timeout: 60_000, retryCount: 0 })
  const node: PublicClient = createPublicClient({ transport, pollingInterval: 250, cacheTime: 0 })
  const admin: TestClient = createTestClient({ mode: 'anvil', transport })

  let isStopping = false
  const end = async (): Promise<void> => {
    isStopping = true
    guard.stdin.end()
    await exited
  }
  const ready = waitUntilAnswers(node, options.chainId)
  const isUp = await Promise.race([ready, exited.then(() => false)])
  if (!isUp) {
    await end()
    throw new Error(`The node of chain ${options.chainId} did not start: ${complaints.join('').trim()}`)
  }
  void exited.then(() => isStopping || options.onLost?.(complaints.join('').trim()))
  // A loaded chain would go on from the moment it was saved.
  if (loaded !== null) await setTime(admin)
  const { blockTimeMs, baseFeeWei } = options
  const stopMiner = blockTimeMs === undefined ? null : await startMiner(admin, { blockTimeMs, baseFeeWei })
  return {
    url,
    pid: guard.pid ?? 0,
    node,
    admin,
    stop: async () => {
      await stopMiner?.()
      await end()
    },
  }
}

function setTime(admin: TestClient): Promise<unknown> {
  return admin.request({
    method: 'anvil_setTime' as never,
    params: [Math.floor(Date.now() / 1_000)] as never,
  })
}

function nodeArguments(options: AnvilOptions, loaded: string | null): readonly string[] {
  return [
    ...['--quiet', '--accounts', '0', '--host', '127.0.0.1', '--port', `${options.port}`],
    ...['--chain-id', `${options.chainId}`, '--disable-code-size-limit', '--gas-limit', '300000000'],
    ...[
      '--prune-history',
      `${STATES_KEPT}`,
      '--slots-in-an-epoch',
      '1',
      '--state-interval',
      `${SAVE_EVERY_SEC}`,
    ],
    ...(options.blockTimeMs === undefined ? [] : ['--no-mining']),
    ...(loaded === null ? [] : ['--load-state', loaded]),
    ...(options.args ?? []),
  ]
}

async function waitUntilAnswers(node: PublicClient, chainId: number): Promise<boolean> {
  const deadline = Date.now() + START_WITHIN_MS
  while (Date.now() < deadline) {
    const answered = await node.getChainId().catch(() => null)
    if (answered === chainId) return true
    await new Promise((resolve) => setTimeout(resolve, 40))
  }
  return false
}
