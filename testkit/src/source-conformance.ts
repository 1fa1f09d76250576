import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { FAILURES, type ReplayServer, startReplayServer } from './replay-server.ts'
import type { MarketDoubles } from './start-market-doubles.ts'

/** Silence is found out soon, and a busy machine is not taken for silence. */
const SHORT_MS = 200
const LONG_MS = 20_000

type Ask = () => Promise<unknown>

/** Every question of a source, by name; each is asked with the source failing in each way. */
export type SourceQuestions<Port> = Readonly<Record<string, (port: Port) => Promise<unknown>>>

/** What every source of market intelligence owes when its provider fails, whatever it is asked. */
export function sourceFailureConformance<Port>(
  name: string,
  { open, questions }: { open: (url: string) => Port; questions: SourceQuestions<Port> },
): void {
  describe(`${name}: a source that fails`, () => {
    let server: ReplayServer
    beforeAll(async () => {
      server = await startReplayServer([])
    })
    afterAll(() => server.stop())

    describe.each(Object.keys(questions))('asked for %s', (question) => {
      const ask: Ask = async () => questions[question]?.(open(server.url))
      it.each(FAILURES)('%s: says so, and that it may be asked again', async (failure) => {
        server.fail(failure)
        const code = failure === 'rate-limited' ? 'intelligence/sourceBusy' : 'intelligence/sourceUnavailable'
        await expect(ask()).rejects.toMatchObject({ code, retryable: true })
      })
    })
  })
}

/** The same against the living double, by its switches. */
export function sourceSwitchConformance<Port>(
  double: string,
  options: {
    doubles: () => MarketDoubles
    open: (options: { timeoutMs: number; apiKey: string }) => Port
    /** Whether it wants a key at all. */
    isKeyed: boolean
    questions: SourceQuestions<Port>
  },
): void {
  const { doubles, isKeyed, questions } = options
  const open = (timeoutMs: number, apiKey = 'practice') => options.open({ timeoutMs, apiKey })
  describe.each(Object.entries(questions))(`${double}, asked for %s`, (_name, question) => {
    it.each([
      ['rate-limit', 'intelligence/sourceBusy'],
      ['server-error', 'intelligence/sourceUnavailable'],
      ['drop', 'intelligence/sourceUnavailable'],
      ['delay', 'intelligence/sourceUnavailable'],
      ['lie', 'intelligence/sourceUnavailable'],
    ] as const)('%s: %s, and well again afterwards', async (kind, code) => {
      doubles().faults.set({ target: double, kind, delayMs: 5_000 })
      const port = open(kind === 'delay' ? SHORT_MS : LONG_MS)
      await expect(question(port)).rejects.toMatchObject({ code, retryable: true })
      doubles().faults.clear()
      await expect(question(open(LONG_MS))).resolves.toBeDefined()
    })

    it('gets over a single failure by itself', async () => {
      doubles().faults.set({ target: double, kind: 'server-error', times: 1 })
      await expect(question(open(LONG_MS))).resolves.toBeDefined()
    })

    if (!isKeyed) return
    it('is refused with a key that nobody gave out', async () => {
      await expect(question(open(LONG_MS, 'wrong'))).rejects.toMatchObject({
        code: 'intelligence/sourceRefused',
        retryable: false,
      })
    })
  })
}
