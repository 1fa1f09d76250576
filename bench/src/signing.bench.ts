import { compareInTurn } from './harness/compare-in-turn.ts'
import { defineBench } from './harness/define-bench.ts'
import { bareSigning } from './signing/bare-signing.ts'
import { startInProcess } from './signing/sign-in-process.ts'
import { startOverSocket } from './signing/sign-over-socket.ts'

const ROUNDS = 7
const WARM_UPS = 3
const VAULTS = 200
const REQUESTS = 3_000
const UNDER_WAY = 256
const PACE = 1_000
const PACED_SECONDS = 5

export const bench = defineBench({
  name: 'signing',
  summary:
    'the signer without its socket, told of every approval before: looking it up, decoding, limits, ledger and audit in Postgres, then ed25519; bare: ed25519 alone, same message, open key',
  unit: 'signatures per second of processor time of the signing process',
  goal: 0.3,
  run: async () => {
    const inside = await measureInProcess()
    const socket = await measureOverSocket()
    return {
      ours: inside.ours,
      bare: inside.bare,
      notes: [
        ...inside.notes,
        `the whole request over the socket: ${socket.ours} against ${socket.bare}, ratio ${(socket.ours / socket.bare).toFixed(3)}`,
        ...socket.notes,
      ],
    }
  },
})

async function measureInProcess() {
  const inside = await startInProcess(VAULTS)
  try {
    return await measure(inside)
  } finally {
    await inside.close()
  }
}

async function measureOverSocket() {
  const socket = await startOverSocket(VAULTS)
  try {
    const measured = await measure(socket)
    const requests = await socket.make(PACE * PACED_SECONDS)
    const took = (await socket.paced(requests, PACE)).toSorted((a, b) => a - b)
    const at = (part: number) => (took[Math.floor(took.length * part)] ?? 0).toFixed(1)
    const paced = `at ${PACE}/s for ${PACED_SECONDS} s, from the moment each was due: median ${at(0.5)} ms, p99 ${at(0.99)} ms`
    return { ...measured, notes: [...measured.notes, paced] }
  } finally {
    await socket.close()
  }
}

type Side = Pick<Awaited<ReturnType<typeof startOverSocket>>, 'make' | 'all' | 'cpuMs'>

async function measure({ make, all, cpuMs }: Side) {
  const walls: number[] = []
  const ours = async () => {
    const requests = await make(REQUESTS)
    const [cpuBefore, startedMs] = [await cpuMs(), performance.now()]
    await all(requests, UNDER_WAY)
    walls.push(Math.round((REQUESTS * 1000) / (performance.now() - startedMs)))
    return (REQUESTS * 1000) / ((await cpuMs()) - cpuBefore)
  }
  const bare = await bareSigning(make)
  // The first ones compile, connect and plan.
  for (let round = 0; round < WARM_UPS; round++) await Promise.all([ours(), bare()])
  const result = await compareInTurn({ rounds: ROUNDS, ours, bare })
  return {
    ours: Math.round(result.ours),
    bare: Math.round(result.bare),
    notes: [
      `ratio by round ${result.rounds.map((one) => (one.ours / one.bare).toFixed(3)).join(' ')}`,
      `by the clock, with Postgres on the same cores: ${walls.slice(WARM_UPS).join(' ')} per second`,
    ],
  }
}
