import { AGENT_TOOLS } from '@windhover/core/toolbox/agent-tools'
import type { Expectation, Got } from './set-line.ts'

type Expected = { readonly expect: Expectation; readonly or?: readonly Expectation[] | undefined }
type Call = Extract<Expectation, { kind: 'call' }>['calls'][number]

/** Every way of reading that is as right as the first counts. */
export function isExpected(got: Got, { expect, or = [] }: Expected): boolean {
  if (got.kind === 'unsure') return false
  const read = comparable(got)
  return [expect, ...or].some((each) => comparable(each) === read)
}

/** A reading as text. What makes no difference to a person makes none here. */
function comparable(reading: Expectation): string {
  switch (reading.kind) {
    case 'call':
    case 'correct':
      return write([reading.kind, ...new Set(reading.calls.map((call) => write(plainCall(call))))])
    case 'partial':
      // Where the missed words begin and end is a matter of taste.
      return write(['partial', ...new Set(reading.calls.map((call) => write(plainCall(call))))])
    case 'ask':
      return write(['ask', reading.about, reading.begun.tool, foldTexts(reading.begun.args)])
    case 'later': {
      const { chain: _chain, receive: _receive, ...request } = reading.request
      return write(['later', foldTexts(request)])
    }
    case 'say':
      return write(['say', reading.topic, reading.term ?? ''])
    case 'unknown':
      return 'unknown'
  }
}

/** A default that is written out makes no difference. */
function plainCall({ tool, args }: Call): readonly [string, Readonly<Record<string, unknown>>] {
  const read = AGENT_TOOLS.find(({ name }) => name === tool)?.input.safeParse(args)
  const { category, ...rest } = foldTexts(
    read?.success === true ? (read.data as Record<string, unknown>) : args,
  )
  // What a note is about is found by itself.
  return [tool, tool === 'propose_memory' || category === undefined ? rest : { ...rest, category }]
}

const FREE_TEXTS: ReadonlySet<string> = new Set([
  'topic',
  'query',
  'content',
  'search',
  'protocol',
  'name',
  'to',
])

function foldTexts(args: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(args)
      .filter(([, value]) => value !== undefined)
      .map(([key, value]) => [
        key,
        FREE_TEXTS.has(key) && typeof value === 'string' ? fold(value) : plainFigure(value),
      ]),
  )
}

/** '9.50' is '9.5'. */
function plainFigure(value: unknown): unknown {
  const isDecimal = typeof value === 'string' && /^\$?\d+\.\d+%?$/.test(value)
  return isDecimal ? value.replace(/\.?0+(?=%?$)/, '') : value
}

function fold(text: string): string {
  return text
    .toLowerCase()
    .trim()
    .replace(/[.!?]$/, '')
}

function write(value: unknown): string {
  return JSON.stringify(value, (_key, each) =>
    each !== null && typeof each === 'object' && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : each,
  )
}
