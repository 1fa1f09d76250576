/** One JSON object per line on stdout. Fields are flat and typed, so that a buffer can never be logged by accident. */
export type LogFields = Readonly<Record<string, string | number | boolean | null>>

export type Log = {
  readonly info: (message: string, fields?: LogFields) => void
  readonly warn: (message: string, fields?: LogFields) => void
  readonly error: (message: string, fields?: LogFields) => void
}

export function createLog(
  write: (line: string) => void = (line) => process.stdout.write(line),
  name = 'signer',
): Log {
  const at =
    (level: string) =>
    (message: string, fields: LogFields = {}) =>
      write(`${JSON.stringify({ level, time: new Date().toISOString(), name, ...fields, msg: message })}\n`)
  return { info: at('info'), warn: at('warn'), error: at('error') }
}

/** What may be told about an error: its name, code and message, never its properties (a driver hangs query parameters there). */
export function describeError(error: unknown): LogFields {
  if (!(error instanceof Error)) return { error: 'unknown' }
  const code =
    'code' in error && (typeof error.code === 'string' || typeof error.code === 'number') ? error.code : null
  return { error: error.name, code, reason: error.message, ...describeCause(error.cause) }
}

function describeCause(cause: unknown): LogFields {
  return cause instanceof Error ? { cause: `${cause.name}: ${cause.message}` } : {}
}
