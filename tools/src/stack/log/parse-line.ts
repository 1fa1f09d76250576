import { stripVTControlCharacters } from 'node:util'
import type { LineParser, LogLevel } from './log-entry.ts'

/** Every engine words its log differently; these bring them to one form. */

export const parsePinoLine: LineParser = (line) => {
  const entry = parseJson(line)
  if (entry === null) return parsePlainLine(line)
  // The first column already says which process it is.
  const { time, level, msg, pid, hostname, process: processName, name, instance, ...fields } = entry
  return { time: toDate(time), level: pinoLevel(level), text: String(msg ?? ''), fields }
}

export const parseRestateLine: LineParser = (line) => {
  const entry = parseJson(line)
  // What is not JSON there is RocksDB telling that it flushed.
  if (entry === null) return null
  const { message, ...fields } = isRecord(entry.fields) ? entry.fields : {}
  return {
    time: toDate(entry.timestamp),
    level: namedLevel(entry.level),
    text: String(message ?? ''),
    fields,
  }
}

/** `2026-11-14 10:00:00.000 UTC [123] LOG:  ready` */
export const parsePostgresLine: LineParser = (line) => {
  const match = /\] ([A-Z]+[0-9]?): {2}(.*)$/.exec(line)
  if (!match) return null
  const [, severity = '', text = ''] = match
  // Clients that come too early or leave by force are no news of the server.
  if (/^(unexpected EOF|could not receive data|the database system is (starting|shutting))/.test(text))
    return null
  const level: LogLevel =
    severity === 'FATAL' || severity === 'PANIC' ? 'error' : severity === 'WARNING' ? 'warn' : 'debug'
  return { time: new Date(), level, text, fields: {} }
}

/** `123:M 14 Nov 2026 10:00:00.000 # text`. Redis marks with `#` much that is no warning, so the words decide. */
export const parseRedisLine: LineParser = (line) => {
  const match = /^\d+:\w \d+ \w+ \d+ [\d:.]+ ([.\-*#]) (.*)$/.exec(line)
  if (!match) return parseFatalLine(line)
  const [, mark = '', text = ''] = match
  const serious =
    mark === '#' && /error|fail(?!over)|can't|cannot|denied|crash|out of memory|bad /i.test(text)
  const aboutTheMachine = /overcommit|Transparent Huge/.test(text)
  return { time: new Date(), level: serious && !aboutTheMachine ? 'warn' : 'debug', text, fields: {} }
}

const parseFatalLine: LineParser = (line) =>
  line.includes('FATAL') ? { time: new Date(), level: 'error', text: line, fields: {} } : null

export const parsePlainLine: LineParser = (line) => {
  const text = stripVTControlCharacters(line).trimEnd()
  if (text.trim() === '') return null
  const level: LogLevel = /\b(error|failed)\b/i.test(text) ? 'error' : 'info'
  return { time: new Date(), level, text, fields: {} }
}

function parseJson(line: string): Record<string, unknown> | null {
  if (!line.startsWith('{')) return null
  try {
    const value: unknown = JSON.parse(line)
    return isRecord(value) ? value : null
  } catch {
    return null
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function toDate(value: unknown): Date {
  const date = new Date(typeof value === 'string' || typeof value === 'number' ? value : Date.now())
  return Number.isNaN(date.getTime()) ? new Date() : date
}

function pinoLevel(level: unknown): LogLevel {
  if (typeof level !== 'number') return namedLevel(level)
  if (level >= 50) return 'error'
  if (level >= 40) return 'warn'
  return level >= 30 ? 'info' : 'debug'
}

function namedLevel(level: unknown): LogLevel {
  const name = String(level).toLowerCase()
  return name === 'error' || name === 'warn' || name === 'info' ? name : 'debug'
}
