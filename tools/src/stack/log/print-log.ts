import { styleText } from 'node:util'
import type { LogEntry, LogLevel, StackLog } from './log-entry.ts'

type Colour = Parameters<typeof styleText>[0]

const LEVEL_COLOURS: Record<LogLevel, Colour> = { debug: 'gray', info: 'green', warn: 'yellow', error: 'red' }
const SOURCE_COLOURS: readonly Colour[] = ['cyan', 'magenta', 'blue', 'yellow', 'green', 'white']
const RANK: Record<LogLevel, number> = { debug: 0, info: 1, warn: 2, error: 3 }

/** Engines talk a lot while all is well: of them only what needs a person is shown. */
const QUIET_SOURCES = new Set(['postgres', 'redis', 'restate'])

/** One line per entry: `time  source  level  message  key=value`. */
export function printLog(options: { write: (line: string) => void; colour: boolean }): StackLog {
  const colours = new Map<string, Colour>()
  const paint = (colour: Colour, text: string) =>
    options.colour ? styleText(colour, text, { validateStream: false }) : text
  return (entry) => {
    const least: LogLevel = QUIET_SOURCES.has(entry.source) ? 'warn' : 'info'
    if (RANK[entry.level] < RANK[least]) return
    const colour =
      colours.get(entry.source) ?? SOURCE_COLOURS[colours.size % SOURCE_COLOURS.length] ?? 'white'
    colours.set(entry.source, colour)
    const parts = [
      paint('gray', clockTime(entry.time)),
      paint(colour, entry.source.padEnd(9)),
      paint(LEVEL_COLOURS[entry.level], entry.level.padEnd(5)),
      entry.text,
      paint('gray', formatFields(entry)),
    ]
    options.write(parts.join('  ').trimEnd())
  }
}

function clockTime(time: Date): string {
  const two = (value: number) => String(value).padStart(2, '0')
  return `${two(time.getHours())}:${two(time.getMinutes())}:${two(time.getSeconds())}`
}

function formatFields(entry: LogEntry): string {
  const stack = stackOf(entry.fields.err)
  const pairs = Object.entries(entry.fields).map(([name, value]) => `${name}=${formatValue(value)}`)
  return pairs.join(' ') + (stack ? `\n${stack}` : '')
}

function formatValue(value: unknown): string {
  if (typeof value === 'string') return /[\s"=]/.test(value) ? JSON.stringify(value) : value
  if (isError(value)) return JSON.stringify(value.message)
  return JSON.stringify(value) ?? ''
}

/** The stack of an error and of everything that caused it: the last cause is usually the one to mend. */
function stackOf(value: unknown): string | null {
  if (!isError(value) || typeof value.stack !== 'string') return null
  const cause = isError(value.cause)
    ? `\n  caused by ${value.cause.message}\n${stackOf(value.cause) ?? ''}`
    : ''
  return value.stack + cause
}

function isError(value: unknown): value is { message: string; stack?: unknown; cause?: unknown } {
  return (
    typeof value === 'object' && value !== null && 'message' in value && typeof value.message === 'string'
  )
}
