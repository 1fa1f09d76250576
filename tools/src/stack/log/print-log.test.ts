import { describe, expect, it } from 'vitest'
import type { LineParser } from './log-entry.ts'
import {
  parsePinoLine,
  parsePlainLine,
  parsePostgresLine,
  parseRedisLine,
  parseRestateLine,
} from './parse-line.ts'
import { printLog } from './print-log.ts'

function shown(source: string, parse: LineParser, line: string): string[] {
  const lines: string[] = []
  const log = printLog({ write: (text) => lines.push(text), colour: false })
  const parsed = parse(line)
  if (parsed) log({ ...parsed, source })
  return lines.map((text) => text.replace(/^\d\d:\d\d:\d\d {2}/, ''))
}

describe('the one log', () => {
  it('shows a line of the api as time, source, level, message and fields', () => {
    const line =
      '{"level":30,"time":"2026-11-15T00:00:00.000Z","process":"api","instance":"1","port":4710,"why":"as asked","msg":"api listens"}'
    expect(shown('api-1', parsePinoLine, line)).toEqual([
      'api-1      info   api listens  port=4710 why="as asked"',
    ])
  })

  it('shows what caused an error', () => {
    const err = { message: 'Outer', stack: 'at outer', cause: { message: 'Inner', stack: 'at inner' } }
    const [text] = shown('api-1', parsePinoLine, JSON.stringify({ level: 50, msg: 'request failed', err }))
    expect(text).toBe('api-1      error  request failed  err="Outer"\nat outer\n  caused by Inner\nat inner')
  })

  it.each([
    ['postgres', parsePostgresLine, '2026-11-15 00:00:00.000 UTC [1] LOG:  database system is ready'],
    [
      'postgres',
      parsePostgresLine,
      '2026-11-15 00:00:00.000 UTC [1] FATAL:  the database system is starting up',
    ],
    ['redis', parseRedisLine, '1:M 15 Nov 2026 00:00:00.000 # Server initialized'],
    ['redis', parseRedisLine, '1:M 15 Nov 2026 00:00:00.000 * Ready to accept connections'],
    [
      'restate',
      parseRestateLine,
      '{"timestamp":"2026-11-15T00:00:00Z","level":"INFO","fields":{"message":"Partition 1 started"}}',
    ],
    ['restate', parseRestateLine, '[rocksdb] flushed all!'],
    ['web', parsePlainLine, '   '],
  ])('keeps the chatter of %s away', (source, parse, line) => {
    expect(shown(source, parse, line)).toEqual([])
  })

  it.each([
    [
      'postgres',
      parsePostgresLine,
      '2026-11-15 00:00:00.000 UTC [1] FATAL:  no space left',
      'postgres   error  no space left',
    ],
    [
      'redis',
      parseRedisLine,
      "1:M 15 Nov 2026 00:00:00.000 # Can't save in background: fork",
      "redis      warn   Can't save in background: fork",
    ],
    [
      'restate',
      parseRestateLine,
      '{"level":"WARN","fields":{"message":"slow","ms":"9"}}',
      'restate    warn   slow  ms=9',
    ],
    ['web', parsePlainLine, '\u001b[31mBuild failed\u001b[0m', 'web        error  Build failed'],
  ])('shows trouble of %s', (source, parse, line, text) => {
    expect(shown(source, parse, line)).toEqual([text])
  })
})
