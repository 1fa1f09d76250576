import { existsSync } from 'node:fs'
import { readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'

/** Beyond this many blocks nobody asks for an empty one, or for the steps inside a transaction. */
const FULL_BLOCKS = 64

const traceNode = z.looseObject({ trace: z.looseObject({}) })
const savedState = z.looseObject({
  best_block_number: z.number(),
  blocks: z.array(
    z.looseObject({ header: z.looseObject({ number: z.string() }), transactions: z.array(z.unknown()) }),
  ),
  transactions: z.array(
    z.looseObject({ block_number: z.number(), info: z.looseObject({ traces: z.array(traceNode) }) }),
  ),
})
type SavedState = z.infer<typeof savedState>

/**
 * Readies the folder of a node for its next start and gives the state to load; null for an empty chain.
 * The part file is newer where a node was killed between two orderly stops, unless it broke off while writing.
 */
export async function prepareNodeState(folder: string): Promise<string | null> {
  await waitForGuard(join(folder, 'guard.pid'))
  const whole = join(folder, 'state.json')
  const part = join(folder, 'state.part.json')
  if (await isNewer(part, whole)) await adopt(part, whole)
  await rm(part, { force: true })
  if (!existsSync(whole)) return null
  const trimmed = trimState(await readFile(whole, 'utf8'))
  if (trimmed !== null) await replaceFile(whole, trimmed)
  return whole
}

/** Written beside and moved, so that no reader ever sees half a file. */
async function replaceFile(file: string, text: string): Promise<void> {
  await writeFile(`${file}.new`, text)
  await rename(`${file}.new`, file)
}

async function adopt(part: string, whole: string): Promise<void> {
  if (parseState(await readFile(part, 'utf8'))) await rename(part, whole)
}

async function isNewer(part: string, whole: string): Promise<boolean> {
  if (!existsSync(part)) return false
  if (!existsSync(whole)) return true
  return (await stat(part)).mtimeMs > (await stat(whole)).mtimeMs
}

/** The guard of a world that was killed a moment ago may still be saving. */
async function waitForGuard(file: string): Promise<void> {
  for (let attempt = 0; attempt < 100 && existsSync(file); attempt += 1) {
    const pid = Number(await readFile(file, 'utf8').catch(() => '0'))
    if (!isAlive(pid)) break
    await sleep(100)
  }
  await rm(file, { force: true })
}

function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

/** Null where there is nothing to trim. */
function trimState(text: string): string | null {
  const state = parseState(text)
  if (!state) return null
  const oldest = state.best_block_number - FULL_BLOCKS
  const blocks = state.blocks.filter(({ transactions, header }) => {
    const number = Number(header.number)
    return transactions.length > 0 || number >= oldest || number === 0
  })
  const isLean = state.transactions.every(
    (each) => each.block_number >= oldest || each.info.traces.length <= 1,
  )
  if (isLean && blocks.length === state.blocks.length) return null
  return JSON.stringify({
    ...state,
    blocks,
    transactions: state.transactions.map((each) => slim(each, oldest)),
  })
}

/** Receipt and logs stay; of the trace only its outermost call, which the node counts on. */
function slim(saved: SavedState['transactions'][number], oldest: number): SavedState['transactions'][number] {
  const [outermost] = saved.info.traces
  if (saved.block_number >= oldest || !outermost) return saved
  const bare = {
    children: [],
    logs: [],
    ordering: [],
    trace: { ...outermost.trace, data: '0x', output: '0x', steps: [] },
  }
  return { ...saved, info: { ...saved.info, out: null, traces: [{ ...outermost, ...bare }] } }
}

function parseState(text: string): SavedState | null {
  try {
    return savedState.parse(JSON.parse(text))
  } catch {
    return null
  }
}
